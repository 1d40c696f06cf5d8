import { expect, it } from "vitest";
import { DatabaseUnavailable } from "../../src/storage/index.js";
import { contentOf, textOf } from "./support/content-of.js";
import { openPartitioned } from "./support/open-partitioned.js";

/** More than there are partitions: every server has some of them. */
const textWith = (figure: number) =>
  Array.from({ length: 100 }, (_, at) => `measure ${String(at)}: ${String(figure)}`).join("\n");

it("a server that has measures and does not answer refuses imports, and what was there stays", async () => {
  const kind = await openPartitioned();
  const { content, watchedContent, close } = await kind.open().then((stores) => ({
    ...stores,
    close: () => stores.close(),
  }));
  const [server] = kind.others;
  try {
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
  } finally {
    await close();
    await kind.close();
  }
});
