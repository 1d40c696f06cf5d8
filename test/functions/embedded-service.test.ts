import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startService,
  type EmbeddedService,
} from "../../tools/functions-metadata/embedded-service.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
  type Shown,
} from "./support/functions-workbench.js";
import { nested, sourceFigures } from "./support/source-figures.js";

/** German population 2000 to 2017, and real GDP of countries: in the service's library. */
const statistic = 7598345427;
const gdp = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";

const expected: readonly (readonly [formula: string, shown: unknown[][] | string])[] = [
  ...sourceFigures,
  ...nested,
  [
    `=STAT.DATA(${String(statistic)},"limit=-3")`,
    [
      ["category", "Total population"],
      [2015, 81686611],
      [2016, 82348669],
      [2017, 82657002],
    ],
  ],
  [
    `=STAT.DATA(${String(statistic)},"layout=long; limit=1; unit=on; scale=million")`,
    [
      ["category", "series", "value", "unit"],
      [2000, "Total population", 82.211508, "million persons"],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}","Deutschland; FR; 392",2016,2016)`,
    [
      ["period", "DEU", "FRA", "JPN"],
      [2016, 3725521, 2511711, 4934799],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}",{"DEU";"FRA";"ITA";"ESP";"NLD";"BEL";"AUT"},2017,2017,"headers=off")`,
    [[2017, 3805884, 2565994, 2117242, 1557163, 808999, 453158, 380620]],
  ],
  [
    `=STAT.INDICATOR("${gdp}","Antarctica")`,
    "#N/A No data for Antarctica: STAT.INDICATORS lists the places of an indicator",
  ],
  // Months as the dates of their last days; Excel has none before 1900.
  [
    '=STAT.INDICATOR("6181c8aa-aec9-53f8-9d7f-f5ea735ffec2","US","Aug 2025","Sep 2025","dates=end")',
    [
      ["period", "USA"],
      [45900, 323.976],
      [45930, 324.8],
    ],
  ],
  [
    '=STAT.INDICATOR("bdf952c8-9346-5c86-9b0a-48f6e1f432d2","DEU","1899",1900,"dates=start; headers=off; transpose=on")',
    [
      [1899, 1],
      [43.6, 43.9],
    ],
  ],
  [`=STAT.VALUE(${String(statistic)})`, [[82657002]]],
  [
    `=STAT.VALUE("${gdp}",{"Germany";"France"},{2016,2017})`,
    [
      [3725521, 3805884],
      [2511711, 2565994],
    ],
  ],
  [`=STAT.VALUE(${String(statistic)},,1999)`, "#N/A No figure for 1999: the data begin in 2000"],
  [`=STAT.GROWTH(${String(statistic)},,2000,2017)`, [[0.00541887639380122]]],
  [
    `=STAT.INFO(${String(statistic)},"unit, scale, premium, released")`,
    [["persons", 1, false, "2023-01-24"]],
  ],
  [
    "=STAT.DATA(1)",
    "#N/A The service has no content with the id 1: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    '=STAT.INDICATOR("00000000-0000-0000-0000-000000000000","DEU")',
    "#N/A The service has no content with the id 00000000-0000-0000-0000-000000000000: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    "=STAT.REPORT(1)",
    "#N/A The service has no content with the id 1: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  ['=ROWS(STAT.SEARCH("population",,,60))', [[61]]],
  ['=ROWS(UNIQUE(STAT.SEARCH("population",,,60,"columns=id; headers=off")))', [[60]]],
  ['=COLUMNS(STAT.STUDIES("*",,,1,"industry=Energy"))', [[6]]],
];

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let shown: Shown[];
beforeAll(async () => {
  service = await startService();
  const { fetch, address: serviceAddress } = service;
  workbench = await openFunctions({ fetch, key: "demo-advanced", serviceAddress });
  shown = await workbench.show(expected.map(([formula]) => formula));
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

describe("formulas over the embedded service", () => {
  it.each(expected.map(([formula, cells], index) => ({ formula, cells, index })))(
    "$formula",
    ({ cells, index }) => {
      expect(shownText(shown[index])).toEqual(cells);
    },
  );

  it("take a spilled list by its first cell, header and all", async () => {
    workbench.enter(
      "A1",
      '=STAT.INDICATORS("Real gross domestic product (GDP)",1,"columns=id,title")',
    );
    workbench.enter("D1", '=STAT.VALUE(INDEX(A1#,0,1),"DEU",2017)');
    workbench.enter("F1", '=SUM(IFERROR(STAT.VALUE(INDEX(A1#,0,1),{"DEU","FRA"},2017),0))');
    await workbench.idle();
    expect(workbench.values("D1:D2")).toEqual([["#VALUE!"], [3805884]]);
    expect(workbench.cell("D1").message).toContain("Not an id: id");
    expect(workbench.cell("F1").value).toBe(6371878);
  });
});
