import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

type Figures = Readonly<Record<string, number | null>>;

const months = (year: number, values: readonly (number | null)[]): Figures =>
  Object.fromEntries(
    values.map((value, month) => [`${String(year)}-${String(month + 1).padStart(2, "0")}`, value]),
  );
const twelve = (value: number) => Array.from({ length: 12 }, () => value);

function statistic(identifier: number, kind: string, figures: Figures, more: object = {}) {
  return {
    ...{ identifier, title: "Figures", subject: "Figures", link: "", platform: "en" },
    ...{ released_at: "2026-11-20T00:00:00Z", is_premium: false },
    measure: { kind, seasonal_adjustment: null, unit: null, scale: null },
    chart: {
      graphType: "line",
      data: { Figures: Object.entries(figures).map(([name, data]) => ({ name, data })) },
    },
    ...more,
  };
}

/** Ten a month in 2023, then eleven, then twelve; of 2026 five months. */
const rising = {
  ...months(2023, twelve(10)),
  ...months(2024, twelve(11)),
  ...months(2025, twelve(12)),
  ...months(2026, [13, 13, 13, 13, 13]),
};

const services: Readonly<Record<string, object>> = {
  "1": statistic(1, "flow", rising),
  "2": statistic(2, "rate", rising),
  "3": statistic(3, "annualised-flow", {
    "Q1 2025": 100,
    "Q2 2025": 104,
    "Q3 2025": 108,
    "Q4 2025": 112,
  }),
  "4": statistic(4, "flow", { 1999: -4, 2000: 5, 2001: 10, 2002: -2, 2003: -8 }),
  "5": statistic(5, "index", months(2025, [...twelve(100).slice(0, 9), null, 102, 103])),
  "7": statistic(7, "flow", { FY2023: 7, FY2024: 8 }),
  "6": statistic(
    6,
    "flow",
    {},
    {
      chart: {
        graphType: "line",
        data: {
          Germany: [{ name: "2024", data: 1 }],
          France: [{ name: "2024", data: 2 }],
        },
      },
    },
  ),
};

const noChange = (option: string, period: string) =>
  `#N/A ${option}: nothing can be computed for ${period}, since it or an earlier figure that it needs is missing or not whole`;
const notWhole = (period: string, found: string) =>
  `#N/A ${period} is not complete: ${found}, some are missing`;
const noSum =
  "#VALUE! agg=sum has no meaning for rates, prices, indices, shares, stocks, months, quarters and half-years of weeks and figures per head, per hour or at annual rates: use agg=avg or last";
const fiscal = (period: string) =>
  `#VALUE! ${period} is a fiscal year, and nobody has said which months it has: name the year alone where the figures are of such years, else months or quarters that the data have`;
const unlike = (from: string, to: string) =>
  `#VALUE! ${from} and ${to} are not of one length: growth is from a year to a year, from a month to a month`;

const belowZero = (period: string, value: number) =>
  `#N/A Growth from or to a figure below zero cannot be told in percent: ${period} is ${String(value)}; the difference of two STAT.VALUE shows the change`;

/** Growth from a year to a year, and from a month to a month. */
const growths: readonly ExpectedFormula[] = [
  ['=STAT.GROWTH(1,,2023,,"show=period")', [[0.2, 2023, 2025]]],
  ['=STAT.GROWTH(1,,,2025,"show=period")', [[0.2, 2023, 2025]]],
  ['=STAT.GROWTH(1,,"Q1 2024",,"show=period")', [[0.181818181818182, "Q1 2024", "Q1 2026"]]],
  ['=STAT.GROWTH(1,,,,"show=period")', [[0.3, "2023-01", "2026-05"]]],
  ['=STAT.GROWTH(1,,2023,,"rate=cagr")', [[0.0954451150103321]]],
  [
    "=STAT.GROWTH(1,,2025)",
    "#N/A from and to both lead to 2025, the last period with a value: no growth to show",
  ],
  ['=STAT.GROWTH(1,,"2024-08",2025)', unlike("2024-08", "2025")],
  ['=STAT.GROWTH(1,,"Q1 2024","2025-08")', unlike("Q1 2024", "2025-08")],
  ['=STAT.GROWTH(1,,2024,2026,"match=before; show=period")', [[0.0909090909090909, 2024, 2025]]],
  ["=STAT.GROWTH(4,,1999,2001)", belowZero("1999", -4)],
  ["=STAT.GROWTH(4,,2001,2002)", belowZero("2002", -2)],
];

/** An earlier period is one of the same length. */
const earlier: readonly ExpectedFormula[] = [
  [
    '=STAT.VALUE(1,,{2024;2025;2026},"match=before; show=period")',
    [
      [132, 2024],
      [144, 2025],
      [144, 2025],
    ],
  ],
  ['=STAT.VALUE(2,,2026,"match=before; show=period")', [[12, 2025]]],
  ['=STAT.VALUE(1,,"Q2 2026","match=before; show=period")', [[39, "Q1 2026"]]],
  ['=STAT.VALUE(1,,"H2 2026","match=before; show=period")', [[72, "H2 2025"]]],
  ['=STAT.VALUE(1,,"2026-09","match=before; show=period")', [[13, "2026-05"]]],
];

