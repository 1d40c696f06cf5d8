import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { indicator } from "../support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const statistic = (
  identifier: number,
  data: Readonly<Record<string, number | null>>,
  more = {},
) => ({
  identifier,
  title: "Figures",
  subject: "Figures (in million euros)",
  link: "",
  released_at: "2026-11-20T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: {
    graphType: "line",
    data: { Figures: Object.entries(data).map(([name, value]) => ({ name, data: value })) },
  },
  ...more,
});

const quarters = { "Q1 2024": 1, "Q2 2024": 2, "Q3 2024": 3, "Q4 2024": 4, "Q1 2025": 5 };
const measure = (kind: string) => ({
  measure: { kind, seasonal_adjustment: null, unit: null, scale: null },
});

const statistics: Readonly<Record<string, object>> = {
  "1": statistic(1, { 2014: 100, 2015: 110, 2016: null, 2017: 121 }),
  "2": statistic(2, quarters),
  "3": statistic(3, quarters, measure("flow")),
  "4": statistic(4, quarters, measure("stock")),
  "5": statistic(5, { Germany: 1, France: 2 }),
  "6": statistic(6, { 2014: -1, 2015: 110 }, { title: "Losses" }),
};

const expected: readonly ExpectedFormula[] = [
  [
    '=STAT.DATA(1,"change=pct; unit=on")',
    [
      ["category", "Figures (percent)"],
      [2014, ""],
      [2015, 0.1],
      [2016, ""],
      [2017, ""],
    ],
  ],
  [
    '=STAT.DATA(1,"change=pct; fill=previous; headers=off")',
    [
      [2014, ""],
      [2015, 0.1],
      [2016, 0],
      [2017, 0.1],
    ],
  ],
  [
    '=STAT.DATA(1,"rebase=2014; headers=off; limit=2; unit=on; layout=long")',
    [
      [2014, "Figures", 100, "2014 = 100"],
      [2015, "Figures", 110, "2014 = 100"],
    ],
  ],
  [
    '=STAT.DATA(2,"freq=A")',
    "#N/A Say how freq=A combines these figures: agg=avg, sum, last, first, min or max",
  ],
  [
    '=STAT.DATA(2,"freq=A; agg=avg; headers=off")',
    [
      [2024, 2.5],
      [2025, ""],
    ],
  ],
  [
    '=STAT.DATA(2,"freq=A; agg=sum; partial=on; headers=off")',
    [
      [2024, 10],
      [2025, 5],
    ],
  ],
  [
    '=STAT.DATA(3,"freq=A; headers=off")',
    [
      [2024, 10],
      [2025, ""],
    ],
  ],
  [
    '=STAT.DATA(4,"freq=A; headers=off")',
    [
      [2024, 4],
      [2025, ""],
    ],
  ],
  // An error in a range of ids marks its own column.
  ['=STAT.DATA(CHOOSE({1;2},NA(),1),"headers=off; limit=-1")', [[2017, "#N/A", 121]]],
  [
    '=STAT.DATA("1,6","rebase=2014; headers=off; limit=-2; show=notes")',
    [
      [2016, "", "#N/A"],
      [2017, 121, "#N/A"],
      ["note", "Losses: rebase=2014: the figure there is not above zero for Figures", ""],
    ],
  ],
  // Several statistics of different frequency side by side, each transformed by itself.
  [
    '=STAT.DATA("1,3","freq=A; headers=off; limit=-2")',
    [
      [2024, "", 10],
      [2025, "", ""],
    ],
  ],
  [
    '=STAT.DATA(1,"freq=M; agg=avg")',
    "#VALUE! freq=M is finer than the data: figures can be combined, not divided",
  ],
  [
    '=STAT.DATA(5,"change=pct")',
    "#VALUE! change=pct needs periods of one length, such as years or months: these rows are something else",
  ],
  [
    '=STAT.DATA(1,"change=pct; scale=billion")',
    "#VALUE! scale=billion has no meaning with change=pct: leave one of them out",
  ],
  ['=STAT.DATA(1,"rebase=1999")', "#N/A rebase=1999: the data have no complete figure for it"],
  ['=STAT.DATA(1,"rebase=then")', "#VALUE! rebase cannot be then. Allowed: 2015, 2015-06, Q2 2015"],
  [
    '=STAT.DATA(1,"change=yoy")',
    "#VALUE! change cannot be yoy. Allowed: none, diff, pct, diff-year, pct-year, annualised, log, log-diff",
  ],
  // The same in one cell.
  ['=STAT.VALUE(1,,2015,"change=pct")', [[0.1]]],
  [
    '=STAT.VALUE(1,,2017,"change=pct")',
    "#N/A change=pct: nothing can be computed for 2017, since it or an earlier figure that it needs is missing or not whole",
  ],
  ['=STAT.VALUE(1,,{2014,2017},"rebase=2014")', [[100, 121]]],
  ['=STAT.VALUE(1,,2015,"change=diff; scale=1")', [[10000000]]],
  [
    "=STAT.VALUE(2,,2024)",
    "#N/A 2024 has several figures, such as Q1 2024: combine them by agg=avg, sum, last, first, min or max",
  ],
  // What the service calls a flow is summed, of a stock the last is taken.
  ["=STAT.VALUE({3;4},,2024)", [[10], [4]]],
  ['=STAT.VALUE(3,,2024,"agg=max")', [[4]]],
  // At another frequency as well, each kind in its own way; a year that still runs has no figure yet.
  ['=STAT.VALUE({3;4},,2024,"freq=A")', [[10], [4]]],
  ['=STAT.VALUE(3,,,"freq=A; show=period")', [[10, 2024]]],
  [
    '=STAT.VALUE(2,,2024,"freq=A")',
    "#N/A Say how freq=A combines these figures: agg=avg, sum, last, first, min or max",
  ],
  // Why there is no index: the base and not the period that was asked for.
  [
    '=STAT.VALUE(1,,2015,"rebase=1999")',
    "#N/A rebase=1999: the data have no complete figure for it",
  ],
  [
    '=STAT.VALUE(6,,2015,"rebase=2014")',
    "#N/A rebase=2014: the figure there is not above zero, so that it cannot be 100",
  ],
  ['=STAT.VALUE({1;6},,2015,"rebase=2014")', [[110], ["#N/A"]]],
  ['=STAT.VALUE(2,,"Q1 2025","change=pct-year; show=period")', [[4, "Q1 2025"]]],
];

