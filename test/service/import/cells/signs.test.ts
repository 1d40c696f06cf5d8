import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";
import { number, styled, text, workbookOf } from "../tables/workbook-samples.js";

/** What stands beside a figure's digits: a percent sign, the brackets of accountants. */

const { figures, file, run } = openImportFolder();

const rows = (cells: readonly string[]) =>
  cells.map((cell, at) => `Germany,${String(2020 + at)},"${cell}"\n`).join("");
const importOf = (heading: string, cells: readonly string[]) =>
  run([file("t.csv", `country,year,"${heading}"\n${rows(cells)}`), ...said]);
const kept = () => Object.values(figures() ?? {});

describe("a percent sign", () => {
  it.each([
    ["Rate (%)", ["5.9%", "6.0 %", "-7.25%"]],
    ["Rate (percent)", ["5.9%", "6", "-7.25"]],
    ["Rate", ["5.9%", "6.0 %", "-7.25 %"]],
  ])("is the unit of %s", async (heading, cells) => {
    const { text } = await importOf(heading, cells);
    expect(text).toMatch(/Rate \((?:%|percent)\): 1 place/);
    expect(kept()).toEqual([{ DEU: ["2020", [5.9, 6, -7.25]] }]);
  });

  it("says nothing of how decimals are written", async () => {
    await importOf("Rate (%)", ["5,9 %", "6,25 %"]);
    expect(kept()).toEqual([{ DEU: ["2020", [5.9, 6.25]] }]);
    const unclear = await importOf("Rate (%)", ["1,234 %", "6 %"]);
    expect(unclear.text).toContain("does not tell whether 1.234 is 1234 or 1 and a bit");
  });

  it("is refused where the unit is another one, and asked about where some have none", async () => {
    const other = await importOf("GDP (million euros)", ["1", "2", "3", "4", "5%"]);
    expect(other.text).toContain('"5%" has a percent sign: put it into the unit');
    expect(kept()).toEqual([{ DEU: ["2020", [1, 2, 3, 4]] }]);
    const mixed = await importOf("Rate", ["5.9%", "6"]);
    expect(mixed.text).toContain(
      'it seems to be "Rate", but "5.9%" is no figure. Where the others are percentages too, its unit is percent, as of a heading with "(%)"',
    );
  });
});

describe("a figure of percent without its sign beside others with it", () => {
  const mapped = (said: string) =>
    file(
      "mapping.yaml",
      `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\nmeasures: [{ column: Rate, name: Rate, unit: percent${said} }]\n`,
    );
  const table = (cells: readonly string[]) => file("t.csv", `country,year,Rate\n${rows(cells)}`);

  it("is refused where it may be a fraction, with both lines", async () => {
    const { text } = await importOf("Rate (%)", ["0.05", "5%", "6%", "4.5", "0", "0.4"]);
    expect(text).toContain(
      'line 2: "0.05" has no percent sign, as "5%" (line 3) has: it may be 0.05 or 5 percent. Write each with its sign, or say in the mapping, beside the measure, withoutPercentSign: percent or withoutPercentSign: fraction',
    );
    expect(text).toContain("2 refused:");
    expect(kept()).toEqual([{ DEU: ["2021", [5, 6, 4.5, 0]] }]);
    await importOf("Rate (%)", ["104%", "1.2"]);
    expect(kept()).toEqual([{ DEU: ["2020", [104]] }]);
  });

  it("is what the mapping says", async () => {
    const cells = ["0.059", "5%", "(1%)"];
    await run([table(cells), "--mapping", mapped(", withoutPercentSign: fraction")]);
    expect(kept()).toEqual([{ DEU: ["2020", [5.9, 5]] }]);
    await run([table(cells), "--mapping", mapped(", withoutPercentSign: percent")]);
    expect(kept()).toEqual([{ DEU: ["2020", [0.059, 5]] }]);
  });

  it("is refused of a workbook, by formats", async () => {
    const shown = [
      [text("country"), text("year"), text("Rate (%)")],
      [text("Spain"), number(2021), number(0.05, styled("0.0%"))],
      [text("Spain"), number(2022), number(0.06)],
    ];
    const book = file("t.xlsx", workbookOf([{ name: "Data", rows: shown }]));
    const { text: told } = await run([book, ...said]);
    expect(told).toContain('line 3: "0.06" has no percent sign, as "5%" (line 2) has');
    expect(kept()).toEqual([{ ESP: ["2021", [5]] }]);
  });
});

describe("brackets around a figure", () => {
  it("are asked about, with what to say", async () => {
    const { text, exitCode } = await importOf("Balance (million euros)", ["(1234)", "(7)", "3"]);
    expect(exitCode).toBe(1);
    expect(text).toContain(
      '"(1234)" is no figure. Where brackets mean that it is below zero, say table: { negative: parentheses }',
    );
  });

  it.each(["table: { negative: parentheses }", "measure"])(
    "are below zero by %s",
    async (where) => {
      const isOfTable = where !== "measure";
      const mapping = file(
        "mapping.yaml",
        `source: { name: desk }
licence: own
${isOfTable ? where : ""}
place: { column: country }
period: { column: year }
measures: [{ column: Balance, name: Balance, unit: percent${isOfTable ? "" : ", negative: parentheses"} }]
`,
      );
      const cells = ["(1,234.5)", "( 7 )", "3", "(5.9%)", "(-4)", "()", "(1) 2"];
      const table = file("t.csv", `country,year,Balance\n${rows(cells)}`);
      const { text } = await run([table, "--mapping", mapping]);
      expect(kept()).toEqual([{ DEU: ["2020", [-1234.5, -7, 3, -5.9]] }]);
      for (const refused of ['"(-4)"', '"()"', '"(1) 2"'])
        expect(text).toContain(`${refused} is not a number`);
    },
  );
});
