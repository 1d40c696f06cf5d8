import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

/** What a message says that a reader may take for something else: it is refused, or told apart. */

const { dataDir, figures, file, folder, run } = openImportFolder();

const csv = async (rows: readonly string[], name = "message.csv") => {
  const { text } = await run([file(name, `${rows.join("\n")}\n`), ...said]);
  return { text, kept: Object.values(figures() ?? {}) };
};
const units = () =>
  Object.values(readImported(dataDir())[0]?.units ?? {}).map(({ name }) => name.en);

describe("an SDMX-CSV message", () => {
  it("has no commas in its numbers, neither before decimals nor between thousands", async () => {
    const { text, kept } = await csv([
      "DATAFLOW;FREQ;REF_AREA;TIME_PERIOD;OBS_VALUE;UNIT_MEASURE",
      "ECB:EXR(1.0);M;DE;2024-01;1,090;USD",
      "ECB:EXR(1.0);M;DE;2024-02;1.5e1;USD",
    ]);
    expect(text).toContain('line 2: "1,090" is no number as SDMX writes it');
    expect(kept).toEqual([{ DEU: ["2024-02", [15]] }]);
  });

  it("is not read at all where points may stand between thousands", async () => {
    const { text, kept } = await csv([
      "DATAFLOW;FREQ;REF_AREA;TIME_PERIOD;OBS_VALUE;UNIT_MEASURE",
      "ECB:EXR(1.0);M;DE;2024-01;1.234;USD",
      "ECB:EXR(1.0);M;DE;2024-02;100,5;USD",
    ]);
    expect(text).toContain(
      '"100,5" (line 3) has a comma before its decimals, so that "1.234" (line 2) may be a thousand times as large.',
    );
    expect(kept).toEqual([]);
  });

  it("has no quarters in thirds of a year, nor in parts of a year that begins in April", async () => {
    const { text, kept } = await csv([
      "DATAFLOW,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,REPORTING_YEAR_START_DAY",
      "SO:X(1.0),DE,2024-T1,1,EUR,",
      "SO:X(1.0),DE,2024-T2,2,EUR,",
      "SO:X(1.0),IN,2024-Q1,3,EUR,--04-01",
      "SO:X(1.0),FR,2024-Q1,4,EUR,--01-01",
    ]);
    expect(text).toContain('line 2: "2024-T1" is a third of a year; years, quarters and months');
    expect(text).toContain('line 4: "2024-Q1" is of a year that begins on --04-01; calendar years');
    expect(text).toContain("3 refused:");
    expect(kept).toEqual([{ FRA: ["2024-Q1", [4]] }]);
  });

  it("has no years that begin or end on another day than the calendar's", async () => {
    const { text, kept } = await csv([
      "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,REPYEARSTART,REPYEAREND",
      "SO:X(1.0),A,IN,2023,3,EUR,--04-01,",
      "SO:X(1.0),A,AU,2023,3,EUR,,--06-30",
      "SO:X(1.0),A,FR,2023,4,EUR,--01-01,--12-31",
      "SO:X(1.0),A,DE,2023,5,EUR,_Z,",
    ]);
    expect(text).toContain('line 2: "2023" is of a year that begins on --04-01; calendar years');
    expect(text).toContain('line 3: "2023" is of a year that ends on --06-30; calendar years');
    expect(kept).toEqual([{ DEU: ["2023", [5]], FRA: ["2023", [4]] }]);
  });

  it("names a place by its code only where its own name of the code may be that place's", async () => {
    const { text, kept } = await csv([
      "DATAFLOW,FREQ: Frequency,REF_AREA: Area,TIME_PERIOD: Time,OBS_VALUE: Value,UNIT_MEASURE: Unit",
      ...[
        ["DE", "Delaware"],
        ["PA", "Pará"],
        ["SA", "South Australia"],
        ["IN", "Indiana"],
        ["GE", "East Germany"],
        ["SY", "Syrian Arab Republic"],
        ["SK", "Slovak Republic"],
        ["LA", "Lao People's Democratic Republic"],
        ["FR", "France métropolitaine"],
        ["PS", "West Bank and Gaza"],
        ["XX", "Poland"],
        ["142", "Norway"],
      ].map(
        ([code = "", name = ""], at) =>
          `X:ST,A: Annual,${code}: ${name},2023,${String(90 + at)},USD: US dollar`,
      ),
    ]);
    expect(text).toContain("5 refused:");
    expect(text).toContain(
      '"DE" is called "Delaware", and is Germany elsewhere: which of them is meant is not sure',
    );
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(
      ["FRA", "LAO", "NOR", "POL", "PSE", "SVK", "SYR"].sort(),
    );
  });

  it("names no place by a number that nothing names", async () => {
    const { text, kept } = await csv([
      "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE",
      "X:ST,A,142,2023,1,USD",
      "X:ST,A,001,2023,2,USD",
    ]);
    expect(text).toContain('"142" is no place that the library knows');
    expect(kept).toEqual([{ WLD: ["2023", [2]] }]);
  });

  it("may have its columns in any order: attributes before the figure make no series", async () => {
    const { kept } = await csv([
      "DATAFLOW,OBS_STATUS,UNIT_MULT,DECIMALS,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE",
      "X:NA,A,6,0,A,DE,2021,1000,EUR",
      "X:NA,E,6,1,A,DE,2022,1001,EUR",
    ]);
    expect(kept).toEqual([{ DEU: ["2021", [1000, 1001]] }]);
    expect(units()).toEqual(["million Euro"]);
  });

  it("joins no two series that a column behind the figure tells apart", async () => {
    const { text, kept } = await csv([
      "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,ADJUSTMENT,UNIT_MEASURE,OBS_STATUS",
      "X:NA,A,DE,2021,1000,Y,EUR,A",
      "X:NA,A,DE,2022,1001,Y,EUR,P",
      "X:NA,A,DE,2023,800,N,EUR,A",
    ]);
    expect(text).toContain('line 4: says ADJUSTMENT "N" where the series began with "Y"');
    expect(kept).toEqual([{ DEU: ["2021", [1000, 1001]] }]);
  });

  it("is known by its heading where parts of it may have several values", async () => {
    const { text, kept } = await csv([
      "STRUCTURE[;],STRUCTURE_ID,ACTION,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,OBS_STATUS[],UNIT_MEASURE,POWERCODE",
      "dataflow,ECB:NA(1.0),I,A,DE,2021,1000,A;B,EUR,6",
      "dataflow,ECB:NA(1.0),I,A,DE,2022,1000,A;M,EUR,6",
    ]);
    expect(text).toContain("has a figure that its status M says is missing");
    expect(kept).toEqual([{ DEU: ["2021", [1000]] }]);
    expect(units()).toEqual(["million Euro"]);
  });

  it.each(["H", "K", "L", "M", "O", "Q"])(
    "has no figure where its status says why there is none: %s",
    async (status) => {
      const { text, kept } = await csv([
        "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,OBS_STATUS",
        "X:NA,A,DE,2021,1000,EUR,A",
        `X:NA,A,DE,2022,0,EUR,${status}`,
      ]);
      expect(text).toContain(`has a figure that its status ${status} says is missing`);
      expect(kept).toEqual([{ DEU: ["2021", [1000]] }]);
    },
  );

  it("has another index for each period that is 100", async () => {
    const { kept } = await csv([
      "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,BASE_PER",
      "X:PR,A,DE,2021,120,IX,2010",
      "X:PR,A,DE,2022,101,IX,2015",
    ]);
    expect(kept).toHaveLength(2);
    expect(units().sort()).toEqual(["index, 2010 = 100", "index, 2015 = 100"]);
  });
});

it("an attribute of an SDMX-JSON message may be a list, of which a status counts", async () => {
  const id = (name: string) => ({ id: name });
  const message = {
    data: {
      structures: [
        {
          dimensions: {
            series: [
              { id: "FREQ", values: [id("A")] },
              { id: "REF_AREA", values: [id("DE")] },
              { id: "UNIT_MEASURE", values: [id("EUR")] },
            ],
            observation: [{ id: "TIME_PERIOD", values: [id("2022"), id("2023")] }],
          },
          attributes: { observation: [{ id: "OBS_STATUS", values: [id("A"), id("M")] }] },
        },
      ],
      dataSets: [{ series: { "0:0:0": { observations: { 0: [6, [0]], 1: [7, [0, 1]] } } } }],
    },
  };
  writeFileSync(join(folder(), "message.json"), JSON.stringify(message));
  const { text } = await run([join(folder(), "message.json"), ...said]);
  expect(text).toContain("has a figure that its status M says is missing");
  expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2022", [6]] }]);
});