/** What is computed for a year is computed of years, as a table with freq= has it. */
const computed: readonly ExpectedFormula[] = [
  ['=STAT.VALUE(1,,2024,"change=pct")', [[0.1]]],
  ['=STAT.VALUE(1,,2024,"agg=sum; change=pct-year")', [[0.1]]],
  ['=STAT.VALUE(1,,2024,"change=diff")', [[12]]],
  ['=STAT.VALUE(1,,2024,"rebase=2023")', [[110]]],
  ['=STAT.VALUE(1,,"Q1 2025","rebase=2023")', [[120]]],
  ['=STAT.VALUE(1,,"2023-2024","rebase=2023")', [[105]]],
  ['=STAT.VALUE(1,,"2026-02","change=pct-year")', [[0.0833333333333333]]],
  [
    '=STAT.VALUE(1,,2024,"change=pct; rebase=2023")',
    "#VALUE! change=pct has no meaning with rebase=2023: leave one of them out",
  ],
  [
    '=STAT.DATA(1,"change=diff; rebase=2023")',
    "#VALUE! change=diff has no meaning with rebase=2023: leave one of them out",
  ],
  // The latest change is that of the latest figure; where there is none, no earlier one stands for it.
  [
    '=STAT.VALUE(4,,,"change=pct")',
    "#N/A change=pct: the change of 2003 cannot be told in percent, since one of its two figures is not above zero: change=diff shows it",
  ],
  ['=STAT.VALUE(4,,2001,"change=pct")', [[1]]],
  ['=STAT.VALUE(5,,"2025-11","change=pct")', noChange("change=pct", "2025-11")],
  ['=STAT.VALUE(5,,,"change=pct; show=period")', [[0.00980392156862742, "2025-12"]]],
  // What is missing of a period is said of it, though a table of longer periods would end before it.
  ['=STAT.VALUE(1,,2026,"change=pct")', notWhole("2026", "5 figures from 2026-01 to 2026-05")],
  ['=STAT.VALUE(5,,2025,"change=pct")', notWhole("2025", "11 figures from 2025-01 to 2025-12")],
  ['=STAT.VALUE(1,,2027,"change=pct")', "#N/A No figure for 2027: the data end in 2025"],
  // A part of a year is compared with no whole one.
  ['=STAT.VALUE(1,,2026,"partial=on")', [[65]]],
  ['=STAT.VALUE(1,,2026,"partial=on; change=pct")', noChange("change=pct", "2026")],
  [
    '=STAT.DATA(1,"freq=A; partial=on; change=pct; headers=off")',
    [
      [2023, ""],
      [2024, 0.1],
      [2025, 0.0909090909090908],
      [2026, ""],
    ],
  ],
  [
    '=STAT.DATA(1,"freq=A; partial=on; rebase=2023; headers=off")',
    [
      [2023, 100],
      [2024, 110],
      [2025, 120],
      [2026, ""],
    ],
  ],
];

/** What cannot be added up is not. */
const sums: readonly ExpectedFormula[] = [
  ['=STAT.VALUE(2,,2024,"agg=sum")', noSum],
  ['=STAT.VALUE(3,,2025,"agg=sum")', noSum],
  ["=STAT.VALUE(3,,2025)", [[106]]],
  ['=STAT.DATA(3,"freq=A; agg=sum")', noSum],
  ['=STAT.VALUE(1,,2024,"agg=sum")', [[132]]],
];

/** What is left open is not guessed. */
const open: readonly ExpectedFormula[] = [
  ["=STAT.VALUE(6)", "#N/A Name a series: there are 2: Germany, France"],
  ['=STAT.VALUE(6,"France")', [[2]]],
  ['=STAT.VALUE(6,{"Germany";"";"France"},2024)', [[1], [""], [2]]],
  ['=STAT.VALUE(1,,{"2026-04";"";"2026-05"})', [[13], [""], [13]]],
  ["=STAT.GROWTH(1,,{0;2023},2024)", [[""], [0.1]]],
  // Of months and of calendar years nobody has said which are a fiscal year's, and no year of its number stands for it.
  ['=STAT.VALUE(1,,"FY2024")', fiscal("FY2024")],
  ['=STAT.VALUE(1,,"2023/24")', fiscal("2023/24")],
  ['=STAT.VALUE(4,,"FY2000")', fiscal("FY2000")],
  ['=STAT.GROWTH(1,,"FY2023","FY2024")', fiscal("FY2023")],
  [
    '=STAT.VALUE(1,,2024,"rebase=FY2023")',
    "#VALUE! rebase cannot be FY2023. Allowed: 2015, 2015-06, Q2 2015",
  ],
  ['=STAT.VALUE(7,,"FY 2024","show=period")', [[8, "FY2024"]]],
  ["=STAT.VALUE(7,,2024)", "#N/A No figure for 2024 alone: the data have one for FY2024"],
  ["=STAT.VALUE(4,,2000.5)", "#VALUE! Not a period: 2000.5. Use 2024, 2024-05, Q2 2024 or -5Y"],
];

const service = jsonService({
  "/v1/data/statistic": (query) => {
    const body = services[query.get("id") ?? ""];
    return body === undefined ? { status: 404, body: "" } : { body };
  },
});

describe("growth has ends of one length", () => {
  showFormulas(growths, service);
});
describe("an earlier period is of the length of the one asked for", () => {
  showFormulas(earlier, service);
});
describe("a change or an index is that of the period asked for", () => {
  showFormulas(computed, service);
});
describe("a sum is one of flows", () => {
  showFormulas(sums, service);
});
describe("what is left open", () => {
  showFormulas(open, service);
});
