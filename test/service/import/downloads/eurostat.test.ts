import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** Eurostat's bulk files, whose codes have no names. */

const { figures, file, run } = openImportFolder();

const importOf = (name: string, content: string | Buffer) =>
  run([file(name, content), "--source", "desk", "--licence", "CC-BY-4.0"]);
const kept = () => Object.values(figures() ?? {});

const gdp = `freq,unit,na_item,geo\\TIME_PERIOD\t2021 \t2022 \t2023 
A,CLV10_MEUR,B1GQ,DE\t3100000.2 \t3160000.0 p\t: 
A,CLV10_MEUR,B1GQ,EL\t170000.2 b\t180000.0 bp\t: c
A,CLV10_MEUR,B1GQ,EU27_2020\t12700000.2 \t13100000 \t13200000.5 e
A,CLV10_MEUR,P3,DE\t: \t1700000.1 \t1800000.2 
A,CP_MEUR,B1GQ,DE\t3600000.0 \t3860000.0 \t4120000.0 
`;

describe("a table of Eurostat", () => {
  it.each([
    ["estat_nama_10_gdp.tsv", gdp],
    ["estat_nama_10_gdp_filtered_en.tsv.gz", gzipSync(gdp)],
  ])("%s goes in with its flags, one indicator for each unit and series", async (name, content) => {
    const { text } = await importOf(name, content);
    expect(text).toContain("nama_10_gdp: B1GQ (CLV10_MEUR): 3 places, annual, 2021 to 2023");
    expect(text).toContain("nama_10_gdp: P3 (CLV10_MEUR): 1 place, annual, 2022 to 2023");
    expect(text).toContain("nama_10_gdp: B1GQ (CP_MEUR): 1 place");
    expect(text).toContain("Every figure is in.");
    expect(kept()[0]).toEqual({
      DEU: ["2021", [3100000.2, 3160000]],
      EUU: ["2021", [12700000.2, 13100000, 13200000.5]],
      GRC: ["2021", [170000.2, 180000]],
    });
  });

  it("may be of months and begin with the last one", async () => {
    const { text } = await importOf(
      "prc_hicp_manr.tsv",
      "unit,coicop,geo\\time\t2022M02 \t2022M01 \nRCH_A,CP00,DE\t5.5 \t5.1 \nRCH_A,CP00,EA\t5.9 e\t5.1 \n",
    );
    expect(text).toContain("prc_hicp_manr: CP00 (RCH_A): 2 places, monthly, 2022-01 to 2022-02");
    expect(kept()).toEqual([{ DEU: ["2022-01", [5.1, 5.5]], EMU: ["2022-01", [5.1, 5.9]] }]);
  });

  it("says of flags that its figures are forecasts", async () => {
    const { text } = await importOf(
      "t.tsv",
      "freq,unit,geo\\TIME_PERIOD\t2025 \t2026 \nA,PC,DE\t3.7 \t3.8 f\nA,PC,FR\t7.4 \t7.6 f\n",
    );
    expect(text).toContain("forecast from 2026");
  });

  it("refuses other unions, halves of years, and rows with other cells, by name", async () => {
    const { text } = await importOf(
      "t.tsv",
      `freq,unit,geo\\TIME_PERIOD\t2025 
A,PC,DE\t3.7 
A,PC,EA19\t3.7 
A,PC,EU28\t3.7 
S,PC,DE\t3.7 
A,PC,FR\t3.7 \t3.8 
A,FR\t3.7 
A,PC,IT\t1 234
A,PC,ES\t3,7
`,
    );
    expect(text).toContain('line 3: "EA19" is');
    expect(text).toContain('line 4: "EU28" is');
    expect(text).toContain("line 5: has the frequency S");
    expect(text).toContain("lines 6 to 7 (2 of them): has other cells than the heading");
    expect(text).toContain('line 8: "1 234" is no number');
    expect(text).toContain('line 9: "3,7" is no number');
    expect(kept()).toEqual([{ DEU: ["2025", [3.7]] }]);
  });
});

it("an SDMX-CSV of Eurostat is not named by the day its flow was published", async () => {
  const { text } = await importOf(
    "linear.csv",
    `DATAFLOW,LAST UPDATE,freq,unit,na_item,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG,CONF_STATUS
ESTAT:NAMQ_10_GDP(1.0),14/11/26 23:00:00,Q,CP_MEUR,B1GQ,DE,2026-Q1,1090000.1,,
ESTAT:NAMQ_10_GDP(1.0),14/11/26 23:00:00,Q,CP_MEUR,B1GQ,DE,2026-Q2,1100000.1,p,
ESTAT:NAMQ_10_GDP(1.0),14/11/26 23:00:00,Q,CP_MEUR,B1GQ,EL,2026-Q1,,c,C
`,
  );
  expect(text).toContain("  ESTAT:NAMQ_10_GDP (CP_MEUR): 1 place, quarterly, 2026-Q1 to 2026-Q2");
  expect(text).toContain("Every figure is in.");
});
