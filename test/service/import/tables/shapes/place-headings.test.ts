import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, styled, text as cell, workbookOf } from "../workbook-samples.js";

const { figures, file, importTable, run } = openImportFolder();
const mapping = (place = "headings: true", more = "") =>
  `place: { ${place} }\nperiod: { column: date }\n${more}measures: [{ name: Rate, unit: percent }]`;
const importOf = (heading: string, place?: string) => {
  const count = heading.split(";").length;
  const row = (year: number) =>
    [year, ...Array.from({ length: count }, (_, at) => `${String(at + 3)},5`)].join(";");
  return importTable([`date;${heading}`, row(2023), row(2024)], mapping(place));
};
const placesOf = () => Object.keys(figures()?.["desk-rate"] ?? {});

it("reads places from the headings, with a point or a comma before decimals", async () => {
  const both = { "desk-rate": { DEU: ["2024-01", [3.1, 3.2]], FRA: ["2024-01", [7.1]] } };
  await importTable(["date,DEU,France", "2024-01,3.1,7.1", "2024-02,3.2,.."], mapping());
  expect(figures()).toEqual(both);
  await importTable(
    ["Germany;date;FR", "3,1;2024-01;7,1", "3,2;2024-02;:"],
    mapping("headings: true", 'table: { decimal: "," }\n'),
  );
  expect(figures()).toEqual(both);
});

it.each([
  ["DEU;FRA;ITA", undefined],
  ["DE;FR;IT", undefined],
  ["Germany;France;Italy", undefined],
  ["Deutschland;Frankreich;Italien", undefined],
  ["Allemagne;France;Italie", undefined],
  ["Alemania;Francia;Italia", undefined],
  ["276;250;380", "headings: true, codes: M49"],
])("knows %s", async (heading, place) => {
  const { text } = await importOf(heading, place);
  expect(text).toContain("Every figure is in.");
  expect(placesOf()).toEqual(["DEU", "FRA", "ITA"]);
});

it("reads a workbook's percentages, and names a column beside the places", async () => {
  const heading = ["date", "DEU", "France", "Total"].map(cell);
  const row = (...figures: number[]) => figures.map((one) => number(one, styled("0.0%")));
  const rows = [heading, [cell("2023"), ...row(0.031, 0.071, 0.051)]];
  const book = file("t.xlsx", workbookOf([{ name: "Data", rows }]));
  const yaml = file("m.yaml", `source: { name: desk }\nlicence: own\n${mapping()}\n`);
  const { text } = await run([book, "--mapping", yaml]);
  expect(figures()).toEqual({ "desk-rate": { DEU: ["2023", [3.1]], FRA: ["2023", [7.1]] } });
  expect(text).toContain('t.xlsx, line 1: the column "Total" is no place that the library knows');
});

it("knows groups of states", async () => {
  const { text } = await importOf("World;Euro area;EU27_2020");
  expect(text).toContain("Every figure is in.");
  expect(placesOf()).toEqual(["EMU", "EUU", "WLD"]);
});

it("refuses columns by name whose headings are no places", async () => {
  const { text } = await importOf("DEU;EU27;EA19;Rest;");
  expect(text).toContain(
    't.csv, line 1: the column "EU27" may be the Union of 2007 to 2013, with the United Kingdom, or that since 2020: write EU27_2020 for the latter. Its figures are not in: head it as a place, or take it out of the table\n',
  );
  expect(text).toContain('t.csv, line 1: the column "EA19" is no place that the library knows');
  expect(text).toContain(
    't.csv, line 1: the column "Rest" is no place that the library knows. Its figures are not in: head it as a place, or take it out of the table\n',
  );
  expect(text).toContain("t.csv, line 1: the column 6 has no heading. Its figures are not in");
  expect(placesOf()).toEqual(["DEU"]);
});

it.each([
  ["DEU;Germany", 'the columns "DEU" and "Germany" are both of DEU'],
  ["France;Italy;France", 'the columns "France" and "France" are both of FRA'],
])("ends at %s, which is one place twice", async (heading, told) => {
  const { text, exitCode } = await importOf(heading);
  expect(exitCode).toBe(1);
  expect(text).toContain(`t.csv: ${told}: take one out, or import each from a file of its own.`);
  expect(figures()).toBeUndefined();
});

it("ends where no heading is a place, and says how numbers are read", async () => {
  const { text } = await importOf("276;250");
  expect(text).toContain(
    "t.csv: no heading is a place such as Germany or DEU. It has: 276, 250. Where its numbers are those of the United Nations (M49), say place: { headings: true, codes: M49 }.",
  );
});