const years = "11111111-0000-5000-8000-000000000000";
const months = "22222222-0000-5000-8000-000000000000";
const wages = "33333333-0000-5000-8000-000000000000";
const titles: Readonly<Record<string, string>> = {
  [years]: "Prices",
  [months]: "Rates",
  [wages]: "Wages",
};

/** Several indicators in one formula. */
const joined: readonly ExpectedFormula[] = [
  [
    `=STAT.INDICATOR("${years}, ${wages}","DEU, FRA",2025)`,
    [
      ["indicator", "Prices", "Prices", "Wages", "Wages"],
      ["period", "DEU", "FRA", "DEU", "FRA"],
      [2025, "", 9, "", 9],
      [2026, 3, "", 3, ""],
    ],
  ],
  [
    `=STAT.INDICATOR({"${years}";"${months}"},"DEU")`,
    "#N/A These indicators come in several frequencies (A: Prices; M: Rates): freq=A, S, Q, M or W brings them to one",
  ],
  [
    `=STAT.INDICATOR({"${years}";"${months}"},"DEU",2024,2024,"freq=A; agg=avg; header=name")`,
    [
      ["indicator", "Prices", "Rates"],
      ["period", "Germany", "Germany"],
      [2024, 1, 6.5],
    ],
  ],
];

const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const id = query.get("id") ?? "";
    const whole = indicator(query.get("geo") ?? "WLD");
    const categories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (month) => `2024-${String(month).padStart(2, "0")}`,
    );
    const monthly = [{ geo: "DEU", categories, series: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }];
    const chart = id === months ? { ...whole.chart, data: monthly } : whole.chart;
    return { body: { ...whole, identifier: id, title: titles[id], chart } };
  },
  "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] ?? {} }),
});

describe("figures that are computed from figures", () => {
  showFormulas([...expected, ...joined], service);
});
