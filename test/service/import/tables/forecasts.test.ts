import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { lastFigures } from "../../../../src/service/items/figures.js";
import { openImportFolder, readImported, said } from "../import-folder.js";
import { ownLibrary } from "../../support/own-library.js";

/** From when figures are forecasts is one period for all places of a measure. */

const { dataDir, figures, file, run } = openImportFolder();
const content = () => readImported(dataDir())[0];
const kept = () => Object.values(figures() ?? {});
const table = (rows: readonly string[]) =>
  file("table.csv", ["country,year,GDP (million euros)", ...rows, ""].join("\n"));

async function latest(place: string) {
  const library = await loadLibrary(readImported(dataDir()), await ownLibrary());
  const concept = library.concepts.get(content()?.concepts[0]?.key ?? "") ?? expect.fail();
  return lastFigures(library, concept, place).latest;
}

describe("a forecast's mark in a table", () => {
  it("is of all figures from then on, which is said", async () => {
    const rows = ["Germany,2024,1.5", "Germany,2025e,2.5", "France,2024,3.5", "France,2026*,4.5"];
    const { text } = await run([table(rows), ...said]);
    expect(text).toMatch(/2 places, annual, 2024 to 2026, forecast from 2025 {2}/);
    expect(text).toContain("Every figure is in.");
    expect(await latest("FRA")).toMatchObject({ period: "2024", value: 3.5 });
  });

  it("is none of another place's figures: what is marked before its last is left out", async () => {
    const rows = [
      ...["2022", "2023", "2024"].map((year) => `Germany,${year},1.${year}`),
      ...["2022", "2023e", "2024e", "2025e"].map((year) => `Argentina,${year},2.5`),
    ];
    const { text } = await run([table(rows), ...said]);
    expect(text).toContain(
      "table.csv, line 6: marks ARG 2023 as a forecast, and DEU 2024 is none: a measure has one period from which all",
    );
    expect(text).toContain("line 7: marks ARG 2024");
    expect(text).toContain("2 refused:");
    expect(text).toContain("2022 to 2025, forecast from 2025");
    expect(kept()[0]?.["ARG"]).toEqual(["2022", [2.5, null, null, 2.5]]);
    expect(await latest("DEU")).toMatchObject({ period: "2024" });
    expect(await latest("ARG")).toMatchObject({ period: "2022" });
  });

  it("is neither a footnote's nor that of a provisional figure", async () => {
    const rows = [
      "Germany,2023,1.5",
      "Germany,2024p,2.5",
      "Germany,2025 (p),2.5",
      "France,2019¹,3.5",
    ];
    const { text } = await run([table(rows), ...said]);
    expect(text).toContain("Every figure is in.");
    expect(text).not.toContain("forecast from");
    expect(await latest("DEU")).toMatchObject({ period: "2025" });
    expect(await latest("FRA")).toMatchObject({ period: "2019" });
  });
});

describe("a mapping's forecastFrom", () => {
  const importWith = (forecastFrom: string, periods: readonly string[]) => {
    const rows = periods.map((period, at) => `Germany,${period},${String(at + 1)}.5`);
    const mapping = `source: { name: desk }
licence: internal
place: { column: country }
period: { column: year }
measures: [{ column: GDP (million euros), name: GDP, unit: million euros, forecastFrom: "${forecastFrom}" }]
`;
    return run([table(rows), "--mapping", file("m.yaml", mapping)]);
  };
  const quarters = ["2024-Q1", "2024-Q2", "2024-Q3", "2024-Q4"];

  it.each([
    ["Q3 2024", quarters, "2024-Q3", "2024-Q2"],
    ["2025", [...quarters, "2025-Q1"], "2025-Q1", "2024-Q4"],
    ["2024-Q2", ["2024-03", "2024-04"], "2024-04", "2024-03"],
    ["2025*", ["2024", "2025"], "2025", "2024"],
  ])("is read as periods are: %s", async (from, periods, first, last) => {
    const { text } = await importWith(from, periods);
    expect(text).toContain(`forecast from ${first}`);
    expect(await latest("DEU")).toMatchObject({ period: last });
  });

  it.each([
    ["banana", '"banana" is no period. Write one of its periods, such as 2000-Q1.'],
    ["2024-Q9", '"2024-Q9" is no period'],
    ["2024-05", '"2024-05" is monthly, and the figures are quarterly'],
    ["2024/25", "2024/25"],
  ])("is refused where it is no period of the figures: %s", async (from, sentence) => {
    const { text, exitCode } = await importWith(from, quarters);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(sentence)]);
    expect(text).toContain("The mapping's forecastFrom");
    expect(figures()).toBeUndefined();
  });

  it("is no later than a mark, and a mark before an observed figure is left out", async () => {
    const { text } = await importWith("2026", ["2022", "2023e", "2024", "2025e", "2026"]);
    expect(text).toContain("line 3: marks DEU 2023 as a forecast, and DEU 2024 is none");
    expect(text).toContain("forecast from 2025");
    expect(kept()).toEqual([{ DEU: ["2022", [1.5, null, 3.5, 4.5, 5.5]] }]);
  });
});

it("an SDMX message's status F of one place makes no forecast of another's figure", async () => {
  const message = `DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MEASURE
ECB:NA(1.0),Q,DE,2023-Q1,990.5,A,EUR
ECB:NA(1.0),Q,FR,2023-Q1,7,F,EUR
ECB:NA(1.0),Q,FR,2023-Q2,8,F,EUR
`;
  const { text } = await run([file("m.csv", message), ...said]);
  expect(text).toContain("m.csv, line 3: marks FRA 2023-Q1 as a forecast, and DEU 2023-Q1 is none");
  expect(text).toContain("forecast from 2023-Q2");
  expect(kept()).toEqual([{ DEU: ["2023-Q1", [990.5]], FRA: ["2023-Q2", [8]] }]);
  expect(await latest("DEU")).toMatchObject({ period: "2023-Q1" });
});
