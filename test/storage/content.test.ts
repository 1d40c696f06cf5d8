import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openContentFiles,
  type ContentStore,
  type WatchedContent,
} from "../../src/storage/index.js";
import { storeKinds, type OpenedStores, type StoreKind } from "./support/open-stores.js";

const bytes = (text: string) => new TextEncoder().encode(text);

/** What stands there, by source. */
async function textsOf({ read }: Pick<ContentStore, "read">) {
  const { sources } = await read();
  return Object.fromEntries(
    sources.map(({ source, packed }) => [source, new TextDecoder().decode(packed())]),
  );
}

/** The same as who watches it finds it. */
async function textsFound(content: WatchedContent) {
  const texts: Record<string, string> = {};
  for (const { source, version } of (await content.list()).sources) {
    const found = await content.find(source, version);
    if (found !== undefined) texts[source] = new TextDecoder().decode(found.packed());
  }
  return texts;
}
const versionOf = async ({ read }: Pick<ContentStore, "read">) => (await read()).version;

describe.each(storeKinds)("imported content in %s", (_name, openKind) => {
  let kind: StoreKind;
  let stores: OpenedStores;
  beforeAll(async () => {
    kind = await openKind();
    stores = await kind.open();
  });
  afterAll(async () => {
    try {
      await stores.close();
    } finally {
      await kind.close();
    }
  });

  it("is what was put last, source by source", async () => {
    const { content } = stores;
    const empty = await content.read();
    expect(empty.sources).toEqual([]);
    expect(await content.put("bank", bytes("one"), empty.version)).toBe(true);
    expect(await content.put("agency", bytes("\0\u00ff two"), await versionOf(content))).toBe(true);
    expect(await content.put("bank", bytes("three"), await versionOf(content))).toBe(true);
    expect(await textsOf(content)).toEqual({ agency: "\0\u00ff two", bank: "three" });
    const [agency] = (await content.read()).sources;
    expect(agency?.place).toContain("agency");
    expect(agency?.place).not.toContain("pa55w0rd");
  });

  it("is not replaced by what was made beside another version of it", async () => {
    const { content } = stores;
    const before = await versionOf(content);
    expect(await content.put("agency", bytes("newer"), before)).toBe(true);
    expect(await content.put("bank", bytes("older"), before)).toBe(false);
    expect(await textsOf(content)).toEqual({ agency: "newer", bank: "three" });
  });

  it("is one writer's whole, however many write at once", async () => {
    const { content } = stores;
    const before = await versionOf(content);
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(100_000));
    const kept = await Promise.all(texts.map((text) => content.put("bank", bytes(text), before)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect((await textsOf(content))["bank"]).toBe(texts[kept.indexOf(true)]);
  });

  it("is seen by whoever watches, and removed once", async () => {
    const { content, watchedContent } = stores;
    let seen: Record<string, string> = {};
    const end = watchedContent.watch(async () => {
      seen = await textsFound(watchedContent);
    });
    expect((await watchedContent.list()).version).toBe(await versionOf(content));
    expect(await content.put("bank", bytes("five"), await versionOf(content))).toBe(true);
    await expect.poll(() => seen).toEqual({ agency: "newer", bank: "five" });
    expect(await content.remove("bank")).toBe(true);
    expect(await content.remove("bank")).toBe(false);
    await expect.poll(() => seen).toEqual({ agency: "newer" });
    expect((await watchedContent.list()).version).toBe(await versionOf(content));
    end();
  });

  it("is found one source at a time, in the version that was listed or not at all", async () => {
    const { content, watchedContent } = stores;
    const [listed] = (await watchedContent.list()).sources;
    const { source = "", version = "" } = listed ?? {};
    expect(source).toBe("agency");
    const found = await watchedContent.find(source, version);
    expect(found).toMatchObject({ source, version });
    expect(new TextDecoder().decode(found?.packed())).toBe("newer");
    expect(found?.place).toContain("agency");
    expect(found?.place).not.toContain("pa55w0rd");

    await content.put("agency", bytes("the newest"), await versionOf(content));
    expect(await watchedContent.find(source, version)).toBeUndefined();
    expect(await watchedContent.find("nobody", version)).toBeUndefined();
    expect(await textsFound(watchedContent)).toEqual({ agency: "the newest" });
  });

  it("is there again for the next process", async () => {
    await stores.close();
    stores = await kind.open();
    expect(await textsOf(stores.content)).toEqual({ agency: "the newest" });
    expect(stores.problems).toEqual([]);
  });
});

it.skipIf(process.platform === "win32")(
  "a file that leads nowhere hides no change of the others",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    try {
      const content = openContentFiles(folder);
      await content.put("bank", bytes("one"), await versionOf(content));
      symlinkSync(join(folder, "nowhere"), join(folder, "content", "agency.json.gz"));
      const before = await versionOf(content);
      expect(await content.put("bank", bytes("two"), before)).toBe(true);
      expect(await versionOf(content)).not.toBe(before);
      expect(await content.put("bank", bytes("three"), before)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
