import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

const { figures, file, run } = openImportFolder();

const heading = "country,year,Trade balance (million euros)\n";
const places = ["Germany", "Spain", "Poland", "Greece", "France", "Italy"];
const rows = (cells: readonly string[]) =>
  cells.map((cell, at) => `${places[at] ?? ""},2022,"${cell}"\n`).join("");
const table = (cells: readonly string[]) => file("trade.csv", heading + rows(cells));

describe("a table that does not tell whether 1.234 is 1234", () => {
  it.each([
    ["with a minus", ["1,234", "-1,234", "-2,100"]],
    ["with a minus, German", ["1.234", "-1.234", "-2.100"]],
    ["with a plus", ["+1,234", "+2,100"]],
    ["with the minus of typesetters", ["1,234", "\u22121,234"]],
    ["with a dash for a minus", ["1,234", "–1,234"]],
    ["with a cell of words and points", ["1,234", "3,400", "1,100", "2,300", "n.a.", "2,100"]],
    ["with another one, German", ["1.234", "3.400", "1.100", "2.300", "k. A.", "2.100"]],
    ["with a figure in brackets", ["1,234", "3,400", "1,100", "2,300", "(1,234)", "2,100"]],
    ["with a footnote", ["1,234", "3,400", "1,100", "2,300", "1,234*", "2,100"]],
    ["with a percent sign", ["1,234", "3,400", "1,100", "2,300", "1,2 %", "2,100"]],
  ])("%s is asked about", async (_name, cells) => {
    const result = await run([table(cells), ...said]);
    expect(result.text).toContain(
      'does not tell whether 1.234 is 1234 or 1 and a bit. Say which in the mapping: table: { decimal: "." }',
    );
    expect(result.exitCode).toBe(1);
  });

  it("tells it by one figure that can be read in one way alone", async () => {
    const cells = ["1,234", "-0.5", "n.a.", "-12,345.6", "1,234,567", "−2,100"];
    const result = await run([table(cells), ...said]);
    expect(result.text).toContain('line 4: "n.a." is not a number with "." before its decimals');
    expect(result.text).toContain("1 refused:");
    expect(figures()).toEqual({
      "research-desk-trade-balance": {
        DEU: ["2022", [1234]],
        ESP: ["2022", [-0.5]],
        FRA: ["2022", [1_234_567]],
        GRC: ["2022", [-12_345.6]],
        ITA: ["2022", [-2100]],
      },
    });
  });
});

describe("a blank in a figure", () => {
  it("parts thousands: a blank, a narrow or no-break one, an apostrophe", async () => {
    const cells = ["1 234.5", "12\u00a0345", "1\u202f234\u202f567", "1'234", "- 2\u2009100", "5"];
    const result = await run([table(cells), ...said]);
    expect(result.text).toContain("Every figure is in.");
    expect(Object.values(figures() ?? {})).toEqual([
      {
        DEU: ["2022", [1234.5]],
        ESP: ["2022", [12_345]],
        FRA: ["2022", [-2100]],
        GRC: ["2022", [1234]],
        ITA: ["2022", [5]],
        POL: ["2022", [1_234_567]],
      },
    ]);
  });

  it("joins no footnote to a figure, nor two lines of a cell", async () => {
    const cells = ["12.3 1", "45 3", "3\n4", "1,234 567", "0,123", "7.5"];
    const mapping = file(
      "mapping.yaml",
      'source: { name: desk }\nlicence: own\ntable: { decimal: "." }\nplace: { column: country }\nperiod: { column: year }\nmeasures: [{ column: Trade balance (million euros), name: Trade, unit: million euros }]\n',
    );
    const result = await run([table(cells), "--mapping", mapping]);
    const blank =
      "has a blank that does not part thousands: write one number into a cell, without its footnote";
    expect(result.text).toContain(`line 2: "12.3 1" ${blank}`);
    expect(result.text).toContain(`line 3: "45 3" ${blank}`);
    expect(result.text).toContain(
      'line 5: "3 / 4" stands on several lines: write one number into a cell',
    );
    expect(result.text).toContain(`line 6: "1,234 567" ${blank}`);
    expect(result.text).toContain('line 7: "0,123" is not a number with "." before its decimals');
    expect(figures()).toEqual({ "desk-trade": { ITA: ["2022", [7.5]] } });
  });
});
