import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

const { figures, file, run } = openImportFolder();

const mapping = (more = "") =>
  file(
    "m.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n${more}measures: [{ column: GDP, name: GDP, unit: euros }]\n`,
  );
const what = (texts: string) =>
  `The column "sector" is not in the mapping and says ${texts} of figures in one indicator. Where that makes them two, say series: { column: "sector" }.`;

it("names a column of texts that a mapping leaves out, where it differs between places or in time", async () => {
  const places = file("t.csv", "country,year,sector,GDP\nGermany,2021,A,1\nFrance,2021,B,2\n");
  const { text } = await run([places, "--mapping", mapping()]);
  expect(text).toContain(what('"A" (line 2) and "B" (line 3)'));
  expect(text).toContain("Every figure is in.");
  const time = file("u.csv", "country,year,sector,GDP\nGermany,2021,A,1\nGermany,2022,B,2\n");
  expect((await run([time, "--mapping", mapping()])).text).toContain("is not in the mapping");
  await run([places, "--mapping", mapping("series: { column: sector }\n")]);
  expect(Object.keys(figures() ?? {})).toHaveLength(2);
});

it("names none that says the place or the period again, remarks, or one thing", async () => {
  const path = file(
    "t.csv",
    "country,iso,date,note,sector,GDP,year\nGermany,DEU,2021-12-31,see below,A,1,2021\nFrance,FRA,2022-12-31,,A,2,2022\nItaly,ITA,2022-12-31,x,,2,2022\n",
  );
  expect((await run([path, "--mapping", mapping()])).text).not.toContain("not in the mapping");
});
