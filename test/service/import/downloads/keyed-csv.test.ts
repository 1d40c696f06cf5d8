import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** Tables with codes of SDMX that are no SDMX-CSV: names say everything that a series' codes say. */

const { figures, file, run } = openImportFolder();

const importOf = (csv: string) =>
  run([file("table.csv", csv), "--source", "desk", "--licence", "CC-BY-4.0"]);
const kept = () => Object.values(figures() ?? {});

describe("a table of the OECD", () => {
  it("of OECD.Stat has its names, unit and power of ten", async () => {
    const { text } = await importOf(
      `"LOCATION","Country","SUBJECT","Subject","MEASURE","Measure","FREQUENCY","Frequency","TIME","Time","Unit Code","Unit","PowerCode Code","PowerCode","Reference Period Code","Reference Period","Value","Flag Codes","Flags"
"DEU","Germany","B1_GE","Gross domestic product","VOBARSA","National currency, volume estimates","Q","Quarterly","2021-Q1","Q1-2021","EUR","Euro","6","Millions","2015","2015",810000.1,,
"DEU","Germany","B1_GE","Gross domestic product","VOBARSA","National currency, volume estimates","Q","Quarterly","2021-Q2","Q2-2021","EUR","Euro","6","Millions","2015","2015",820000.1,"P","Provisional value"
"DEU","Germany","B1_GE","Gross domestic product","VOBARSA","National currency, volume estimates","A","Annual","2021","2021","EUR","Euro","6","Millions","2015","2015",3200000.1,"E","Estimated value"
"OECD","OECD - Total","B1_GE","Gross domestic product","VOBARSA","National currency, volume estimates","A","Annual","2021","2021","USD","US Dollar","6","Millions","2015","2015",54000000.1,"E","Estimated value"
"DEW","Former Federal Republic of Germany","B1_GE","Gross domestic product","VOBARSA","National currency, volume estimates","A","Annual","1990","1990","EUR","Euro","6","Millions","2015","2015",1,,
`,
    );
    const name = "Gross domestic product, National currency, volume estimates";
    expect(text).toContain(`${name} (million Euro): 1 place, quarterly, 2021-Q1 to 2021-Q2`);
    expect(text).toContain(`${name} (million Euro): 1 place, annual`);
    expect(text).toContain(`${name} (million US Dollar): 1 place, annual`);
    expect(text).toContain('"DEW" (Former Federal Republic of Germany) is no place');
    expect(kept()).toEqual([
      { DEU: ["2021-Q1", [810000.1, 820000.1]] },
      { DEU: ["2021", [3200000.1]] },
      { OED: ["2021", [54000000.1]] },
    ]);
  });

  it("of data.oecd.org has its unit under MEASURE", async () => {
    const { text } = await importOf(
      `"LOCATION","INDICATOR","SUBJECT","MEASURE","FREQUENCY","TIME","Value","Flag Codes"
"AUS","GDP","TOT","MLN_USD","A","2020",1350000.5,
"AUS","GDP","TOT","USD_CAP","A","2020",53000.5,
"DEU","GDP","TOT","MLN_USD","A","2020",4350000.5,"P"
`,
    );
    expect(text).toContain("GDP, TOT (MLN_USD): 2 places, annual");
    expect(text).toContain("GDP, TOT (USD_CAP): 1 place, annual");
    expect(text).toContain("Every figure is in.");
  });

  it("is read by its own columns where a mapping says them", async () => {
    const mapping = file(
      "mapping.yaml",
      `source: { name: desk }
licence: own
place: { column: LOCATION }
period: { column: TIME }
measure: { column: MEASURE }
measures: [{ column: Value, when: MLN_USD, name: GDP, unit: dollars, scale: 1000000 }]
`,
    );
    const table = file(
      "table.csv",
      `"LOCATION","INDICATOR","SUBJECT","MEASURE","FREQUENCY","TIME","Value","Flag Codes"
"AUS","GDP","TOT","MLN_USD","A","2020",1350000.5,
`,
    );
    const { text } = await run([table, "--mapping", mapping]);
    expect(text).toContain("GDP (million dollars): 1 place, annual");
  });
});

describe("a table of the European Central Bank's service", () => {
  const head =
    "KEY,FREQ,REF_AREA,ADJUSTMENT,ICP_ITEM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE,UNIT,UNIT_MULT\n";

  it("is a message whose key begins with the name of its flow", async () => {
    const { text } = await importOf(
      `${head}ICP.M.U2.N.000000,M,U2,N,000000,2025-01,2.5,A,HICP - Overall index,PCCH,0
ICP.M.DE.N.000000,M,DE,N,000000,2025-01,2.8,A,HICP - Overall index,PCCH,0
ICP.M.DE.N.010000,M,DE,N,010000,2025-01,3.8,A,HICP - Food,PCCH,0
`,
    );
    expect(text).toContain("ICP: N, 000000 (PCCH): 2 places, monthly");
    expect(text).toContain("ICP: N, 010000 (PCCH): 1 place, monthly");
    expect(kept()).toEqual([
      { DEU: ["2025-01", [2.8]], EMU: ["2025-01", [2.5]] },
      { DEU: ["2025-01", [3.8]] },
    ]);
  });

  it("says what to do where it has no places", async () => {
    const { text, exitCode } = await importOf(
      "KEY,FREQ,CURRENCY,TIME_PERIOD,OBS_VALUE,UNIT\nEXR.M.USD,M,USD,2025-01,1.03,USD\n",
    );
    expect(exitCode).toBe(1);
    expect(text).toContain("without a dimension of places");
    expect(text).toContain("--mapping FILE");
  });
});
