import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, importTable } = openImportFolder();
const second = (texts: string) =>
  `a second row of headings (${texts}) stands below the first, and figures are of what both say: join them with table: { heading: [FIRST, SECOND] }, the numbers of their lines, or write both into one row, such as "2022-Q1" or "Exports of goods", and of measures and years a row for each place and year`;
const wide =
  "place: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: GDP, unit: euros }]";

it("takes no first quarter for the year that stands above it", async () => {
  const quarters = ["country,2022,,,,2023,,,", ",Q1,Q2,Q3,Q4,Q1,Q2,Q3,Q4"];
  const rows = [...quarters, "Germany,1,2,3,4,5,6,7,8", "France,1,2,3,4,5,6,7,8"];
  const { text, exitCode } = await importTable(rows, wide);
  expect(text).toContain(`t.csv, line 2: ${second('"Q1"')}.`);
  expect(exitCode).toBe(1);
  const forecasts = ["country,2024,2025", "country,actual,forecast", "Germany,1,2"];
  expect((await importTable(forecasts, wide)).text).toContain(second('"actual", "forecast"'));
  expect(figures()).toBeUndefined();
});

it("takes no part for the whole that stands above it", async () => {
  const rows = ["country,year,exports,imports", ",,goods,services", "Germany,2023,1,2"];
  const mapping =
    "place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: exports, name: Exports, unit: euros }]";
  expect((await importTable(rows, mapping)).text).toContain(`line 2: ${second('"goods"')}.`);
});

it("reads on below units, a title over a part, and a first row without figures", async () => {
  const units = ["country,2022,2023", ",euros,euros", "Germany,1,2"];
  await importTable(units, wide);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [1, 2]] } });
  const title = ["country,2022,2023,2024", ",Exports,,", "Germany,3,4,5"];
  await importTable(title, wide);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [3, 4, 5]] } });
  const none = ["country,2022,2023", ",n/a,..", "Germany,6,7"];
  await importTable(none, wide);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [6, 7]] } });
});
