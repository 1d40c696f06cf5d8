import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { day, openImportFolder, readImported, said, surroundingsOf } from "../import-folder.js";

/** An update is meant for cron: where a source has lost half of its figures nobody is there to say that this is right. */

const { dataDir, file, run } = openImportFolder();
const update = () => runContentCommand(["update"], surroundingsOf(dataDir(), day("2026-11-20")));
const kept = () => readImported(dataDir())[0]?.figures;

const rows = ["Germany", "France", "Italy", "Spain"].flatMap((place) =>
  [2021, 2022, 2023].map((year) => `${place},${String(year)},7\n`),
);
const table = (count: number) => `country,year,GDP (euros)\n${rows.slice(0, count).join("")}`;

describe("a source that has lost half of its figures", () => {
  it("stays as it was, and an import takes it", async () => {
    const path = file("t.csv", table(12));
    await run([path, ...said]);
    const before = kept();
    writeFileSync(path, table(6));
    const { exitCode, text } = await update();
    expect(text).toMatch(
      /^research-desk: not updated, and as it was before: it has 6 figures, and had 12: a part of it alone may have come\. Where this is all, import it once more with .* import$/,
    );
    expect(exitCode).toBe(1);
    expect(kept()).toEqual(before);
    expect((await run([path, ...said])).exitCode).toBe(0);
    expect(Object.keys(kept()?.["research-desk-gdp"] ?? {})).toEqual(["DEU", "FRA"]);
    expect((await update()).text).toBe("research-desk: unchanged.");
  });

  it("may have lost fewer of them, which is said", async () => {
    const path = file("t.csv", table(12));
    await run([path, ...said]);
    writeFileSync(path, table(7));
    expect((await update()).text).toBe(
      'research-desk: figures 0 new, 0 changed, 5 gone; "GDP" has no figure of Spain any more.',
    );
  });
});
