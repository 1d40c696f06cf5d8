import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

/** Tables that are no list of places, periods and figures with one heading. */

const { figures, file, run } = openImportFolder();
const importOf = (csv: string) => run([file("table.csv", csv), ...said]);
const inRows = (heading: string, row: (place: string, at: number) => string) =>
  `${heading}\n${["Germany", "France", "Italy", "Spain", "Poland"].map(row).join("\n")}\n`;

describe("a first line that says the sign between cells, as Excel writes it", () => {
  it.each([
    ["sep=;", ";"],
    ['"sep=;"', ";"],
    ["SEP=|", "|"],
    ["sep=\t", "\t"],
  ])("is no heading: %j", async (line, sign) => {
    const rows = [
      "country,year,GDP (euros)",
      "Spain,2020,15",
      "Spain,2021,27",
      "Spain,2022,3",
      "Spain,2023,4",
    ];
    const table = [line, ...rows.map((row) => row.replaceAll(",", sign))].join("\r\n");
    const { text } = await importOf(table);
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual({ "research-desk-gdp": { ESP: ["2020", [15, 27, 3, 4]] } });
    const { text: told } = await importOf(`${table}\r\n${["Atlantis", "2020", "1"].join(sign)}`);
    expect(told).toContain("line 7: ");
  });
});

describe("lines above the heading", () => {
  it.each([
    "Gross domestic product\n",
    "Gross domestic product\n\nSource: an office\n",
    "Gross domestic product,,\n",
  ])("are named, where the first of them would be the heading: %j", async (above) => {
    const { exitCode, text } = await importOf(
      `${above}${inRows("country,year,GDP (euros)", (place, at) => `${place},2020,${String(at)}`)}`,
    );
    expect(exitCode).toBe(1);
    expect(text).toMatch(
      /whether the heading is in line [24], as table: \{ heading \} says: those above it are left out, "Gross domestic product"/,
    );
  });
});

describe("parts of a year as columns beside a column of years", () => {
  it.each([
    ["Q1,Q2,Q3,Q4", '"Q1", "Q2", "Q3" and "Q4"'],
    ["Jan,Feb,Mar,Annual", '"Jan", "Feb" and "Mar"'],
    ["janvier,février", '"janvier" and "février"'],
  ])("are asked about, and are no measures: %s", async (parts, named) => {
    const count = parts.split(",").length;
    const { exitCode, text } = await importOf(
      inRows(`country,year,${parts}`, (place) => `${place},2020${",1".repeat(count)}`),
    );
    expect(exitCode).toBe(1);
    expect(text).toContain(
      `which period each figure is of: ${named} are parts of the years in "year". Write a row for each, with its period in one column, such as 2021-Q1 or 2021-03`,
    );
    expect(text).not.toContain("- column: Q1");
    expect(text).not.toContain("- column: Jan");
  });
});

describe("a second column of periods", () => {
  it.each([
    ["release date", "2021-05-01"],
    ["vintage", "2021-05"],
    ["published", "May 2021"],
  ])(
    "is asked about, since figures of another day would be other indicators: %s",
    async (heading, day) => {
      const { exitCode, text } = await importOf(
        inRows(
          `country,year,${heading},GDP (euros)`,
          (place, at) => `${place},2020,${day},${String(at)}`,
        ),
      );
      expect(exitCode).toBe(1);
      expect(text).toContain(
        `what "${heading}" is, which holds periods beside "year": where each of its texts makes an indicator of its own, add series: { column: "${heading}" }; else it is left out`,
      );
    },
  );
});

describe("a column of units", () => {
  it.each([
    ["unit", "EUR", "value"],
    ["unit", "thousand", "GDP (euros)"],
    ["Einheit", "Mio. EUR", "Wert"],
  ])("is the name of no series where all rows have one: %s %s", async (heading, unit, measure) => {
    const { exitCode, text } = await importOf(
      inRows(
        `country,year,${heading},${measure}`,
        (place, at) => `${place},2020,${unit},${String(at)}`,
      ),
    );
    expect(exitCode).toBe(1);
    expect(text).toContain(
      `what "${heading}" says of all figures, "${unit}": where it is their unit, write it into their heading in brackets, or as unit into the mapping, and leave it out`,
    );
  });

  it("makes indicators where it parts them", async () => {
    await importOf(
      inRows(
        "country,year,currency,GDP (millions)",
        (place) => `${place},2020,EUR,1\n${place},2020,USD,2`,
      ),
    );
    expect(Object.keys(figures() ?? {})).toHaveLength(2);
  });
});
