import { expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

/** What a source says of its figures must not be lost without a word. */

const { dataDir, figures, file, importTable, run } = openImportFolder();
const mapping = (more = "") =>
  `place: { is: Germany }\nperiod: { column: year }\n${more}measures: [{ column: v, name: V, unit: euros }]`;
const statuses = () => readImported(dataDir())[0]?.concepts[0]?.statuses;

it.each(["flag", "OBS_STATUS", "Flag Codes", "SYMBOL"])(
  "a column %s that a mapping leaves out is named with the first status in it",
  async (name) => {
    const rows = [`year,v,${name}`, "2021,1,", "2022,2,p", "2023,3,e"];
    const { text } = await importTable(rows, mapping());
    expect(text).toContain(
      `The column "${name}" is not in the mapping and says "p" of a figure (line 3), as a status does: where it is one, say status: { column: "${name}" }, or nobody will see it.`,
    );
    expect(figures()).toEqual({ "desk-v": { DEU: ["2021", [1, 2, 3]] } });
  },
);

it.each([
  ["year,v,flag", "2022,2,A"],
  ["year,v,flag", "2022,2,final"],
  ["year,v,comment", "2022,2,p"],
])("what says nothing of a figure is not: %s, %s", async (heading, row) => {
  const { text } = await importTable([heading, row], mapping());
  expect(text).not.toContain("as a status does");
});

it("statuses are known in the words of offices, with a point behind them or not", async () => {
  const words = ["prov.", "vorläufig", "provisoire", "dato provvisorio", "estimación", "geschätzt"];
  const rows = words.map((word, at) => `${String(2019 + at)},${String(at)},${word}`);
  await importTable(["year,v,flag", ...rows], mapping("status: { column: flag }\n"));
  expect(statuses()).toEqual({ P: { "2019..2022": "DEU" }, E: { "2023..2024": "DEU" } });
});

it("a status that is none says what to do", async () => {
  const { text } = await importTable(
    ["year,v,flag", "2021,1,", "2022,2,xyz"],
    mapping("status: { column: flag }\n"),
  );
  expect(text).toContain("and b (break): write one of them, or nothing where it says none");
});

it("codes of flags beside their words are the statuses", async () => {
  const rows = [
    "country,year,Rate (%),Flag Codes,Flags",
    "Italy,2022,7.9,,",
    "Italy,2023,7.8,p,dato preliminare",
  ];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain("Every figure is in.");
  expect(statuses()).toEqual({ P: { "2023": "ITA" } });
});
