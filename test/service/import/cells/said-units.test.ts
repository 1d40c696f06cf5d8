import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** What a table says of the unit of its figures, and a mapping does not: they would be a millionth, or of other money. */

const { figures, file, run } = openImportFolder();

const head = "source: { name: desk }\nlicence: own\nplace: { column: country }\n";
const mapping = (measure: string, more = "") =>
  file("m.yaml", `${head}period: { column: year }\n${more}measures: [{ name: GDP, ${measure} }]\n`);

describe("the heading of figures", () => {
  const importOf = async (heading: string, unit: string) => {
    const table = file("t.csv", `country,year,${heading}\nGermany,2024,4305\n`);
    return run([table, "--mapping", mapping(`column: "${heading.replaceAll('"', "")}", ${unit}`)]);
  };

  it("is refused where the mapping says another scale", async () => {
    const { exitCode, text } = await importOf("GDP (million EUR)", "unit: EUR");
    expect(text).toMatch(
      /t\.csv: "GDP \(million EUR\)" says million EUR, and its unit is to be EUR\. Say unit: million EUR; where/,
    );
    expect(exitCode).toBe(1);
    expect(figures()).toBeUndefined();
    const other = await importOf("Umsatz (Tsd. EUR)", "unit: EUR, scale: 1000000");
    expect(other.text).toContain("says Tsd. EUR, and its unit is to be million EUR");
  });

  it.each([
    ["Population (000s)", "000s", 1e3],
    ["Population ('000)", "'000", 1e3],
    ["Population '000 000", "'000 000", 1e6],
    ["Population (x1000)", "x1000", 1e3],
    ["Population (in 1 000)", "in 1 000", 1e3],
    ["Population, thousands", "thousands", 1e3],
    ["Population in Tsd.", "Tsd.", 1e3],
    ["Population in Mio.", "Mio.", 1e6],
    ["population_thousands", "thousands", 1e3],
    ["Population mn", "mn", 1e6],
    ["Population (k)", "k", 1e3],
    ["Population (10^3)", "10^3", 1e3],
    ["Population 10⁶", "10^6", 1e6],
    ["GDP, € m", "€ m", 1e6],
    ["Exports £m", "£m", 1e6],
    ["Exports EUR m", "EUR m", 1e6],
    ["Loans US$k", "$k", 1e3],
    ["Population (lakh)", "lakh", 1e5],
  ])("is refused where it says a scale in other ways: %s", async (heading, said, scale) => {
    const { text } = await importOf(`"${heading}"`, "unit: people");
    expect(text).toContain(
      `"${heading}" says ${said}, and its unit is to be people. Say scale: ${String(scale)} beside the unit`,
    );
    if (scale === 1e5) return;
    const right = await importOf(`"${heading}"`, `unit: people, scale: ${String(scale)}`);
    expect(right.text).toContain("Every figure is in.");
  });

  it.each([
    "Deaths (per 1000 births)",
    "Deaths per 1 000",
    "Rate /1000",
    "Cases per 100 000",
    "People in cities over 1 million",
    "Population",
    "Sales (10)",
    "Distance in miles",
    "Households of 3 000 or more",
    "Passenger-km",
    "Part 103",
    "Population (1000 and over)",
    "People in k",
  ])("says none, or may: %s", async (heading) => {
    const { text } = await importOf(`"${heading}"`, "unit: people");
    expect(text).toMatch(heading === "People in k" ? /says k/ : /Every figure is in/);
  });

  it("is refused where the mapping says another currency", async () => {
    const { exitCode, text } = await importOf("GDP (USD)", "unit: EUR");
    expect(text).toContain('t.csv: "GDP (USD)" says USD, and its unit is to be EUR. Say unit: USD');
    expect(exitCode).toBe(1);
    expect(figures()).toBeUndefined();
    const other = await importOf("GDP (million US$)", "unit: million euros");
    expect(other.text).toContain("says million US$, and its unit is to be million euros");
  });

  it.each([
    ["GDP (USD)", "unit: U.S. dollars"],
    ["Rate (EUR/USD)", "unit: USD per euro"],
    ["GDP (million EUR)", "unit: euros, scale: 1000000"],
    ["GDP (million EUR)", "unit: Mio. EUR"],
    ["GDP (billion EUR)", "unit: EUR, scale: 1000000000000"],
    ["Deaths (per million people)", "unit: per million people"],
    ["GDP (EUR)", "unit: EUR, scale: 1000"],
    ["GDP (million EUR)", "unit: 10^6 EUR"],
  ])("is no other scale, or may be none: %s, %s", async (heading, unit) => {
    expect((await importOf(heading, unit)).text).toContain("Every figure is in.");
  });
});

it("figures beside a column that says another currency are refused", async () => {
  const importOf = (unit: string) => {
    const rows = "Germany,2023,USD,4200\nGermany,2024,USD,4305\n";
    return run([
      file("t.csv", `country,year,currency,GDP\n${rows}`),
      ...["--mapping", mapping(`column: GDP, unit: ${unit}`)],
    ]);
  };
  const { text, exitCode } = await importOf("EUR");
  expect(text).toContain(
    'lines 2 to 3 (2 of them): currency says "USD", and the unit is to be EUR: one of the two is wrong',
  );
  expect(exitCode).toBe(1);
  expect(figures()).toBeUndefined();
  expect((await importOf("dollars")).text).toContain("Every figure is in.");
  expect((await importOf("USD")).text).toContain("Every figure is in.");
});

it("figures beside a column that says another scale are refused, of a series too", async () => {
  const importOf = (unit: string, text: string, measure: string, more = "") => {
    const rows = `Germany,2023,${text},4200\nGermany,2024,${text},4305\n`;
    const table = file("t.csv", `country,year,${unit},GDP\n${rows}`);
    return run([table, "--mapping", mapping(`column: GDP, ${measure}`, more)]);
  };
  const reason = (column: string, said: string, scale: number) =>
    `lines 2 to 3 (2 of them): ${column} says "${said}", and the unit is to be EUR: say scale: ${scale} in the mapping`;
  for (const [column, said, scale] of [
    ["unit", "million EUR", 1e6],
    ["Einheit", "Tsd. EUR", 1e3],
    ["UNIT_MULT", "9", 1e9],
    ["multiplier", "1000", 1e3],
    ["SCALAR_FACTOR", "millions", 1e6],
    ["MAGNTUDE", "6", 1e6],
    ["Magnitude", "3", 1e3],
    ["Scale", "9", 1e9],
  ] as const) {
    const { text, exitCode } = await importOf(column, said, "unit: EUR");
    expect(text).toContain(reason(column, said, scale));
    expect(exitCode).toBe(1);
    expect(figures()).toBeUndefined();
  }
  const series = await importOf("unit", "million EUR", "unit: EUR", "series: { column: unit }\n");
  expect(series.text).toContain(reason("unit", "million EUR", 1e6));
  for (const measure of ["unit: EUR, scale: 1000000", "unit: EUR, scale: 1", "unit: million EUR"])
    expect((await importOf("unit", "million EUR", measure)).text).toContain("Every figure is in.");
  expect((await importOf("unit", "EUR", "unit: EUR")).text).toContain("Every figure is in.");
});
