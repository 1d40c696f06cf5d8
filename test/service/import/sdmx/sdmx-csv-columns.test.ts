import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { structure } from "./sdmx-samples.js";

/** The columns of an SDMX-CSV message may stand in any order, and its heading does not say what is a dimension. */

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const content = () => readImported(dataDir())[0];
const importOf = (text: string, more: readonly string[] = []) =>
  run([file("m.csv", text), ...said, ...more]);
const figures = () => Object.values(content()?.figures ?? {});

describe("a column behind the figure", () => {
  it("is a dimension where the structure message says so", async () => {
    const text = `DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,ITEM,REMARK,UNIT_MEASURE
SO:SPENDING(1.0),A,DE,2023,1000,CP00,x,EUR
SO:SPENDING(1.0),A,DE,2024,1001,CP00,,EUR
SO:SPENDING(1.0),A,DE,2025,800,CP01,y,EUR
`;
    const result = await importOf(text, ["--structure", file("s.xml", structure)]);
    expect(result.text).toContain("Every figure is in.");
    expect(figures()).toEqual([{ DEU: ["2023", [1000, 1001]] }, { DEU: ["2025", [800]] }]);
    expect(content()?.concepts.map(({ name }) => name)).toEqual([
      { en: "Household spending: All items", de: "Konsumausgaben: Insgesamt" },
      { en: "Household spending: Food", de: "Konsumausgaben: Nahrungsmittel" },
    ]);
  });
});

it("a status with labels is each of those in its cell", async () => {
  const { text } =
    await importOf(`STRUCTURE[;],STRUCTURE_ID,ACTION,FREQ: Frequency,REF_AREA: Area,TIME_PERIOD: Time,OBS_VALUE,OBS_STATUS[]: Status,UNIT_MEASURE: Unit
dataflow,ECB:NA(1.0),I,A: Annual,DE: Germany,2021,1000,A: Normal,EUR: Euro
dataflow,ECB:NA(1.0),I,A: Annual,DE: Germany,2022,1001,A: Normal;M: Missing,EUR: Euro
dataflow,ECB:NA(1.0),I,A: Annual,DE: Germany,2023,1002,A: Normal;F: Forecast,EUR: Euro
`);
  expect(text).toContain("line 3: has a figure that its status M says is missing");
  expect(text).toContain("forecast from 2023");
});

it("a structure message is of SDMX alone", async () => {
  const args = ["--structure", file("s.xml", structure)];
  const { text } = await importOf("country,year,GDP (euros)\nGermany,2025,1\n", args);
  expect(text).toContain(
    "is neither SDMX-ML nor SDMX-CSV, which --structure is for: leave it out.",
  );
});
