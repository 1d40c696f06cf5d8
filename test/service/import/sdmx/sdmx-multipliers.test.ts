import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { genericFlat } from "./sdmx-samples.js";

/** A figure in millions without its power of ten is a millionth of what it says. */

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const unit = () => Object.values(readImported(dataDir())[0]?.units ?? {})[0];
const figures = () => Object.values(readImported(dataDir())[0]?.figures ?? {});
const millions = { name: { en: "million Euro" }, scale: 1_000_000 };

const component = (id: string, codes: Readonly<Record<string, string>>, more = {}) => ({
  ...{ id, ...more },
  values: Object.entries(codes).map(([code, name]) => ({ id: code, name })),
});

/** A draft before 1.0 of the OECD's kind, with what its attributes and its time are called. */
function draft(power: string, time = "TIME_PERIOD"): string {
  const structure = {
    name: "Quarterly National Accounts",
    dimensions: {
      observation: [
        component("LOCATION", { DEU: "Germany" }, { keyPosition: 0, role: "REF_AREA" }),
        component("SUBJECT", { GDP: "Gross domestic product" }, { keyPosition: 1 }),
        component(time, { "2021": "2021", "2022": "2022" }, { role: "TIME_PERIOD" }),
      ],
    },
    attributes: {
      observation: [
        component("OBS_STATUS", {}),
        component("UNIT", { EUR: "Euro" }, { role: "UNIT_MEASURE" }),
        component(power, { "6": "Millions" }, { role: "UNIT_MULT", default: "0" }),
      ],
    },
  };
  const observations = { "0:0:0": [3617.4, null, 0, 0], "0:0:1": [3876.8, null, 0, 0] };
  return JSON.stringify({ header: { id: "x" }, dataSets: [{ observations }], structure });
}

