import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFunctions, type FunctionsWorkbench } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const gdp = "11111111-0000-5000-8000-000000000000";
const prices = "22222222-0000-5000-8000-000000000000";
const months = "33333333-0000-5000-8000-000000000000";
const twin = "44444444-0000-5000-8000-000000000000";

const library: Readonly<Record<string, { title: string; unit: string; data: Figures }>> = {
  [gdp]: {
    title: "GDP",
    unit: "million euros",
    data: {
      DEU: { 2023: 300, 2024: 310 },
      FRA: { 2023: 200, 2024: 250 },
      JPN: { 2023: 400 },
      USA: { 2023: 250 },
      POL: { 2023: 200, 2024: 250 },
    },
  },
  [prices]: {
    title: "Prices",
    unit: "percent",
    data: { DEU: { 2023: 6, 2024: 2 }, FRA: { 2023: 5, 2024: 3 } },
  },
  [months]: { title: "Jobs", unit: "persons", data: { DEU: { "2024-01": 1, "2024-02": 2 } } },
  [twin]: { title: "GDP", unit: "million euros", data: { DEU: { 2024: 1 } } },
};

const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const id = query.get("id") ?? "";
    const { title, unit, data } = library[id] ?? { title: "Any", unit: "persons", data: {} };
    const codes = (query.get("geo") ?? "").split(",");
    const known = codes.flatMap((geo) => {
      const figures = id in library ? data[geo] : { 2024: codes.length };
      if (figures === undefined) return [];
      const [categories, series] = [Object.keys(figures), Object.values(figures)];
      return [{ geo, categories, series }];
    });
    return {
      body: {
        identifier: id,
        title,
        description: "",
        chart: { name: title, graphType: "line", unit, data: known },
        market_type: "Consumer",
        market_type_description: "",
      },
    };
  },
});

const two = `"${gdp}, ${prices}"`;

