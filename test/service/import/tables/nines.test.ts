import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";
import { number, text, workbookOf } from "./workbook-samples.js";

const { figures, file, run } = openImportFolder();

const long = (more = "") =>
  file(
    "m.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n${more}measures: [{ column: GDP, name: GDP, unit: euros }]\n`,
  );

describe("a figure of nines below zero", () => {
  it("is refused by name, and kept where the mapping says what stands for none", async () => {
    const path = file(
      "t.csv",
      "country,year,GDP\nGermany,2021,-999\nGermany,2022,5\nFrance,2021,-9999.0\n",
    );
    const { text: told } = await run([path, "--mapping", long()]);
    expect(told).toContain(
      'line 2: "-999" stands for no figure in many tables. Where it does here, say table: { missing: ["-999"] }; where it is a figure, table: { missing: [""] }',
    );
    expect(told).toContain("2 refused:");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [5]] } });
    await run([path, "--mapping", long('table: { missing: ["-999"] }\n')]);
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [5]], FRA: ["2021", [-9999]] } });
  });

  it("is refused of a workbook too", async () => {
    const rows = [
      [text("country"), text("year"), text("GDP")],
      [text("Germany"), number(2021), number(-999)],
      [text("Germany"), number(2022), number(5)],
    ];
    const book = file("t.xlsx", workbookOf([{ name: "Data", rows }]));
    expect((await run([book, "--mapping", long()])).text).toContain('line 2: "-999" stands for');
  });
});
