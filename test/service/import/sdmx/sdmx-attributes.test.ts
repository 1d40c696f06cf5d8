import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

/** What a message says behind the figure may make figures of two places two things. */

const { dataDir, file, run } = openImportFolder();

const kept = () => {
  const [{ concepts, figures, units } = expect.fail()] = readImported(dataDir());
  return concepts.map(({ key, name, unit }) => [name.en, units[unit]?.name.en, figures[key]]);
};
const csv = async (attributes: string, rows: readonly string[]) =>
  run([
    file(
      "m.csv",
      [`DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,${attributes}`, ...rows].join(
        "\n",
      ),
    ),
    ...said,
  ]);

const id = (name: string, label = name) => ({ id: name, name: label });
/** Germany has the first of an attribute's values, France the second. */
const json = (attribute: string, values: readonly object[]) =>
  JSON.stringify({
    data: {
      structures: [
        {
          ...id("NA", "National accounts"),
          dimensions: {
            series: [
              { id: "FREQ", values: [id("A")] },
              { id: "REF_AREA", values: [id("DE"), id("FR")] },
              { id: "UNIT_MEASURE", values: [id("EUR")] },
            ],
            observation: [{ id: "TIME_PERIOD", values: [id("2022"), id("2023")] }],
          },
          attributes: { series: [{ id: attribute, values }] },
        },
      ],
      dataSets: [
        {
          series: {
            "0:0:0": { attributes: [0], observations: { 0: [1], 1: [2] } },
            "0:1:0": { attributes: [1], observations: { 0: [3] } },
          },
        },
      ],
    },
  });
const generic = (of: (area: string) => string) =>
  `<mes:GenericTimeSeriesData xmlns:mes="urn:m" xmlns:generic="urn:g" xmlns:com="urn:c"><mes:Header><mes:Structure structureID="S" dimensionAtObservation="TIME_PERIOD"><com:Structure><Ref agencyID="X" id="NA" version="1.0"/></com:Structure></mes:Structure></mes:Header><mes:DataSet structureRef="S">${[
    "DE",
    "FR",
  ]
    .map(
      (area) =>
        `<generic:Series><generic:SeriesKey><generic:Value id="FREQ" value="A"/><generic:Value id="REF_AREA" value="${area}"/></generic:SeriesKey><generic:Attributes><generic:Value id="UNIT_MEASURE" value="EUR"/><generic:Value id="ADJUSTMENT" value="${of(area)}"/></generic:Attributes><generic:Obs><generic:ObsDimension value="2022"/><generic:ObsValue value="5"/></generic:Obs></generic:Series>`,
    )
    .join("")}</mes:DataSet></mes:GenericTimeSeriesData>`;

