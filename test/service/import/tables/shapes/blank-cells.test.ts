import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, importTable } = openImportFolder();
const mapping = (more: string) =>
  `place: { column: country }\nperiod: { column: year }\n${more}measures: [{ column: jobs, name: Jobs, unit: people }]`;
const bySector = mapping("series: { column: sector }\n");
const values = () => Object.values(figures() ?? {});

it("refuses rows below a sector that was merged over them: they are of none alone", async () => {
  const rows = ["sector,country,year,jobs", "Industry,Germany,2022,1", ",France,2022,2"];
  const more = ["Services,Italy,2022,3", ",Spain,2022,4"];
  const { text } = await importTable([...rows, ...more], bySector);
  expect(text).toContain(
    'lines 3 to 5 (2 of them): says nothing under "sector", where a text may hold for the rows below it: write it into each row',
  );
  expect(values()).toEqual([{ DEU: ["2022", [1]] }, { ITA: ["2022", [3]] }]);
  await importTable(
    [...rows, ...more].map((row) => `${row},x`.replace("jobs,x", "jobs,sex")),
    mapping("series: { columns: [sector, sex] }\n"),
  );
  expect(values()).toHaveLength(2);
});

it("keeps rows without a text where others have it in each of their rows", async () => {
  const rows = ["sector,country,year,jobs", "Industry,Germany,2022,1", "Industry,Germany,2023,2"];
  const { text } = await importTable([...rows, ",Germany,2022,7", ",Germany,2023,8"], bySector);
  expect(text).toContain("Every figure is in.");
  expect(values()).toContainEqual({ DEU: ["2022", [7, 8]] });
});

it("refuses what stands without a unit below another one", async () => {
  const rows = ["country,unit,year,jobs", "Germany,EUR,2022,1", "Germany,,2023,2"];
  const { text } = await importTable([...rows, "France,USD,2022,3", "France,,2023,4"], mapping(""));
  expect(text).toContain(
    'line 5: says no unit below "USD" where the figures before are of "EUR" (line 2): keep them apart with measure: { column: "unit" }',
  );
  expect(values()).toEqual([{ DEU: ["2022", [1, 2]] }]);
});
