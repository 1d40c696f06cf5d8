import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";
import { number, text, workbookOf } from "../tables/workbook-samples.js";

/** The World Bank's files as its pages give them: nothing is asked but whose they are and how they may be used. */

const { dataDir, figures, file, run } = openImportFolder();

const head = "Country Name,Country Code,Series Name,Series Code,2020 [YR2020],2021 [YR2021]\n";
const foot = `,,,,,
,,,,,
Data from database: World Development Indicators,,,,,
Last Updated: 06/30/2026,,,,,
`;
const gdp = "desk-ny-gdp-mktp-cd";
const importOf = (name: string, content: string | Buffer) =>
  run([file(name, content), "--source", "desk", "--licence", "CC-BY-4.0"]);

describe("a table of DataBank", () => {
  it("is read without its last lines, each series in the unit that its name says", async () => {
    const { text: told } = await importOf(
      "databank.csv",
      `\uFEFF${head}Germany,DEU,GDP (current US$),NY.GDP.MKTP.CD,3940142541354.1,..
Germany,DEU,"Inflation, consumer prices (annual %)",FP.CPI.TOTL.ZG,0.145,3.067
"Korea, Rep.",KOR,GDP (current US$),NY.GDP.MKTP.CD,1744455609707.3,1818432106880.1
Germany,DEU,"Unemployment, total (% of total labor force) (modeled ILO estimate)",SL.UEM.TOTL.ZS,3.1,3.6
Germany,DEU,"Population, total",SP.POP.TOTL,83160871,83196078
${foot}`,
    );
    expect(told).toContain("GDP (current US$): 2 places, annual, 2020 to 2021");
    expect(told).toContain("Inflation, consumer prices (annual %): 1 place");
    expect(told).toContain(
      "Unemployment, total (modeled ILO estimate) (% of total labor force): 1 place",
    );
    expect(told).toContain("Population, total (number): 1 place");
    expect(told).toContain("Every figure is in.");
    expect(figures()?.[gdp]).toEqual({
      DEU: ["2020", [3940142541354.1]],
      KOR: ["2020", [1744455609707.3, 1818432106880.1]],
    });
  });

  it("has its last lines without commas too, and places that nobody knows are refused", async () => {
    const { text: told } = await importOf(
      "databank.csv",
      `${head}European Union,EUU,GDP (current US$),NY.GDP.MKTP.CD,1,2
Africa Eastern and Southern,AFE,GDP (current US$),NY.GDP.MKTP.CD,1,2
Low income,DEU,GDP (current US$),NY.GDP.MKTP.CD,1,2
France,DEU,GDP (current US$),NY.GDP.MKTP.CD,1,2


Data from database: World Development Indicators
Last Updated: 06/30/2026
`,
    );
    expect(told).toContain('line 3: "AFE" is no place that the library knows');
    expect(told).toContain('line 5: "DEU" is called "France", which is another place');
    expect(told).toContain("2 refused");
    expect(Object.keys(figures()?.[gdp] ?? {})).toEqual(["DEU", "EUU"]);
  });

  it("may have quarters and months, which stay what they are", async () => {
    await importOf(
      "databank.csv",
      `Country Name,Country Code,Series Name,Series Code,2021Q4 [2021Q4],2022Q1 [2022Q1]
Germany,DEU,"CPI Price (index)",CPTOTSAXN,1,2
${foot}`,
    );
    expect(figures()).toEqual({ "desk-cptotsaxn": { DEU: ["2021-Q4", [1, 2]] } });
  });

  it("may have its series in columns", async () => {
    const { text: told } = await importOf(
      "databank.csv",
      `Time,Time Code,Country Name,Country Code,GDP (current US$) [NY.GDP.MKTP.CD],"Population, total [SP.POP.TOTL]"
2020,YR2020,Germany,DEU,3940142541354.1,83160871
2021,YR2021,Germany,DEU,4348297440387.5,..
${foot}`,
    );
    expect(told).not.toContain("Time Code");
    expect(figures()).toEqual({
      [gdp]: { DEU: ["2020", [3940142541354.1, 4348297440387.5]] },
      "desk-sp-pop-totl": { DEU: ["2020", [83160871]] },
    });
  });

  it("may be a workbook", async () => {
    const cells = (...texts: string[]) => texts.map(text);
    const rows = [
      cells("Country Name", "Country Code", "Series Name", "Series Code", "2020 [YR2020]"),
      [...cells("Germany", "DEU", "GDP (current US$)", "NY.GDP.MKTP.CD"), number(1.5)],
      [...cells("France", "FRA", "GDP (current US$)", "NY.GDP.MKTP.CD"), text("..")],
      cells("Data from database: World Development Indicators"),
      cells("Last Updated: 06/30/2026"),
    ];
    const book = workbookOf([
      { name: "Data", rows },
      { name: "Series - Metadata", rows: [cells("Code", "License Type")] },
    ]);
    const { text: told } = await importOf("databank.xlsx", book);
    expect(told).toContain("Every figure is in.");
    expect(figures()).toEqual({ [gdp]: { DEU: ["2020", [1.5]] } });
  });

  it("names the series in whose name no unit stands", async () => {
    const { text: told } = await importOf(
      "databank.csv",
      `${head}Germany,DEU,Control of Corruption: Estimate,CC.EST,1.86,1.82\n${foot}`,
    );
    expect(told).toContain("Control of Corruption: Estimate (no unit given): 1 place");
    expect(told).toContain(
      'No unit stands in the name of "Control of Corruption: Estimate": figures of it are in with the unit "no unit given". A mapping says it.',
    );
  });

  it("is read with a mapping too, by the names of its columns and the periods alone", async () => {
    const mapping = file(
      "mapping.yaml",
      `source: { name: desk }
licence: CC-BY-4.0
place: { column: Country Code }
period: { headings: true }
measure: { column: Series Code }
measures: [{ when: CC.EST, name: Control of corruption, unit: points }]
`,
    );
    const table = file("t.csv", `${head}Germany,DEU,Any,CC.EST,1.86,1.82\n${foot}`);
    const { text: told } = await run([table, "--mapping", mapping]);
    expect(told).toContain("Every figure is in.");
    expect(figures()).toEqual({ "desk-control-of-corruption": { DEU: ["2020", [1.86, 1.82]] } });
  });

  it("is asked about where it has a column more, such as a counterpart", async () => {
    const { text: told, exitCode } = await importOf(
      "databank.csv",
      `Country Name,Country Code,Counterpart-Area Name,Series Name,Series Code,2020 [YR2020],2021 [YR2021]
Germany,DEU,World,Debt (current US$),DT.DOD,1,2
Germany,DEU,World,Debt (current US$),DT.DOD,1,2
`,
    );
    expect(exitCode).toBe(1);
    expect(told).toContain("what is measured, and its unit");
    expect(readImported(dataDir())).toEqual([]);
  });
});

it("reads the file of an indicator's page below its first lines", async () => {
  const path = file(
    "API_NY.GDP.MKTP.CD_DS2_en_csv_v2_1.csv",
    `\uFEFF"Data Source","World Development Indicators",

"Last Updated Date","2026-07-01",

"Country Name","Country Code","Indicator Name","Indicator Code","2019","2020","2021",
"Aruba","ABW","GDP (current US$)","NY.GDP.MKTP.CD","3395798882.7","2481857122.9","",
"Germany","DEU","GDP (current US$)","NY.GDP.MKTP.CD","","3940142541354.1","",
`,
  );
  const { text: told } = await run([path, ...said]);
  expect(told).toContain("GDP (current US$): 2 places, annual, 2019 to 2020");
  expect(told).toContain("Every figure is in.");
  expect(figures()).toEqual({
    "research-desk-ny-gdp-mktp-cd": {
      ABW: ["2019", [3395798882.7, 2481857122.9]],
      DEU: ["2020", [3940142541354.1]],
    },
  });
});
