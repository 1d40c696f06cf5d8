import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openContentFiles,
  type ContentStore,
  type WatchedContent,
} from "../../src/storage/index.js";
import { contentOf, textOf } from "./support/content-of.js";
import { openPartitioned } from "./support/open-partitioned.js";
import {
  openPostgres,
  storeKinds,
  type OpenedStores,
  type StoreKind,
} from "./support/open-stores.js";

/** What stands there, by source. */
async function textsOf({ read }: Pick<ContentStore, "read">) {
  const { sources } = await read();
  return Object.fromEntries(sources.map((one) => [one.source, textOf(one)]));
}

/** The same as who watches it finds it. */
async function textsFound(content: WatchedContent) {
  const texts: Record<string, string> = {};
  for (const { source, version } of (await content.list()).sources) {
    const found = await content.find(source, version);
    if (found !== undefined) texts[source] = textOf(found);
  }
  return texts;
}
const versionOf = async ({ read }: Pick<ContentStore, "read">) => (await read()).version;

const kinds = [
  ...storeKinds,
  ["PostgreSQL with its measures on two other servers", openPartitioned] as const,
];

describe.each(kinds)("imported content in %s", (_name, openKind) => {
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
    expect(await content.put("bank", contentOf("one"), empty.version)).toBe(true);
    expect(await content.put("agency", contentOf("\0\u00ff two"), await versionOf(content))).toBe(
      true,
    );
    expect(await content.put("bank", contentOf("three"), await versionOf(content))).toBe(true);
    expect(await textsOf(content)).toEqual({ agency: "\0\u00ff two", bank: "three" });
    const [agency] = (await content.read()).sources;
    expect(agency?.place).toContain("agency");
    expect(agency?.place).not.toContain("pa55w0rd");
  });

  it("is not replaced by what was made beside another version of it", async () => {
    const { content } = stores;
    const before = await versionOf(content);
    expect(await content.put("agency", contentOf("newer"), before)).toBe(true);
    expect(await content.put("bank", contentOf("older"), before)).toBe(false);
    expect(await textsOf(content)).toEqual({ agency: "newer", bank: "three" });
  });

  it("is one writer's whole, however many write at once", async () => {
    const { content } = stores;
    const before = await versionOf(content);
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(100_000));
    const kept = await Promise.all(
      texts.map((text) => content.put("bank", contentOf(text), before)),
    );
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
    expect(await content.put("bank", contentOf("five"), await versionOf(content))).toBe(true);
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
    expect(found && textOf(found)).toBe("newer");
    expect(found?.place).toContain("agency");
    expect(found?.place).not.toContain("pa55w0rd");

    await content.put("agency", contentOf("the newest"), await versionOf(content));
    expect(await watchedContent.find(source, version)).toBeUndefined();
    expect(await watchedContent.find("nobody", version)).toBeUndefined();
    expect(await textsFound(watchedContent)).toEqual({ agency: "the newest" });
  });

  it("is found by whoever imports in the version that was listed, with what is said of it where that is kept", async () => {
    const { content } = stores;
    const summary = { madeBy: "an edition", series: 3, numbers: Float64Array.of(7, 2 ** 49 + 1) };
    const text = "gears: 1\nwidgets: 2";
    await content.put("works", { ...contentOf(text), summary }, await versionOf(content));
    const listed = await content.summaries();
    expect(listed.version).toBe(await versionOf(content));
    expect(listed.sources.map(({ source }) => source)).toEqual(["agency", "works"]);
    const [agency, works] = listed.sources;
    expect(agency?.summary).toBeUndefined();
    if (content.isShared)
      expect(works?.summary).toEqual({ ...summary, measures: ["gears", "widgets"] });
    const found = await content.find("works", works?.version ?? "");
    expect(found && textOf(found)).toBe(text);

    await content.put("works", contentOf("gears: 1"), await versionOf(content));
    expect(await content.find("works", works?.version ?? "")).toBeUndefined();
    const [, after] = (await content.summaries()).sources;
    expect(after).toEqual({ source: "works", version: after?.version });
    await content.remove("works");
  });

  it("is found in measures, of which those that have not changed are the same ones", async () => {
    const { content, watchedContent } = stores;
    const measures = Array.from({ length: 250 }, (_, at) => `measure ${String(at)}: 1 2 3`);
    const put = async () => {
      expect(
        await content.put("office", contentOf(measures.join("\n")), await versionOf(content)),
      ).toBe(true);
      return (await watchedContent.list()).sources.find(({ source }) => source === "office");
    };
    const find = async (former?: Awaited<ReturnType<typeof watchedContent.find>>) => {
      const { version = "" } = (await put()) ?? {};
      const found = (await watchedContent.find("office", version, former)) ?? expect.fail();
      expect(textOf(found)).toBe(measures.join("\n"));
      return found;
    };
    const before = await find();
    measures[7] = "measure 7: 1 2 4";
    measures.push("measure 250: 5");
    const [first, next] = [before.packed(), (await find(before)).packed()];
    if (!(first instanceof Uint8Array) && !(next instanceof Uint8Array)) {
      const changed = [...next.measures].filter(([key, one]) => first.measures.get(key) !== one);
      expect(changed.map(([key]) => key)).toEqual(["measure 7", "measure 250"]);
      // What was found is of one version, and stays what it was.
      expect(textOf(before)).not.toContain("measure 250");
    }
    measures.splice(0, 100);
    await find(before);
    expect(await content.remove("office")).toBe(true);
  });

  it("is there again for the next process", async () => {
    await stores.close();
    stores = await kind.open();
    expect(await textsOf(stores.content)).toEqual({ agency: "the newest" });
    expect(stores.problems).toEqual([]);
  });
});

it("a source that was imported whole is read as it is, and in measures once it is imported again", async () => {
  const kind = await openPostgres();
  const stores = await kind.open();
  const { content, watchedContent } = stores;
  const client = new pg.Client(kind.url);
  try {
    await client.connect();
    const text = "insert into stat.content (source, digest, packed) values ('bank', 'one', $1)";
    await client.query(text, [Buffer.from("a: 1\nb: 2")]);
    expect(await textsOf(content)).toEqual({ bank: "a: 1\nb: 2" });
    const before = await watchedContent.find("bank", "one");
    expect(before?.packed()).toBeInstanceOf(Uint8Array);
    expect(await content.put("bank", contentOf("a: 1\nb: 3"), "bank one")).toBe(true);
    const [listed] = (await watchedContent.list()).sources;
    const found = await watchedContent.find("bank", listed?.version ?? "", before);
    expect(found?.packed()).not.toBeInstanceOf(Uint8Array);
    expect(found && textOf(found)).toBe("a: 1\nb: 3");
  } finally {
    await client.end();
    await stores.close();
    await kind.close();
  }
});

it.skipIf(process.platform === "win32")(
  "a file that leads nowhere hides no change of the others",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    try {
      const content = openContentFiles(folder);
      await content.put("bank", contentOf("one"), await versionOf(content));
      symlinkSync(join(folder, "nowhere"), join(folder, "content", "agency.json.gz"));
      const before = await versionOf(content);
      expect(await content.put("bank", contentOf("two"), before)).toBe(true);
      expect(await versionOf(content)).not.toBe(before);
      expect(await content.put("bank", contentOf("three"), before)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
