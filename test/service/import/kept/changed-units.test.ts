import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import {
  day,
  gdp,
  openImportFolder,
  readImported,
  said,
  surroundingsOf,
} from "../import-folder.js";

/** The same figures in another unit are other figures, and a measure that is called otherwise is another one. */

const { dataDir, file, run } = openImportFolder();
const update = () => runContentCommand(["update"], surroundingsOf(dataDir(), day("2026-11-20")));

describe("what a source says of its figures", () => {
  it("moves their day where it changes their unit, and an update says so", async () => {
    const table = file("gdp.csv", gdp);
    await run([table, ...said], "2026-11-01");
    writeFileSync(table, gdp.replace("million euros", "billion euros"));
    expect((await update()).text).toBe(
      'research-desk: figures 0 new, 0 changed, 0 gone; "GDP forecast" is in billion euros now, and was in million euros.',
    );
    const [content] = readImported(dataDir());
    expect(content?.updates).toEqual({
      "research-desk-gdp-forecast": { DEU: "2026-11-20", FRA: "2026-11-20" },
    });
    expect(content?.source.releasedAt).toBe("2026-11-20");
    expect((await update()).text).toBe("research-desk: unchanged.");
  });

  it("makes another indicator where it calls it otherwise, and the one before is named as gone", async () => {
    const table = file("gdp.csv", gdp);
    await run([table, ...said]);
    writeFileSync(table, gdp.replace("GDP forecast", "GDP outlook"));
    const gone = '"GDP forecast" is gone, and formulas that ask for it have no answer';
    expect((await run([table, ...said, "--dry-run"])).text).toContain(`\n${gone}.\n`);
    expect((await run([table, ...said])).text).toContain(`\n${gone}.\n`);
    expect((await run([table, ...said])).text).not.toContain("gone");
    writeFileSync(table, gdp);
    expect((await update()).text).toContain('3 new, 0 changed, 3 gone; "GDP outlook" is gone');
  });

  it("may be whose they are and how they may be used, which is said where it changes", async () => {
    const table = file("gdp.csv", gdp);
    const mapping = (publisher: string, licence: string) =>
      file(
        "mapping.yaml",
        `source: { name: research-desk, publisher: ${publisher} }
licence: ${licence}
place: { column: country }
period: { column: year }
measures: [{ column: GDP forecast (million euros), name: GDP, unit: euros, scale: 1000000 }]
`,
      );
    const args = [table, "--mapping", mapping("Bank", "CC-BY-4.0")];
    expect((await run(args)).text).toContain("Imported");
    expect((await run(args)).text).not.toContain("licence is");
    mapping("Other Bank", "internal use only");
    const said = [
      'its licence is "internal use only" now, and was "CC-BY-4.0"',
      'its publisher is "Other Bank" now, and was "Bank"',
    ];
    const sentences = said.map((one) => `\n${one.replace("its", "Its")}.`).join("");
    expect((await run([...args, "--dry-run"])).text).toContain(sentences);
    expect((await update()).text).toBe(
      `research-desk: figures 0 new, 0 changed, 0 gone; ${said.join("; ")}.`,
    );
    expect((await update()).text).toBe("research-desk: unchanged.");
  });
});

describe("figures of another size in the unit that they had", () => {
  const table = (factor: number, more = "") =>
    `country,year,GDP (million euros)\n${["Germany", "France"]
      .flatMap((place, at) =>
        [2021, 2022, 2023].map(
          (year) => `${place},${String(year)},${String((4_123_400 + at * 100 + year) * factor)}`,
        ),
      )
      .join("\n")}\n${more}`;
  const rescaled = (what: string) =>
    `all figures of "GDP" are ${what} what they were, and its unit is still million euros`;

  it.each([
    [0.001, "a thousandth of"],
    [1000, "1000 times"],
    [0.01, "a hundredth of"],
    [0.000001, "a millionth of"],
  ])("keep an update away, since nobody is there who knows: %d", async (factor, what) => {
    const path = file("t.csv", table(1));
    await run([path, ...said], "2026-11-01");
    writeFileSync(path, table(factor, "Italy,2023,5\n"));
    const { exitCode, text } = await update();
    expect(text).toContain(
      `research-desk: not updated, and as it was before: ${rescaled(what)}. Where that is right, import it once more with `,
    );
    expect(exitCode).toBe(1);
    const imported = await run([path, ...said]);
    expect(imported.exitCode).toBe(0);
    expect(imported.text).toContain(`\n${rescaled(what).replace("all", "All")}.\n`);
    expect((await update()).text).toBe("research-desk: unchanged.");
  });

  it("are as they may be where the unit says the same, or not all are", async () => {
    const path = file("t.csv", table(1));
    await run([path, ...said]);
    writeFileSync(path, table(0.001).replace("million", "billion"));
    expect((await update()).exitCode).toBe(0);
    writeFileSync(path, table(1));
    expect((await update()).exitCode).toBe(0);
    writeFileSync(path, table(0.001).replace(/^(Germany.*2021),.*$/m, "$1,4125421"));
    expect((await update()).text).toContain("0 new, 5 changed, 0 gone.");
  });
});

it("an indicator that is called otherwise under its old identifier is named", async () => {
  const table = file("gdp.csv", gdp);
  const mapping = (name: string) =>
    file(
      "mapping.yaml",
      `source: { name: research-desk }
licence: own
place: { column: country }
period: { column: year }
measures: [{ column: GDP forecast (million euros), key: gdp, name: ${name}, unit: million euros }]
`,
    );
  await run([table, "--mapping", mapping("GDP")]);
  mapping("Consumption");
  expect((await update()).text).toBe(
    'research-desk: figures 0 new, 0 changed, 0 gone; "Consumption" was called "GDP".',
  );
});
