import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, text, workbookOf } from "../workbook-samples.js";

const { figures, file, run } = openImportFolder();
const book = (sheet: string, heading: string) =>
  file(
    "gdp.xlsx",
    workbookOf([
      {
        name: sheet,
        rows: [
          [text("country"), text("year"), text(heading)],
          [text("Germany"), number(2023), number(4185550)],
        ],
      },
    ]),
  );
const mapping = (measure: string) =>
  file(
    "m.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\nmeasures: [{ ${measure} }]\n`,
  );

it.each(["GDP (in millions)", "Mio. EUR", "EUR m", "National accounts, EUR million", "US$m"])(
  "asks whether figures are in what their sheet's name says: %s",
  async (sheet) => {
    const { text: told, exitCode } = await run([book(sheet, "GDP (EUR)"), ...said]);
    expect(told).toContain(
      `whether the figures of "GDP" are in 1000000 of their unit, as the name of its sheet, "${sheet}", says: then say scale: 1000000 beside it, or the scale in the unit's words; else scale: 1`,
    );
    expect(exitCode).toBe(1);
    expect(figures()).toBeUndefined();
  },
);

it.each([
  ["Annex K", "GDP (EUR)"],
  ["M1", "GDP (EUR)"],
  ["Sheet1", "GDP (EUR)"],
  ["EUR million", "GDP (million euros)"],
  ["In thousands", "Unemployment rate (%)"],
  ["In thousands", "Prices (2020=100)"],
])("asks nothing of the sheet %s of %s", async (sheet, heading) => {
  const { text: told } = await run([book(sheet, heading), ...said]);
  expect(told).toContain("Every figure is in.");
});

it("keeps no millions as whole units that a mapping says, unless it says scale: 1", async () => {
  const table = book("In millions", "GDP");
  const measure = "column: GDP, name: GDP, unit: euros";
  const { text: told } = await run([table, "--mapping", mapping(measure)]);
  expect(told).toContain(
    'gdp.xlsx: the name of its sheet, "In millions", says a scale of 1000000, and the unit of "GDP" is to be euros. Say scale: 1000000 beside the unit,',
  );
  expect(figures()).toBeUndefined();
  for (const scale of ["scale: 1000000", "scale: 1"]) {
    const again = await run([table, "--mapping", mapping(`${measure}, ${scale}`)]);
    expect(again.text).toContain("Every figure is in.");
  }
});

it("takes no scale twice, in the unit's words and beside them", async () => {
  const measure = "column: GDP, name: GDP, unit: million euros, scale: 1000000";
  const { text: told } = await run([book("Data", "GDP"), "--mapping", mapping(measure)]);
  expect(told).toContain(
    'the unit of "GDP", million euros, says a scale, and scale: 1000000 beside it says one too, and would be meant twice.',
  );
  expect(figures()).toBeUndefined();
});