describe("an attribute that differs between places", () => {
  it("makes indicators of its own in SDMX-CSV", async () => {
    const { text } = await csv("ADJUSTMENT", [
      "X:NA,A,DE,2021,1000,EUR,Y",
      "X:NA,A,DE,2022,1001,EUR,Y",
      "X:NA,A,FR,2021,800,EUR,N",
      "X:NA,A,IT,2021,700,EUR,N",
    ]);
    expect(kept()).toEqual([
      ["X:NA: ADJUSTMENT Y", "Euro", { DEU: ["2021", [1000, 1001]] }],
      ["X:NA: ADJUSTMENT N", "Euro", { FRA: ["2021", [800]], ITA: ["2021", [700]] }],
    ]);
    expect(text).toContain(
      'ADJUSTMENT of X:NA is "Y" for DEU and "N" for FRA: their figures are in indicators of their own.',
    );
  });

  it("does in SDMX-JSON, by its names", async () => {
    const values = [id("C", "Calendar adjusted"), id("N", "Not adjusted")];
    await run([file("m.json", json("CORRECTION", values)), ...said]);
    expect(kept()).toEqual([
      ["National accounts: Calendar adjusted", "Euro", { DEU: ["2022", [1, 2]] }],
      ["National accounts: Not adjusted", "Euro", { FRA: ["2022", [3]] }],
    ]);
  });

  it("does in SDMX-ML, and where it is the same it changes nothing", async () => {
    await run([
      file(
        "m.xml",
        generic((area) => (area === "DE" ? "Y" : "N")),
      ),
      ...said,
    ]);
    expect(kept().map(([name]) => name)).toEqual(["X:NA: ADJUSTMENT Y", "X:NA: ADJUSTMENT N"]);
    await run([
      file(
        "m.xml",
        generic(() => "Y"),
      ),
      ...said,
    ]);
    expect(kept()).toEqual([["X:NA", "Euro", { DEU: ["2022", [5]], FRA: ["2022", [5]] }]]);
  });

  it("does for the money of each place, also where each has another", async () => {
    await csv("CURRENCY", [
      "X:NA,A,DE,2021,1,XDC,EUR",
      "X:NA,A,US,2021,2,XDC,USD",
      "X:NA,A,JP,2021,3,XDC,JPY",
    ]);
    expect(kept().map(([name]) => name)).toEqual(
      ["EUR", "USD", "JPY"].map((code) => `X:NA: CURRENCY ${code}`),
    );
  });

  it("does where one place says nothing of it", async () => {
    const rows = ["X:NA,A,DE,2021,1,EUR,Y", "X:NA,A,FR,2021,2,EUR,"];
    const { text } = await csv("ADJUSTMENT", rows);
    expect(kept().map(([name]) => name)).toEqual(["X:NA: ADJUSTMENT Y", "X:NA"]);
    expect(text).toContain('ADJUSTMENT of X:NA is "Y" for DEU and nothing for FRA');
  });

  it("that changes within a place's figures ends its series", async () => {
    const { text } = await run([
      file(
        "m.xml",
        generic(() => "DEM")
          .replaceAll("ADJUSTMENT", "CURRENCY")
          .replace(
            "</generic:Series>",
            '<generic:Obs><generic:ObsDimension value="2023"/><generic:ObsValue value="9"/><generic:Attributes><generic:Value id="CURRENCY" value="EUR"/></generic:Attributes></generic:Obs></generic:Series>',
          ),
      ),
      ...said,
    ]);
    expect(text).toContain(
      'says CURRENCY "EUR" where the series began with "DEM": a mapping keeps both apart, with series: { column: CURRENCY }',
    );
    expect(kept()).toEqual([["X:NA", "Euro", { DEU: ["2022", [5]], FRA: ["2022", [5]] }]]);
  });

  it("is named where it is a text, or another one for each place", async () => {
    const { text } = await csv("REMARKS,SERIES", [
      "X:NA,A,DE,2021,1,EUR,since reunification,DE.1",
      "X:NA,A,FR,2021,2,EUR,with overseas departments,FR.1",
      "X:NA,A,IT,2021,3,EUR,with San Marino,IT.1",
    ]);
    expect(kept()).toHaveLength(1);
    expect(text).toContain(
      'REMARKS of X:NA is "since reunification" for DEU and "with overseas departments" for FRA and "with San Marino" for ITA, in one indicator. Where that makes them two, say in a mapping series: { column: REMARKS }.',
    );
    expect(text).toContain('SERIES of X:NA is "DE.1" for DEU');
  });

  it("says nothing where it is the place itself, a status, a source or a title", async () => {
    const { text } = await csv("ISO,OBS_STATUS,DATA_SOURCE,TITLE", [
      "X:NA,A,DE,2021,1,EUR,DEU,A,DESTATIS,a",
      "X:NA,A,FR,2021,2,EUR,FRA,P,INSEE,b",
    ]);
    expect(kept()).toHaveLength(1);
    expect(text).not.toContain("of X:NA is");
  });
});

describe("the base of a figure that is no index", () => {
  it("is in the title where there are two", async () => {
    await csv("BASE_PER", ["X:NA,A,DE,2021,1,EUR,2010", "X:NA,A,DE,2022,2,EUR,2015"]);
    expect(kept()).toEqual([
      ["X:NA: base period 2010", "Euro", { DEU: ["2021", [1]] }],
      ["X:NA: base period 2015", "Euro", { DEU: ["2022", [2]] }],
    ]);
  });

  it("changes no name where there is one, nor money whose name begins like an index", async () => {
    await csv("BASE_PER", ["X:NA,A,IN,2021,1,INR,2010"]);
    expect(kept()).toEqual([["X:NA", "Indian Rupee", { IND: ["2021", [1]] }]]);
  });

  it("stands behind an index in every language", async () => {
    await csv("BASE_PER", ["X:PR,A,DE,2021,1,IX,2010"]);
    const [{ units } = expect.fail()] = readImported(dataDir());
    expect(Object.values(units).map(({ name }) => name)).toEqual([
      {
        en: "index, 2010 = 100",
        de: "Index, 2010 = 100",
        fr: "indice, 2010 = 100",
        es: "índice, 2010 = 100",
      },
    ]);
  });
});
