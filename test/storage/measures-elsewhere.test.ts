import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "../../src/storage/index.js";
import { contentOf, textOf } from "./support/content-of.js";
import { openPartitioned } from "./support/open-partitioned.js";
import type { OpenedStores } from "./support/open-stores.js";

/** More than there are partitions: every server has some of them. */
const textWith = (figure: number) =>
  Array.from({ length: 100 }, (_, at) => `measure ${String(at)}: ${String(figure)}`).join("\n");

let kind: Awaited<ReturnType<typeof openPartitioned>>;
let stores: OpenedStores;
beforeAll(async () => {
  kind = await openPartitioned();
  stores = await kind.open();
});
afterAll(async () => {
  await stores.close();
  await kind.close();
});

describe("a server that has measures and does not answer", () => {
  it("refuses imports, and what was there stays", async () => {
    const { content, watchedContent } = stores;
    const [server] = kind.others;
    expect(await content.put("bank", contentOf(textWith(1)), "")).toBe(true);
    const { version, sources } = await watchedContent.list();
    const found = await watchedContent.find("bank", sources[0]?.version ?? "");
    await server?.kill();
    const refused = content.put("bank", contentOf(textWith(2)), version);
    await expect(refused).rejects.toThrow(DatabaseUnavailable);
    // Who has read its measures needs none of them again.
    expect((await watchedContent.list()).version).toBe(version);
    const again = await watchedContent.find("bank", sources[0]?.version ?? "", found);
    expect(again && textOf(again)).toBe(textWith(1));

    await server?.start();
    const [kept] = (await content.read()).sources;
    expect(kept && textOf(kept)).toBe(textWith(1));
    expect(await content.put("bank", contentOf(textWith(2)), version)).toBe(true);
    const [now] = (await content.read()).sources;
    expect(now && textOf(now)).toBe(textWith(2));
    expect(await content.remove("bank")).toBe(true);
  });

  it("holds up nobody who asks for what another one has", async () => {
    const { content, watchedContent } = stores;
    const [server] = kind.others;
    const names = Array.from({ length: 12 }, (_, at) => `source-${String(at)}`);
    for (const name of names) {
      const { version } = await watchedContent.list();
      expect(await content.put(name, contentOf(`measure of ${name}: 1`), version)).toBe(true);
    }
    const { sources } = await watchedContent.list();
    await server?.kill();
    const found = await Promise.allSettled(
      sources.map(({ source, version }) => watchedContent.find(source, version)),
    );
    const there = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const reasons = found.flatMap((one) =>
      one.status === "rejected" ? [one.reason as unknown] : [],
    );
    expect(there.map((one) => one && textOf(one))).toEqual(
      there.map((one) => `measure of ${one?.source ?? ""}: 1`),
    );
    expect([there.length > 0, reasons.length > 0]).toEqual([true, true]);
    for (const reason of reasons) expect(reason).toBeInstanceOf(DatabaseUnavailable);
    // At once, not after the pause that follows a database's own silence.
    expect((await watchedContent.list()).sources).toHaveLength(names.length);
    await server?.start();
  });
});
