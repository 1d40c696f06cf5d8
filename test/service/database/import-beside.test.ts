import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShared, type Shared } from "./support/open-shared.js";

/** What an import has to know of the other sources of a database stands beside them: their figures are not read. */
let shared: Shared;
beforeAll(async () => {
  shared = await openShared(() => Date.parse("2026-11-20T09:30:00Z"));
});
afterAll(() => shared.close());

/** A table of Germany: a series for each measure. */
function importOf(source: string, measures: readonly string[], ...more: readonly string[]) {
  const head = `country,year,${measures.map((measure) => `${measure} (pieces)`).join(",")}`;
  const rows = [2020, 2021, 2022, 2023, 2024].map(
    (year) => `Germany,${[year, ...measures.map((_one, at) => year + at)].join(",")}`,
  );
  const path = join(shared.folder, `${source}.csv`);
  writeFileSync(path, [head, ...rows].join("\n"));
  return shared.import(path, "--source", source, "--licence", "internal", ...more);
}

/** All fifteen digits of the hashes of both are the same. */
const [first, second] = ["M1553056", "M2727776"];

describe("an import beside another source", () => {
  beforeEach(async () => {
    const { text } = await importOf("my-desk", [second, "Other"]);
    expect(text).toContain("Every figure is in.");
  });

  it("knows keys and numbers of its series, and reads none of its figures", async () => {
    // What cannot be read hinders nobody, and would be unknown.
    await shared.inDatabase("delete from stat.measures where source = 'my-desk'");
    expect((await importOf("my", ["Desk Other"])).text).toContain(
      "The source my-desk has a measure my-desk-other already",
    );
    await shared.inDatabase("update stat.content set series = 760000 where source = 'my-desk'");
    for (const more of [[], ["--dry-run"]])
      expect(await importOf("widget-works", ["Widgets"], ...more)).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining("That would be 760001 series of your own") as unknown,
      });
    await shared.inDatabase("update stat.content set series = 2 where source = 'my-desk'");
    expect((await importOf("widget-works", ["Widgets"])).text).toContain("Every figure is in.");
    expect((await shared.content("remove", "widget-works")).exitCode).toBe(0);
    expect((await shared.content("remove", "my-desk")).exitCode).toBe(0);
  });

  it("says which of its items has the number of one that is there", async () => {
    const { text } = await importOf("my", [`Desk ${first}`]);
    const [left, kept] = [first, second].map(
      (one) => `series\\|my-desk-${one.toLowerCase()}\\|DEU`,
    );
    expect(text).toMatch(
      new RegExp(`1 refused for want of a number.*\n.*\\(${left}\\) .* that of .*\\(${kept}\\)`),
    );
    expect((await importOf("my", [`Desk ${first}`])).text).toContain("nothing changed");
    expect((await shared.content("remove", "my")).exitCode).toBe(0);
  });

  it.each([
    ["another edition of the library", "summary_by = 'another edition'"],
    ["other content", "summary_of = 'another digest'"],
  ])("takes no word of it that is of %s", async (_of, change) => {
    await shared.inDatabase(
      `update stat.content set series = 760000, ${change} where source = 'my-desk'`,
    );
    const { text } = await importOf("widget-works", ["Widgets"]);
    expect(text).toContain("Every figure is in.");
    // Read instead, so that it is known all the same.
    expect((await importOf("my", ["Desk Other"])).text).toContain("has a measure my-desk-other");
    expect((await importOf("my", [`Desk ${first}`])).text).toContain("1 refused for want of a");
    for (const source of ["my", "widget-works", "my-desk"])
      expect((await shared.content("remove", source)).exitCode).toBe(0);
  });
});
