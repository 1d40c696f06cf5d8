import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

type Figures = Readonly<Record<string, number | null>>;

const months = (year: number, values: readonly number[]): Figures =>
  Object.fromEntries(
    values.map((value, month) => [`${String(year)}-${String(month + 1).padStart(2, "0")}`, value]),
  );

const statistic = (identifier: number, figures: Figures, more: object = {}) => ({
  identifier,
  title: "Figures",
  subject: "Figures",
  link: "",
  released_at: "2026-11-20T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: {
    graphType: "line",
    data: { Figures: Object.entries(figures).map(([name, data]) => ({ name, data })) },
  },
  ...more,
});

const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** 1: years with a gap. 2: months, 2025 whole, 2026 not. 3: quarters. 4: weeks. 5: a series before 1900. */
const statistics: Readonly<Record<string, object>> = {
  "1": statistic(1, { 2014: 100, 2015: 110, 2016: null, 2017: 121, 2018: null }),
  "2": statistic(2, { ...months(2025, twelve), ...months(2026, [13, 14, 15]) }),
  "3": statistic(3, { "Q1 2025": 1, "Q2 2025": 2, "Q3 2025": null, "Q4 2025": 4 }),
  "5": statistic(5, { 1848: 1, 1849: 2, 1904: 3, 1905: 4, 1906: 5 }),
  // Ends on the day that is today; one more would be a forecast.
  "6": statistic(6, { "2026-11-19": 1, "2026-11-20": 2, "2026-11-21": 3 }),
  // Published in 2024 with a look ahead that nobody has marked.
  "7": statistic(
    7,
    { 2022: 1, 2023: 2, 2024: 3, 2025: 4 },
    { released_at: "2024-06-01T00:00:00Z" },
  ),
  "8": statistic(8, { 2022: 1, 2023: 2, "2024*": 3 }),
  // Published while its only year ran.
  "10": statistic(10, { 2015: 29.9 }, { released_at: "2015-07-01T00:00:00Z" }),
  "9": statistic(9, { 2020: -100, 2021: -50 }),
};

const monthly = "such as 2025-01: combine them by agg=avg, sum, last, first, min or max";

const expected: readonly ExpectedFormula[] = [
  // A period that is named is answered by itself or not at all.
  ["=STAT.VALUE(1,,2015)", [[110]]],
  ["=STAT.VALUE(1,,2025)", "#N/A No figure for 2025: the data end in 2017"],
  ["=STAT.VALUE(1,,2018)", "#N/A No figure for 2018: the data end in 2017"],
  ["=STAT.VALUE(1,,2016)", "#N/A No figure for 2016: there is none between 2015 and 2017"],
  ["=STAT.VALUE(1,,2013)", "#N/A No figure for 2013: the data begin in 2014"],
  ['=STAT.VALUE(1,,"today")', "#N/A No figure for today: the data end in 2017"],
  ["=STAT.VALUE(1,,{2014,2013,2016,2025})", [[100, "#N/A", "#N/A", "#N/A"]]],
  ["=STAT.VALUE(1)", [[121]]],
  // An earlier one on request, and with its period.
  ['=STAT.VALUE(1,,2025,"match=before")', [[121]]],
  ['=STAT.VALUE(1,,2016,"match=before; show=period")', [[110, 2015]]],
  ['=STAT.VALUE(1,,2013,"match=before")', "#N/A No figure for 2013: the data begin in 2014"],
  ['=STAT.VALUE(1,,,"show=period")', [[121, 2017]]],
  [
    '=STAT.VALUE({1;5},,{2014,1905},"show=period")',
    [
      [100, "#N/A", 2014, ""],
      ["#N/A", 4, "", 1905],
    ],
  ],
  // A day is answered by the period that contains it; a month of years by none.
  ["=STAT.VALUE(1,,DATE(2015,6,30))", [[110]]],
  [
    "=STAT.VALUE(1,,DATE(2016,6,30))",
    "#N/A No figure for 2016-06-30: there is none between 2015 and 2017",
  ],
  ["=STAT.VALUE(2,,DATE(2025,2,28))", [[2]]],
  ['=STAT.VALUE(1,,"2015-06")', "#N/A No figure for 2015-06 alone: the data have one for 2015"],
  // A year of months is what agg= says, if it is complete.
  ["=STAT.VALUE(2,,2025)", `#N/A 2025 has several figures, ${monthly}`],
  ['=STAT.VALUE(2,,2025,"agg=avg")', [[6.5]]],
  ['=STAT.VALUE(2,,2025,"agg=sum")', [[78]]],
  ['=STAT.VALUE(2,,2025,"agg=last; show=period")', [[12, 2025]]],
  ['=STAT.VALUE(2,,2025,"agg=first")', [[1]]],
  ['=STAT.VALUE(2,,2025,"agg=min")', [[1]]],
  ['=STAT.VALUE(2,,2025,"agg=max")', [[12]]],
  ['=STAT.VALUE(2,,"Q3 2025","agg=sum")', [[24]]],
  [
    '=STAT.VALUE(2,,2026,"agg=sum")',
    "#N/A 2026 is not complete: 3 figures from 2026-01 to 2026-03, some are missing",
  ],
  [
    '=STAT.VALUE(3,,2025,"agg=sum")',
    "#N/A 2025 is not complete: 3 figures from Q1 2025 to Q4 2025, some are missing",
  ],
  ['=STAT.VALUE(2,,2024,"agg=sum")', "#N/A No figure for 2024: the data begin in 2025-01"],
  ['=STAT.VALUE(1,,2015,"agg=sum")', [[110]]],
  // Years before 1900 are years, not days of 1905.
  ["=STAT.VALUE(5,,1849)", [[2]]],
  ["=STAT.VALUE(5,,1850)", "#N/A No figure for 1850: there is none between 1849 and 1904"],
  ["=STAT.VALUE(5,,1847)", "#N/A No figure for 1847: the data begin in 1848"],
  // Growth needs both of its ends.
  ["=STAT.GROWTH(1,,2016,2017)", "#N/A No figure for 2016: there is none between 2015 and 2017"],
  ["=STAT.GROWTH(1,,2015,2025)", "#N/A No figure for 2025: the data end in 2017"],
  [
    '=STAT.GROWTH(1,,2014,2025,"rate=cagr; match=before; show=period")',
    [[0.0656022367666107, 2014, 2017]],
  ],
  ['=STAT.GROWTH(1,,,,"show=period")', [[0.21, 2014, 2017]]],
  ['=STAT.GROWTH(1,,2015,,"show=period")', [[0.1, 2015, 2017]]],
  // Three years are three years, however long ago the last of them is: counted from today it would be one or none.
  ['=STAT.GROWTH(1,,"-3Y",,"show=period")', [[0.21, 2014, 2017]]],
  ['=STAT.GROWTH(1,,"-1Y",2015,"show=period")', [[0.1, 2014, 2015]]],
  ['=STAT.GROWTH(2,,"-1M",,"show=period")', [[15 / 14 - 1, "2026-02", "2026-03"]]],
  ['=STAT.GROWTH(2,,"-20M","-10M","show=period")', [[3.33333333333333, "2025-03", "2026-01"]]],
  ['=STAT.GROWTH(1,,"-5Y")', "#N/A No figure for -5Y: the data begin in 2014"],
  // From a loss of 100 to one of 50 is no growth of anything by half.
  [
    "=STAT.GROWTH(9)",
    "#N/A Growth from or to a figure below zero cannot be told in percent: 2020 is -100; the difference of two STAT.VALUE shows the change",
  ],
  // What is the latest: of today too, of a forecast never.
  ['=STAT.VALUE(6,,,"show=period")', [[2, "2026-11-20"]]],
  ['=STAT.VALUE(7,,,"show=period")', [[2, 2023]]],
  ['=STAT.VALUE(7,,,"latest=any; show=period")', [[4, 2025]]],
  ["=STAT.VALUE(7,,2025)", [[4]]],
  ['=STAT.VALUE(8,,,"show=period")', [[2, 2023]]],
  ['=STAT.VALUE(10,,,"show=period")', [[29.9, 2015]]],
  // What INFO knows of the periods.
  [
    '=STAT.INFO({1;2;3},"first period, last period, frequency, observations")',
    [
      [2014, 2017, "annual", 3],
      ["2025-01", "2026-03", "monthly", 15],
      ["Q1 2025", "Q4 2025", "quarterly", 3],
    ],
  ],
  ['=STAT.VALUE(1,,2025,"match=after")', "#VALUE! match cannot be after. Allowed: exact, before"],
  [
    '=STAT.VALUE(2,,2025,"agg=mean")',
    "#VALUE! agg cannot be mean. Allowed: avg, sum, last, first, min, max",
  ],
];