it("takes no state for a country", async () => {
  const { text } = await importOf("CA;TX;DEU");
  expect(text).toContain(
    '"CA" may be a state of the United States, as "TX" (line 1) is: write CAN where it is the country',
  );
  expect(placesOf()).toEqual(["DEU"]);
});

it.each([
  [
    "place: { headings: true }\nperiod: { headings: true }\nmeasures: [{ name: Rate, unit: percent }]",
    "the headings cannot be both the places and the periods: say which column holds one of them",
  ],
  [
    "place: { headings: true }\nperiod: { column: date }\nstatus: { column: flag }\nmeasures: [{ name: Rate, unit: percent }]",
    "a status is of one figure: it needs its place in a column, and no headings that are places",
  ],
  [
    "place: { headings: true }\nperiod: { column: date }\nmeasures: [{ column: DEU, name: Rate, unit: percent }]",
    'the measure "Rate" has the column "DEU", and the headings are places: leave column out',
  ],
])("ends where a mapping says what cannot be: %s", async (text, told) => {
  const { text: answer, exitCode } = await importTable(
    ["date,flag,DEU,FRA", "2024,p,1.5,2.5"],
    text,
  );
  expect(exitCode).toBe(1);
  expect(answer).toContain(`t.csv: ${told}`);
});

it("reads several measures of places across, by the column that names them", async () => {
  await importTable(
    ["date,what,DEU,FRA", "2024,Output,1.5,2.5", "2024,Prices,3.5,4.5"],
    `place: { headings: true }\nperiod: { column: date }\nmeasure: { column: what }
measures: [{ when: Output, name: Output, unit: euros }, { when: Prices, name: Prices, unit: index }]`,
  );
  expect(figures()).toEqual({
    "desk-output": { DEU: ["2024", [1.5]], FRA: ["2024", [2.5]] },
    "desk-prices": { DEU: ["2024", [3.5]], FRA: ["2024", [4.5]] },
  });
});

it("refuses a row without a period once, and names flags beside the figures", async () => {
  const { text } = await importTable(
    ["date,DEU,flag,FRA", "2024,1.5,p,2.5", "Total,1.5,,2.5"],
    mapping(),
  );
  expect(text).toMatch(/1 refused:\n.*t\.csv, line 3: "Total" is no period/);
  expect(text).toContain(
    'The column "flag" is not in the mapping and says "p" of a figure (line 2), as a status does: where it is one, write a row for each place and period, and say status: for its column, or nobody will see it.',
  );
  expect(figures()).toEqual({ "desk-rate": { DEU: ["2024", [1.5]], FRA: ["2024", [2.5]] } });
});

it("keeps no figures below units of several kinds", async () => {
  const { text } = await importTable(
    ["date,DEU,GBR", ",million EUR,million GBP", "2024,1.5,2.5"],
    mapping().replace("percent", "million EUR"),
  );
  expect(text).toContain('stands below "million GBP" (line 2)');
  expect(figures()).toBeUndefined();
});

it("guesses places across, and asks what is measured", async () => {
  const rows = ["date,DEU,FRA,Italy", "2024-01,3.1,7.1,6.1", "2024-02,3.2,7.2,6.2"];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain("  - what is measured, and its unit\n");
  expect(text).toContain("place:\n  headings: true\nperiod:\n  column: date\n");
  expect(text).not.toContain("which place the figures are of");
  expect(text).not.toContain("the unit of");
  expect(text).not.toContain("which column holds the figures");
});

it("guesses places across of percentages with their signs", async () => {
  const rows = ["date,Germany,France,USA", "2023,3.1%,2%,1%", "2024,3%,4%,2%"];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain("place:\n  headings: true\n");
});

it("names the columns that are no places among many that are", async () => {
  const rows = ["Year;Germany;France;Italy;Spain;Rest", "2023;1;2;3;4;5", "2024;1;2;3;4;5"];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain("place:\n  headings: true\n");
  expect(text).toContain(
    '  - whether the headings are the places: "Rest" is none that the library knows, and what stands below it is left out where you say place: { headings: true }\n',
  );
});

it("takes no headings for places of which many are none", async () => {
  const rows = ["Year;Germany;France;GDP;Prices", "2023;1;2;3;4", "2024;1;2;3;4"];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain('place:\n  is: "?"');
  expect(text).toContain("of which place each column is");
});
