import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ofRye, openPackageFolder, rye } from "./package-folder.js";

/** What the fields of a package's table say of its cells. */

const { figures, folder, imported } = openPackageFolder();
const country = { name: "country" };
const year = { name: "year" };
const tonnes = { name: "rye", unit: "tonnes" };
const withFields = (fields: readonly object[], more: object = {}) => ({
  resources: [ofRye({ schema: { fields, ...more } })],
});

describe("categories", () => {
  const delaware = [
    { value: "DE", label: "Delaware" },
    { value: "PL", label: "Poland" },
  ];
  it("say what codes mean: DE may be no Germany", async () => {
    const fields = [{ ...country, categories: delaware }, year, tonnes];
    const rows = ["2017", "2018", "2019", "2020", "2021", "2022", "2023", "2024"]
      .map((one) => `PL,${one},1\n`)
      .join("");
    const table = `country,year,rye\n${rows}DE,2024,2\nFR,2024,3\n`;
    const { text } = await imported(withFields(fields), { "rye.csv": table });
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2017", [1, 1, 1, 1, 1, 1, 1, 1]] } });
    expect(text).toContain('"Delaware" is no place that the library knows');
    expect(text).toContain('"FR (in no list)"');
  });

  it("name the indicators of a column of numbers, and none of what stands for nothing", async () => {
    const categories = [
      { value: 1, label: "winter" },
      { value: 2, label: "spring" },
    ];
    const kind = { name: "kind", type: "integer", categories };
    const table = "country,year,kind,rye\nPoland,2024,1,1\nPoland,2024,2,2\n";
    const { text } = await imported(withFields([country, year, kind, tonnes]), {
      "rye.csv": table,
    });
    expect(text).toContain("rye: winter (tonnes)");
    expect(text).toContain("rye: spring (tonnes)");
  });

  it("that are words alone, or nothing, change nothing", async () => {
    const fields = [{ ...country, categories: ["Poland"] }, { ...year, categories: null }, tonnes];
    await imported(withFields(fields));
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2024", [2.5, 3.5]] } });
  });
});

describe("the format of dates", () => {
  const dated = (format: string, ...dates: string[]) => {
    const fields = [country, { name: "year", type: "date", format }, tonnes];
    const rows = dates.map((date, at) => `Poland,"${date}",${String(at + 1)}\n`).join("");
    return imported(withFields(fields), { "rye.csv": `country,year,rye\n${rows}` });
  };

  it.each([
    ["%m.%Y", ["12.2020", "01.2021"], "2020-12"],
    ["%y-%m", ["20-12", "21-01"], "2020-12"],
    ["%Y%m", ["202012", "202101"], "2020-12"],
    ["%m/%y", ["12/99", "01/00"], "1999-12"],
  ])("says what a month is: %s", async (format, dates, first) => {
    await dated(format, ...dates);
    expect(figures()).toEqual({ "harvests-rye": { POL: [first, [1, 2]] } });
  });

  it("is never another one: 2020-02-01 may be the second of January", async () => {
    const { text } = await dated(
      "%Y-%d-%m",
      ...["2020-02-01", "2020-03-01", "2020-04-01", "2020-05-01", "2020-01-13"],
    );
    expect(text).toContain('how often the figures of "year" come');
    const { text: told } = await dated(
      "%Y-%m",
      "2020-01",
      "2020-02",
      "2020-03",
      "2020-04",
      "2020-5-6",
    );
    expect(told).toContain('"2020-5-6 (not as %Y-%m)" is no period');
  });

  it("with names of months, or none, leaves them as they are", async () => {
    await dated("%b %Y", "Dec 2020", "Jan 2021");
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2020-12", [1, 2]] } });
    await dated("default", "2020-12", "2021-01");
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2020-12", [1, 2]] } });
  });
});

describe("a field that no column is called", () => {
  const table = { "rye.csv": "Country,Year,Rye (tonnes)\nPoland,2024,0\nPoland,2025,3\n" };
  const missing = { name: "rye", missingValues: ["0"] };

  it.each([
    [withFields([country, year, missing]), '"rye"'],
    [withFields([country, year, tonnes]), '"rye"'],
    [
      withFields([country, year], {
        foreignKeys: [{ fields: "country", reference: { resource: "areas", fields: "code" } }],
      }),
      '"country"',
    ],
  ])("ends the import where it says what cells mean: %j", async (changes, field) => {
    const { exitCode, text } = await imported(changes, table);
    expect(exitCode).toBe(1);
    expect(text).toContain(
      `rye.csv has no column ${field}, of which datapackage.json says what its cells mean. It has: Country, Year, Rye (tonnes).`,
    );
  });

  it.each([
    withFields([country, year, { name: "rye" }]),
    withFields([country, year, missing], { fieldsMatch: ["partial"] }),
    withFields([country, year, missing], { fieldsMatch: "superset" }),
  ])("may be left out where it says nothing, or need not be there: %j", async (changes) => {
    await imported(changes, table);
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2024", [0, 3]] } });
  });
});

it("a foreign key without a table is one of its own, as version 2 writes it", async () => {
  const foreignKeys = [{ fields: "country", reference: { fields: "country" } }];
  await imported(withFields([country, year, tonnes], { foreignKeys }));
  expect(figures()).toEqual({ "harvests-rye": { POL: ["2024", [2.5, 3.5]] } });
});

describe("a schema and a dialect in files of their own", () => {
  const apart = ofRye({ schema: "parts/schema.json", dialect: "dialect.json" });
  const files = {
    "dialect.json": '\ufeff{ "delimiter": ";" }',
    "rye.csv": "country;year;rye\nPoland;2024;x\nPoland;2025;3.5\n",
  };
  const schema = JSON.stringify({
    fields: [{ name: "country" }, { name: "year" }, { name: "rye", unit: "kilograms" }],
    missingValues: ["x"],
  });

  it("are read", async () => {
    mkdirSync(join(folder(), "parts"));
    const { text } = await imported(
      { resources: [apart] },
      { ...files, "parts/schema.json": schema },
    );
    expect(text).toContain("(kilograms)");
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2025", [3.5]] } });
  });

  it.each([
    ["../schema.json", "names ../schema.json, which is not inside its folder."],
    ["/etc/schema.json", "names /etc/schema.json, which is not inside its folder."],
    ["https://a.example/s.json", "names https://a.example/s.json: tables, schemas and dialects"],
    ["none.json", "there is no file none.json, which it names as a schema."],
    ["dialect.json", "dialect.json is no schema: it is no JSON object."],
    ["rye.csv", "rye.csv is no JSON: "],
  ])("are refused where they are no such files: %s", async (at, sentence) => {
    const { exitCode, text } = await imported(
      { resources: [ofRye({ schema: at })] },
      { "rye.csv": rye, "dialect.json": "[1]" },
    );
    expect(exitCode).toBe(1);
    expect(text).toContain(sentence);
  });
});