const service = jsonService({
  "/v1/data/statistic": (query) => {
    const body = statistics[query.get("id") ?? ""];
    return body === undefined ? { status: 404, body: "" } : { body };
  },
});

describe("a figure is of the period that is asked for", () => {
  showFormulas(expected, service);
});

describe("an earlier period on request", () => {
  let workbench: FunctionsWorkbench;
  beforeAll(async () => {
    workbench = await openFunctions({ fetch: service.fetch });
  });
  afterAll(() => {
    workbench.dispose();
  });

  it("is listed in the status while a cell shows it", async () => {
    workbench.enter("Z1", '=STAT.VALUE(1,,{2024,2025},"match=before")');
    workbench.enter("Z2", "=STAT.VALUE(1,,2015)");
    await workbench.idle();
    const [status] = await workbench.show(['=STAT.STATUS("earlier periods")']);
    expect(shownText(status)).toEqual([["Sheet1!Z1: 2017 for 2024 (+1)"]]);
    workbench.enter("Z1", '=STAT.VALUE(1,,2017,"match=before")');
    await workbench.idle();
    const [later] = await workbench.show(['=STAT.STATUS("earlier periods")']);
    expect(shownText(later)).toEqual([]);
  });

  it("so is the latest figure of what has ended years ago, unless the formula names its period", async () => {
    const old = ["=STAT.VALUE(1)", "=STAT.GROWTH(1,,2014)", "=STAT.VALUE({1;6})"];
    const others = ["=STAT.VALUE(1,,2017)", "=STAT.GROWTH(1,,,2017)", "=STAT.VALUE(6)"];
    for (const [at, formula] of [...old, ...others].entries())
      workbench.enter(`Z${String(10 + 2 * at)}`, formula);
    await workbench.idle();
    const [status, forecasts] = await workbench.show([
      '=STAT.STATUS("old figures")',
      '=STAT.STATUS("earlier periods, forecasts")',
    ]);
    const [cells] = (shownText(status) as unknown[][]).flat();
    expect(String(cells).split("; ").sort()).toEqual(
      [10, 12, 14].map((row) => `Sheet1!Z${String(row)}: 2017`),
    );
    expect(shownText(forecasts)).toEqual([]);
  });
});
