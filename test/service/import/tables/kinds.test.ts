import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** What a mapping leaves out of a table may make its figures two things. */

const { figures, file, run } = openImportFolder();

const head = "source: { name: desk }\nlicence: own\nplace: { column: country }\n";
const long = (more = "") =>
  file(
    "m.yaml",
    `${head}period: { column: year }\n${more}measures: [{ column: GDP, name: GDP, unit: euros }]\n`,
  );

describe("a column of units that a mapping does not name", () => {
  const table = (heading: string, one: string, other: string) =>
    file(
      "t.csv",
      `country,year,${heading},GDP\nGermany,2021,${one},100\nGermany,2022,${one},101\nFrance,2021,${other},200\n`,
    );

  it.each([
    ["base year", "2015", "2010"],
    ["Price basis", "current", "constant"],
    ["Seasonal adjustment", "adjusted", "unadjusted"],
  ])("joins no figures of two: %s", async (heading, one, other) => {
    const path = table(heading, one, other);
    const { text: told } = await run([path, "--mapping", long()]);
    expect(told).toContain(
      `line 4: says ${heading} "${other}" where the figures before are of "${one}" (line 2): keep them apart with series: { column: "${heading}" }`,
    );
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [100, 101]] } });
    const apart = await run([path, "--mapping", long(`series: { column: "${heading}" }\n`)]);
    expect(apart.text).toContain("Every figure is in.");
    expect(Object.keys(figures() ?? {})).toHaveLength(2);
  });

  it.each([
    ["unit", "EUR", "USD", "unit: EUR", "unit: USD"],
    ["Währung", "EUR", "USD", "unit: EUR", "unit: USD"],
    ["scale", "millions", "billions", "unit: million euros", "unit: billion euros"],
    ["UNIT_MULT", "6", "3", "unit: million euros", "unit: thousand euros"],
  ])("gives none the unit of others: %s", async (heading, one, other, own, another) => {
    const path = table(heading, one, other);
    const measure = (unit: string, when = "") =>
      `{ column: GDP, name: "GDP${when}", ${unit}${when === "" ? "" : `, when: "${when}"`} }`;
    const mapping = (more: string, ...measures: readonly string[]) =>
      file("m.yaml", `${head}period: { column: year }\n${more}measures: [${measures.join()}]\n`);
    const { text: told } = await run([path, "--mapping", mapping("", measure(own))]);
    expect(told).toContain(
      `line 4: says ${heading} "${other}" where the figures before are of "${one}" (line 2): keep them apart with measure: { column: "${heading}" } and a measure for each, its unit beside when: "${other}"`,
    );
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [100, 101]] } });
    const series = `series: { column: "${heading}" }\n`;
    const joined = await run([path, "--mapping", mapping(series, measure(own))]);
    expect(joined.text).toMatch(/line 4: \S+ says "[^"]+", and the unit is to be /);
    const each = [measure(own, one), measure(another, other)];
    const apart = await run([
      path,
      ...["--mapping", mapping(`measure: { column: "${heading}" }\n`, ...each)],
    ]);
    expect(apart.text).toContain("Every figure is in.");
    expect(Object.keys(figures() ?? {})).toHaveLength(2);
  });

  it("nor where the headings are the periods, and may differ between series", async () => {
    const wide = file(
      "w.yaml",
      `${head}period: { headings: true }\nseries: { column: item }\nmeasures: [{ name: GDP, unit: of the column }]\n`,
    );
    const path = file(
      "w.csv",
      "country,item,unit,2021,2022\nGermany,A,EUR,1,2\nGermany,B,index,3,4\nFrance,A,USD,5,6\nFrance,B,,7,8\n",
    );
    const { text: told } = await run([path, "--mapping", wide]);
    expect(told).toContain('line 4: says unit "USD"');
    expect(told).toContain("1 refused:");
  });

  it("is no column of prices, which are figures", async () => {
    const path = file("t.csv", "country,year,price,GDP\nGermany,2021,5,100\nFrance,2021,6,200\n");
    expect((await run([path, "--mapping", long()])).text).toContain("Every figure is in.");
  });
});