describe("the power of ten", () => {
  it.each([
    ["POWERCODE", draft("POWERCODE")],
    ["an id that its role alone explains", draft("FACTOR")],
    ["POWERCODE, beside a TIME that its role explains", draft("POWERCODE", "TIME")],
  ])("is read of SDMX-JSON where it is %s", async (_what, text) => {
    const result = await run([file("m.json", text), ...said]);
    expect(result.text).toContain("1 indicator:");
    expect(unit()).toMatchObject(millions);
    expect(Object.values(readImported(dataDir())[0]?.figures ?? {})).toEqual([
      { DEU: ["2021", [3617.4, 3876.8]] },
    ]);
  });

  it.each(["UNIT_MULT", "POWERCODE", "UNIT_MULTIPLIER"])(
    "is read of SDMX-CSV and -ML as %s",
    async (id) => {
      const csv = `DATAFLOW,LOCATION,SUBJECT,FREQUENCY,TIME_PERIOD,OBS_VALUE,UNIT,${id}
OECD:QNA(1.0),DEU,GDP,A,2021,3617.4,EUR,6
`;
      await run([file("m.csv", csv), ...said]);
      expect(unit()).toMatchObject(millions);
      await run([file("m.xml", genericFlat.replaceAll('id="UNIT_MULT"', `id="${id}"`)), ...said]);
      expect(unit()).toMatchObject(millions);
    },
  );

  it("is refused where it is no number, or said twice and not alike", async () => {
    const csv = `DATAFLOW,LOCATION,FREQUENCY,TIME_PERIOD,OBS_VALUE,UNIT,UNIT_MULT,POWERCODE
OECD:QNA(1.0),DEU,A,2021,3617.4,EUR,,Millions
OECD:QNA(1.0),DEU,A,2022,3617.4,EUR,0,6
OECD:QNA(1.0),DEU,A,2023,3617.4,EUR,6,6
`;
    const { text } = await run([file("m.csv", csv), ...said]);
    expect(text).toContain("line 2: has UNIT_MULT Millions; 0, 3, 6, 9 and 12 can be kept");
    expect(text).toContain("line 3: has UNIT_MULT 0 and 6; 0, 3, 6, 9 and 12 can be kept");
    expect(text).toContain("2 refused:");
    expect(unit()).toMatchObject(millions);
  });

  it("is refused as SCALE alone, which offices use in two ways", async () => {
    const csv = `DATAFLOW,COUNTRY,FREQUENCY,TIME_PERIOD,OBS_VALUE,UNIT,UNIT_MULT,SCALE
IMF:WEO(1.0),DEU,A,2021,3617.4,EUR,,6
IMF:WEO(1.0),DEU,A,2022,3617.4,EUR,0,6
IMF:WEO(1.0),DEU,A,2023,3617.4,EUR,6,6
IMF:WEO(1.0),DEU,A,2024,3617.4,EUR,6,
`;
    const { text } = await run([file("m.csv", csv), ...said]);
    expect(text).toContain(
      "line 2: has SCALE 6 and no UNIT_MULT: whether its figures are multiplied by it is not sure. A mapping says their unit: --mapping FILE",
    );
    expect(text).toContain("line 3: has UNIT_MULT 0 and 6");
    expect(unit()).toMatchObject(millions);
    expect(Object.values(readImported(dataDir())[0]?.figures ?? {})).toEqual([
      { DEU: ["2023", [3617.4, 3617.4]] },
    ]);
  });

  it.each(["MULTIPLIER", "MAGNITUDE"])("is refused as %s alone too", async (id) => {
    const csv = `DATAFLOW,COUNTRY,FREQUENCY,TIME_PERIOD,OBS_VALUE,UNIT,${id}
SO:X(1.0),DEU,A,2021,3617.4,EUR,6
SO:X(1.0),FRA,A,2022,3617.4,EUR,0
`;
    const { text } = await run([file("m.csv", csv), ...said]);
    expect(text).toContain(`line 2: has ${id} 6 and no UNIT_MULT`);
    expect(figures()).toEqual([{ FRA: ["2022", [3617.4]] }]);
  });

  it("is missed of figures where rows of attributes alone say it, as SDMX-CSV 2.0 has them", async () => {
    const csv = `STRUCTURE,STRUCTURE_ID,ACTION,FREQ,REF_AREA,ITEM,UNIT_MEASURE,TIME_PERIOD,OBS_VALUE,UNIT_MULT
dataflow,SO:X(1.0),I,A,DE,A,EUR,2020,100,
dataflow,SO:X(1.0),I,A,DE,A,EUR,2021,101,
dataflow,SO:X(1.0),I,A,FR,A,EUR,2021,102,
dataflow,SO:X(1.0),I,A,FR,B,EUR,2021,103,
dataflow,SO:X(1.0),I,A,IT,C,EUR,2021,104,6
dataflow,SO:X(1.0),I,A,DE,A,~,,,6
dataflow,SO:X(1.0),I,~,~,B,~,,,3
dataflow,SO:X(1.0),I,~,~,C,~,,,6
`;
    const { text } = await run([file("m.csv", csv), ...said]);
    const refused = (where: string, at: number, power: number) =>
      `${where}: says no UNIT_MULT, and line ${at} says ${power} of its series: write it beside each figure`;
    expect(text).toContain(refused("lines 2 to 3 (2 of them)", 7, 6));
    expect(text).toContain(refused("line 5", 8, 3));
    expect(text).toContain("3 refused:");
    expect(figures()).toEqual([{ FRA: ["2021", [102]] }, { ITA: ["2021", [104]] }]);
  });

  it("is missed of a place's figures where others of its series have it, before or behind them", async () => {
    const csv = `DATAFLOW,FREQ,REF_AREA,UNIT_MEASURE,TIME_PERIOD,OBS_VALUE,UNIT_MULT
SO:X(1.0),A,DE,EUR,2020,100,
SO:X(1.0),A,DE,EUR,2021,101,6
SO:X(1.0),A,DE,EUR,2022,102,
SO:X(1.0),A,FR,EUR,2021,103,
SO:X(1.0),A,IT,EUR,2020,104,0
SO:X(1.0),A,IT,EUR,2021,105,
`;
    const { text } = await run([file("m.csv", csv), ...said]);
    expect(text).toContain("lines 2 to 4 (2 of them): says no UNIT_MULT, and line 3 says 6");
    expect(text).toContain("2 refused:");
    expect(figures()).toEqual([
      { FRA: ["2021", [103]], ITA: ["2021", [105]] },
      { DEU: ["2021", [101]] },
      { ITA: ["2020", [104]] },
    ]);
  });
});
