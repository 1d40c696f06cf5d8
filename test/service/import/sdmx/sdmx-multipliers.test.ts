import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { genericFlat } from "./sdmx-samples.js";

/** A figure in millions without its power of ten is a millionth of what it says. */

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const unit = () => Object.values(readImported(dataDir())[0]?.units ?? {})[0];
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
});