const expected: readonly ExpectedFormula[] = [
  [
    `=STAT.INDICATOR(${two},"DEU, FRA")`,
    [
      ["indicator", "GDP", "GDP", "Prices", "Prices"],
      ["period", "DEU", "FRA", "DEU", "FRA"],
      [2023, 300, 200, 6, 5],
      [2024, 310, 250, 2, 3],
    ],
  ],
  [
    `=STAT.INDICATOR({"${gdp}";"${prices}"},"DEU",2024,,"header=one,name")`,
    [
      ["period", "GDP: Germany", "Prices: Germany"],
      [2024, 310, 2],
    ],
  ],
  [`=STAT.INDICATOR(${two},"DEU",2024,,"headers=off")`, [[2024, 310, 2]]],
  [
    `=STAT.INDICATOR(${two},"DEU",2024,,"unit=on; header=name")`,
    [
      ["indicator", "GDP (million euros)", "Prices (percent)"],
      ["period", "Germany", "Germany"],
      [2024, 310, 2],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU",2024,,"layout=long; unit=on")`,
    [
      ["period", "indicator", "geo", "value", "unit"],
      [2024, "GDP", "DEU", 310, "million euros"],
      [2024, "Prices", "DEU", 2, "percent"],
    ],
  ],
  // Titles that two indicators have are told apart by their ids.
  [
    `=INDEX(STAT.INDICATOR("${gdp}, ${twin}","DEU"),1)`,
    [["indicator", `GDP (${gdp})`, `GDP (${twin})`]],
  ],
  [
    `=STAT.INDICATOR("${gdp}, ${months}","DEU")`,
    "#N/A These indicators come in several frequencies (A: GDP; M: Jobs): freq=A, S, Q, M or W brings them to one",
  ],
  [
    `=STAT.INDICATOR("${gdp}, ${prices}","POL")`,
    `#N/A No data for Poland (${prices}): STAT.INDICATORS lists the places of an indicator`,
  ],
  [
    `=STAT.INDICATOR("${gdp}, ${months}","DEU",2024,,"freq=A; agg=avg; partial=on; headers=off")`,
    [[2024, 310, 1.5]],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU, FRA",,,"sort=columns-smallest")`,
    [
      ["indicator", "GDP", "GDP", "Prices", "Prices"],
      ["period", "FRA", "DEU", "DEU", "FRA"],
      [2023, 200, 300, 6, 5],
      [2024, 250, 310, 2, 3],
    ],
  ],
  // What ends earlier is compared by its own latest figure.
  [
    `=INDEX(STAT.INDICATOR("${gdp}","DEU, FRA, JPN",,,"sort=columns-largest"),1)`,
    [["period", "JPN", "DEU", "FRA"]],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU, FRA, JPN",,,"layout=cross; show=period")`,
    [
      ["geo", "GDP", "period", "Prices", "period"],
      ["DEU", 310, 2024, 2, 2024],
      ["FRA", 250, 2024, 3, 2024],
      ["JPN", 400, 2023, "", ""],
    ],
  ],
  // Latest figures of different periods are not of one kind: each header says of when its own are.
  [
    `=STAT.INDICATOR(${two},"DEU, FRA, JPN",,,"layout=cross; unit=on")`,
    [
      ["geo", "GDP (million euros; 2023 – 2024)", "Prices (percent; 2024)"],
      ["DEU", 310, 2],
      ["FRA", 250, 3],
      ["JPN", 400, ""],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"FRA, JPN",,,"layout=cross; transpose=on")`,
    [
      ["geo", "FRA", "JPN"],
      ["GDP (2023 – 2024)", 250, 400],
      ["Prices (2024)", 3, ""],
    ],
  ],
  // Also where those of each are all of one: they stand in a row, as if they could be divided.
  [
    `=STAT.INDICATOR("${gdp}, ${months}","DEU",,,"layout=cross")`,
    [
      ["geo", "GDP (2024)", "Jobs (2024-02)"],
      ["DEU", 310, 2],
    ],
  ],
  // Nor do the latest figures say of themselves that they are old.
  [
    `=INDEX(STAT.INDICATOR(${two},"DEU, FRA",,,"layout=cross"),1)`,
    [["geo", "GDP (2024)", "Prices (2024)"]],
  ],
  [`=INDEX(STAT.INDICATOR(${two},"DEU, FRA",2024,,"layout=cross"),1)`, [["geo", "GDP", "Prices"]]],
  // What is asked for as a day or as counted back from one is no period that a reader sees.
  ...['"-2Y"', "DATE(2024,6,30)", '"30.06.2024"'].map((from): ExpectedFormula => [
    `=INDEX(STAT.INDICATOR(${two},"DEU, FRA",${from},,"layout=cross"),1)`,
    [["geo", "GDP (2024)", "Prices (2024)"]],
  ]),
  [
    `=STAT.INDICATOR(${two},"DEU, FRA, JPN",2024,,"layout=cross; header=name; sort=smallest; na=none; unit=on; scale=thousand")`,
    [
      ["geo", "GDP (thousand euros)", "Prices (percent)"],
      ["France", 250_000, 3],
      ["Germany", 310_000, 2],
      ["Japan", "none", "none"],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU",2023,2024,"layout=cross")`,
    "#VALUE! layout=cross shows one period, or the latest of each: give from alone, or neither",
  ],
  [
    `=STAT.INDICATOR(${two},"DEU, FRA, JPN",,,"layout=cross; headers=off; sort=largest; limit=2")`,
    [
      ["JPN", 400, ""],
      ["DEU", 310, 2],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU, FRA, JPN",,,"layout=cross; headers=off; sort=largest; limit=-1")`,
    [["FRA", 250, 3]],
  ],
  // What has no figure comes last, whichever way.
  [
    `=STAT.INDICATOR(${two},"JPN, FRA, DEU",2024,,"layout=cross; headers=off; sort=largest; na=0")`,
    [
      ["DEU", 310, 2],
      ["FRA", 250, 3],
      ["JPN", 0, 0],
    ],
  ],
  // Those without one stay in their order, as do those with the same.
  ...["smallest", "largest"].map((sort): ExpectedFormula => [
    `=INDEX(STAT.INDICATOR("${gdp}","JPN, USA, POL, FRA",2024,,"layout=cross; headers=off; sort=${sort}"),0,1)`,
    [["POL"], ["FRA"], ["JPN"], ["USA"]],
  ]),
  [
    `=STAT.INDICATOR("${gdp}","JPN, FRA, DEU",2024,2024,"layout=cross; headers=off; sort=asc; na=#N/A")`,
    [
      ["DEU", 310],
      ["FRA", 250],
      ["JPN", "#N/A"],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}","FRA, JPN, DEU",2024,,"layout=cross; headers=off; sort=desc; na=-1.5")`,
    [
      ["JPN", -1.5],
      ["FRA", 250],
      ["DEU", 310],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"FRA, DEU",2024,,"layout=cross; unit=on; transpose=on; na=blank")`,
    [
      ["geo", "FRA", "DEU"],
      ["GDP (million euros)", 250, 310],
      ["Prices (percent)", 3, 2],
    ],
  ],
  [
    `=STAT.INDICATOR(${two},"DEU",,2024,"layout=cross")`,
    "#VALUE! layout=cross shows one period, or the latest of each: give from alone, or neither",
  ],
  // A year of monthly figures needs to know how they are combined: in its own cell.
  [
    `=STAT.INDICATOR("${gdp}, ${months}","DEU",2024,,"layout=cross; headers=off")`,
    [["DEU", 310, "#N/A"]],
  ],
  [
    `=STAT.INDICATOR(${two},"DACH, JPN",2024,,"show=notes")`,
    [
      ["indicator", "GDP", "GDP", "Prices", "Prices"],
      ["period", "DEU", "JPN", "DEU", "JPN"],
      [2024, 310, "", 2, ""],
      ["note", "DACH: 3 places as of 2026-11-01 (By name: D, A and CH)", "", "", ""],
      ["note", "GDP: no figures for Austria, Switzerland", "", "", ""],
      ["note", "Prices: no figures for Austria, Switzerland, Japan", "", "", ""],
    ],
  ],
  // A group in a single cell is a cell of each member, down or across.
  [`=STAT.VALUE("${gdp}","Germany, France",2024)`, [[310], [250]]],
  [`=STAT.VALUE("${gdp}","DACH",2024)`, [[310], ["#N/A"], ["#N/A"]]],
  [
    `=STAT.VALUE("${gdp}","DACH",2024,"show=period,notes")`,
    [
      [310, 2024],
      ["#N/A", ""],
      ["#N/A", ""],
      ["note", "DACH: 3 places as of 2026-11-01 (By name: D, A and CH)"],
      ["note", "GDP: no figures for Austria, Switzerland"],
    ],
  ],
  [`=STAT.VALUE("${gdp}","DEU",2024,"show=notes")`, [[310]]],
  [`=ROUND(INDEX(STAT.GROWTH("${gdp}","DACH",2023,2024,"show=notes"),1,1),4)`, [[0.0333]]],
  [
    `=INDEX(STAT.GROWTH("${gdp}","DACH",2023,2024,"show=notes"),5,2)`,
    [["GDP: no figures for Austria, Switzerland"]],
  ],
  [
    `=STAT.VALUE({"${gdp}";"${prices}"},"Germany, France",2024)`,
    [
      [310, 250],
      [2, 3],
    ],
  ],
  [`=ROUND(STAT.GROWTH("${gdp}","Germany, France",2023,2024),4)`, [[0.0333], [0.25]]],
  [`=STAT.VALUE("${gdp}",{"Germany";"DACH"},2024)`, [[310], ["#VALUE!"]]],
  [`=STAT.VALUE("${prices}","DEU",2024,"scale=thousand")`, [[2]]],
  // An error in a range marks its own part, one alone is the formula's own.
  [
    `=STAT.INDICATOR("${gdp}",CHOOSE({1,2,3},"DEU",NA(),"FRA"),2024)`,
    [
      ["period", "DEU", "#N/A", "FRA"],
      [2024, 310, "#N/A", 250],
    ],
  ],
  [
    `=STAT.INDICATOR(CHOOSE({1;2;3},NA(),"${gdp}","${prices}"),"DEU",2024,,"unit=on")`,
    [
      ["indicator", "#N/A", "GDP (million euros)", "Prices (percent)"],
      ["period", "#N/A", "DEU", "DEU"],
      [2024, "#N/A", 310, 2],
    ],
  ],
  [
    `=STAT.INDICATOR(CHOOSE({1;2},"${gdp}",NA()),CHOOSE({1,2},"DEU",NA()),2024,,"layout=cross")`,
    [
      ["geo", "GDP", "#N/A"],
      ["DEU", 310, "#N/A"],
      ["#N/A", "#N/A", "#N/A"],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}",CHOOSE({1,2,3},"DEU",NA(),"FRA"),,,"rebase=2023; headers=off")`,
    [
      [2023, 100, "#N/A", 100],
      [2024, 103.333333333333, "#N/A", 125],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}","ITA, DEU",,,"rebase=2023; headers=off")`,
    [
      [2023, "", 100],
      [2024, "", 103.333333333333],
    ],
  ],
  // What has no figure at the base says so in its own cells.
  [
    `=STAT.INDICATOR("${gdp}","JPN, DEU",,,"rebase=2024; show=notes; sort=columns-largest")`,
    [
      ["period", "DEU", "JPN"],
      [2023, 96.7741935483871, "#N/A"],
      [2024, 100, "#N/A"],
      ["note", "GDP: rebase=2024: no complete figure there for Japan", ""],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}, ${prices}","JPN, DEU",2024,,"rebase=2024; headers=off; layout=cross")`,
    [
      ["JPN", "#N/A", ""],
      ["DEU", 100, 100],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}, ${twin}","DEU",,,"rebase=2023; headers=off; layout=long")`,
    [
      [2023, `GDP (${gdp})`, "DEU", 100],
      [2024, `GDP (${gdp})`, "DEU", 103.333333333333],
      [2023, `GDP (${twin})`, "DEU", "#N/A"],
      [2024, `GDP (${twin})`, "DEU", "#N/A"],
    ],
  ],
  [
    `=STAT.INDICATOR("${gdp}","JPN",,,"rebase=2024")`,
    "#N/A rebase=2024: the data have no complete figure for it",
  ],
  [`=STAT.VALUE("${gdp}","DEU, JPN",2023,"rebase=2024")`, [[96.7741935483871], ["#N/A"]]],
  [`=STAT.VALUE("${gdp}",CHOOSE({1,2},"DEU",NA()),2024)`, [[310, "#N/A"]]],
  [`=STAT.VALUE(CHOOSE({1;2},"${gdp}",1/0),"DEU",2024)`, [[310], ["#DIV/0!"]]],
  [`=IFNA(STAT.VALUE(NA(),"DEU",2024),"passed on")`, [["passed on"]]],
  [`=IFNA(STAT.INDICATOR(NA(),"DEU"),"passed on")`, [["passed on"]]],
  [`=IFERROR(STAT.INDICATOR("${gdp}",1/0),"passed on")`, [["passed on"]]],
  [`=IFNA(STAT.SEARCH(NA()),"passed on")`, [["passed on"]]],
  [`=IFNA(STAT.INDICATOR("${gdp}","DEU",NA()),"passed on")`, [["passed on"]]],
  [
    `=STAT.INDICATOR("${gdp}","DEU",,,"show=period")`,
    "#VALUE! show=period has no meaning with layout=wide: leave one of them out",
  ],
];

describe("several indicators in one formula", () => {
  showFormulas(expected, service);
});

describe("40 indicators of 60 places", () => {
  let workbench: FunctionsWorkbench;
  beforeAll(async () => {
    workbench = await openFunctions({ fetch: service.fetch });
  });
  afterAll(() => {
    workbench.dispose();
  });

  it("come in one result by calls of five places", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `indicator-${String(index)}`).join(",");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const codes = Array.from(
      { length: 60 },
      (_, index) => `Q${letters[Math.floor(index / 26)] ?? ""}${letters[index % 26] ?? ""}`,
    ).join(",");
    workbench.enter("A1", ids);
    workbench.enter("A2", codes);
    const before = service.requests.length;
    const table = 'STAT.INDICATOR(A1,A2,,,"layout=cross")';
    workbench.enter("A3", `=COUNT(${table})`);
    workbench.enter("A4", `=ROWS(${table})`);
    workbench.enter("A5", `=COLUMNS(${table})`);
    workbench.enter("A6", `=INDEX(${table},61,41)`);
    await workbench.idle();
    expect(workbench.values("A3:A6").flat()).toEqual([40 * 60, 61, 41, 5]);
    const paid = service.requests.slice(before).filter((each) => each.includes("/data/"));
    expect(paid).toHaveLength(40 * 12);
  });
});
