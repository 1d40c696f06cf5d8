import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runContentCommand } from "../../../src/service/import/index.js";
import {
  loadLibrary,
  packContent,
  type ImportedContent,
  type OwnLibrary,
} from "../../../src/service/library/index.js";
import {
  day,
  openImportFolder,
  readImported,
  shorten,
  surroundingsOf,
} from "../import/import-folder.js";
import { ownLibrary } from "../support/own-library.js";

const { dataDir, file, run } = openImportFolder();

/** A table of Germany: a series for each measure. */
const tableOf = (...measures: readonly string[]) =>
  [
    `country,year,${measures.map((measure) => `${measure} (pieces)`).join(",")}`,
    ...[2020, 2021, 2022, 2023, 2024].map(
      (year) => `Germany,${[year, ...measures.map((_one, at) => year + at)].join(",")}`,
    ),
  ].join("\n");

const importOf = (source: string, ...measures: readonly string[]) =>
  run([file(`${source}.csv`, tableOf(...measures)), "--source", source, "--licence", "internal"]);

let own: OwnLibrary;
beforeAll(async () => {
  own = await ownLibrary();
});

/** What is there of my own: each item's number by its key. */
async function itemsOf(contents: readonly ImportedContent[]): Promise<Record<string, number>> {
  const library = await loadLibrary(contents, own);
  const { statistics, topics, studies, infographics, collisions } = library;
  expect(collisions).toEqual([]);
  const all = [statistics, topics, studies, infographics].flatMap((items) => [...items.values()]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const mine = all.filter(({ key = "" }) => key.includes("my-desk"));
  return Object.fromEntries(mine.map(({ key = "", id }) => [key, id]));
}
const items = () => itemsOf(readImported(dataDir()));

/** Ten digits of the hashes of both are 6821131424. */
const [shortKey, alike] = ["series|my-desk-m7810|DEU", "series|my-desk-m87513|DEU"];

describe("numbers of imported items", () => {
  it("differ where ten digits of their hashes do not, and are all that Excel keeps of a number", async () => {
    expect(await importOf("my-desk", "M7810", "M87513")).toMatchObject({ exitCode: 0 });
    const numbers = await items();
    expect(Object.keys(numbers)).toEqual(expect.arrayContaining([shortKey, alike]));
    for (const id of Object.values(numbers)) expect(String(id)).toMatch(/^\d{15}$/);
  });

  it("stay short where they were, at every import", async () => {
    await importOf("my-desk", "M7810");
    const [content = expect.fail()] = readImported(dataDir());
    const before = await itemsOf([shorten(content)]);
    expect(before[shortKey]).toBe(6821131424);
    for (const id of Object.values(before)) expect(String(id)).toMatch(/^\d{10}$/);
    writeFileSync(
      join(dataDir(), "content", "my-desk.json.gz"),
      packContent(shorten(content)).whole(),
    );

    const measures = ["M7810", "M87513"];
    expect((await importOf("my-desk", ...measures)).text).toMatch(/^Imported my-desk/);
    expect((await importOf("my-desk", ...measures)).text).toContain("nothing changed");
    const { [alike]: added, ...rest } = await items();
    expect(rest).toMatchObject(before);
    expect(String(added)).toMatch(/^\d{15}$/);
    const removed = await runContentCommand(
      ["remove", "my-desk"],
      surroundingsOf(dataDir(), day("2026-11-20")),
    );
    expect(removed.text).toContain("longer numbers than they had");
  });
});

/** All fifteen digits are the same. */
const [first, second] = ["M1553056", "M2727776"];
const keyOf = (measure: string) => `series|my-desk-${measure.toLowerCase()}|DEU`;
const refused = (left: string, kept: string) =>
  new RegExp(
    `1 refused for want of a number.*\n.*\\(${keyOf(left).replaceAll("|", "\\|")}\\) would have the number \\d{15}, which is that of .*\\(${keyOf(kept).replaceAll("|", "\\|")}\\)`,
  );

describe("two items that would have one number", () => {
  it("are one, and the other is refused by name; all else is in", async () => {
    const { text, exitCode } = await importOf("my-desk", first, "Other", second);
    expect(exitCode).toBe(0);
    expect(text).toMatch(refused(second, first));
    expect(text).toContain("Every figure is in.");
    const there = await items();
    expect(Object.keys(there)).toEqual(expect.arrayContaining([keyOf(first), keyOf("Other")]));
    expect(there).not.toHaveProperty([keyOf(second)]);
    expect((await importOf("my-desk", first, "Other", second)).text).toContain("nothing changed");
  });

  it("stay what they were to whoever holds the number", async () => {
    await importOf("my-desk", second);
    const before = await items();
    expect((await importOf("my-desk", first, second)).text).toMatch(refused(first, second));
    const there = await items();
    expect(there).toMatchObject(before);
    expect(there).not.toHaveProperty([keyOf(first)]);
  });

  it("are told apart between sources, whatever is read first", async () => {
    await importOf("my-desk", second);
    const before = await items();
    // The keys are made of source and measure, and this one's file is the first of both.
    expect((await importOf("my", `Desk ${first}`)).text).toMatch(refused(first, second));
    expect(readdirSync(join(dataDir(), "content"))).toHaveLength(2);
    const there = await items();
    expect(there).toMatchObject(before);
    expect(there).not.toHaveProperty([keyOf(first)]);
    // The number is free again.
    await importOf("my-desk", "Other");
    await importOf("my", `Desk ${first}`);
    expect(await items()).toHaveProperty([keyOf(first)], before[keyOf(second)]);
  });
});
