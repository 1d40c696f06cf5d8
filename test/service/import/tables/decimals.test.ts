import { describe, expect, it } from "vitest";
import { number, text, workbookOf } from "./workbook-samples.js";
import { openImportFolder, said } from "../import-folder.js";

/** Each column says by its own numbers how it writes decimals; another one's say nothing of it. */

const { figures, file, folder, run } = openImportFolder();

const head =
  "source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n";
const mapping = (more = "") =>
  file(
    "mapping.yaml",
    `${head}measures:\n  - { column: GDP, name: GDP, unit: euros${more} }\n  - { column: rate, name: Rate, unit: percent }\n`,
  );
const table = "country;year;GDP;rate\nGermany;2021;1,090;2.5\nFrance;2021;2,300;3.5\n";
const unclear =
  'table.csv, column "GDP" ("1,090"), does not tell whether 1.234 is 1234 or 1 and a bit. Say which in the mapping: table: { decimal: "." } or table: { decimal: "," }, or decimal: beside the measure.';

describe("a column that does not tell thousands from decimals", () => {
  it("is asked about though another one tells it, with a mapping and without", async () => {
    const path = file("table.csv", table);
    const mapped = await run([path, "--mapping", mapping()]);
    expect(mapped.text).toContain(unclear);
    expect(mapped.exitCode).toBe(1);
    const guessed = file("guessed.csv", table.replace("GDP;rate", "GDP (euros);growth (percent)"));
    const result = await run([guessed, ...said]);
    expect(result.text).toContain('column "GDP (euros)" ("1,090"), does not tell');
    expect(result.exitCode).toBe(1);
  });

  it.each([
    [", decimal: '.'", 1090],
    [", decimal: ','", 1.09],
  ])("is read as the mapping says%s", async (more, value) => {
    const { text: told } = await run([file("table.csv", table), "--mapping", mapping(more)]);
    expect(told).toContain("Every figure is in.");
    expect(figures()?.["desk-gdp"]?.["DEU"]).toEqual(["2021", [value]]);
  });

  it("is asked about in a workbook whose other cells are numbers", async () => {
    const rows = [
      [text("country"), text("year"), text("GDP"), text("rate")],
      [text("Germany"), number(2021), text("1,090"), text("2.5")],
      [text("France"), number(2021), number(2300), number(3.5)],
    ];
    const book = file("table.xlsx", workbookOf([{ name: "Data", rows }]));
    expect((await run([book, "--mapping", mapping()])).text).toContain(
      'table.xlsx, column "GDP" ("1,090"), does not tell',
    );
  });

  it("is told by a sign of its own, whatever another one has", async () => {
    const path = file("table.csv", `${table}Italy;2021;1,5;4.5\n`);
    await run([path, "--mapping", mapping()]);
    expect(figures()).toEqual({
      "desk-gdp": { DEU: ["2021", [1.09]], FRA: ["2021", [2.3]], ITA: ["2021", [1.5]] },
      "desk-rate": { DEU: ["2021", [2.5]], FRA: ["2021", [3.5]], ITA: ["2021", [4.5]] },
    });
  });
});

describe("a field of a data package", () => {
  const importOf = (gdp: object, rows: string) => {
    const fields = [{ name: "country" }, { name: "year" }, { name: "gdp", unit: "euros", ...gdp }];
    file("table.csv", `country;year;gdp\n${rows}`);
    file(
      "datapackage.json",
      JSON.stringify({
        ...{ name: "desk", licenses: [{ name: "own" }] },
        resources: [{ name: "t", path: "table.csv", schema: { fields } }],
      }),
    );
    return run([folder()]);
  };

  it("writes decimals with a point; with a comma it is asked about", async () => {
    await importOf({}, "Germany;2021;1.234\nFrance;2021;2.345\n");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1.234]], FRA: ["2021", [2.345]] } });
    for (const rows of ["Germany;2021;1,090\n", "Germany;2021;1,090\nFrance;2021;1,5\n"]) {
      const { exitCode, text: told } = await importOf({}, rows);
      expect(told).toContain(
        'In datapackage.json "decimalChar" or "groupChar" of the field says it',
      );
      expect(exitCode).toBe(1);
    }
  });

  it.each([
    [{ groupChar: "." }, "1.090", 1090],
    [{ groupChar: "," }, "1,090", 1090],
    [{ decimalChar: "," }, "1,090", 1.09],
    [{ decimalChar: ".", groupChar: "," }, "1,090", 1090],
    [{ decimalChar: ",", groupChar: "." }, "1.090", 1090],
  ])("says by %j what %s is", async (field, cell, value) => {
    await importOf(field, `Germany;2021;${cell}\n`);
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [value]] } });
  });

  it("is refused where one sign is to be both", async () => {
    const { text: told } = await importOf({ decimalChar: ",", groupChar: "," }, "Germany;2021;1\n");
    expect(told).toContain('field gdp has "," both before decimals and between thousands');
  });
});
