import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const year = (name: number, data: number) => ({ name: String(name), data });
const common = { link: "", released_at: "2026-10-02T00:00:00Z", platform: "en", is_premium: false };

/** Savings deposits are counted from 2020 on, and in Berlin from 2019 on; nowhere else. */
const deposits = {
  ...{ ...common, identifier: 1, title: "Deposits", subject: "Deposits" },
  chart: {
    ...{ graphType: "line", unit: null },
    data: {
      Germany: [year(2018, 10), year(2019, 11), year(2020, 40), year(2021, 44)],
      France: [year(2018, 20), year(2019, 22), year(2020, 33), year(2021, 66)],
    },
  },
  breaks: { Germany: ["2020"] },
};

const month = (year: number, index: number) =>
  `${String(year)}-${String((index % 12) + 1).padStart(2, "0")}`;

/** A level of 1 until April 2020 and of 4 from May on, growing by nothing otherwise. */
const money = {
  ...{ ...common, identifier: 2, title: "Money", subject: "Money" },
  measure: { kind: "stock", seasonal_adjustment: null, unit: null, scale: null },
  chart: {
    ...{ graphType: "line", unit: null },
    data: {
      Stock: Array.from({ length: 36 }, (_, index) => ({
        name: month(2019 + Math.floor(index / 12), index),
        data: index < 16 ? 1 : 4,
      })),
    },
  },
  breaks: { Stock: ["2020-05"], ["__proto__"]: ["2019-05"] },
};

/** The same as something that is added up. */
const spent = { ...money, identifier: 4, measure: { ...money.measure, kind: "flow" } };

const gap = {
  ...{ ...deposits, identifier: 3, title: "Gap", subject: "Gap" },
  chart: {
    ...{ graphType: "line", unit: null },
    data: { Rate: [year(2018, 10), { name: "2019", data: null }, year(2020, 40)] },
  },
  breaks: { Rate: ["2020"] },
};

const places: Readonly<Record<string, readonly (number | null)[]>> = {
  DEU: [10, 11, 40, 44],
  FRA: [20, 22, 33, 66],
};
const bodies: Readonly<Record<string, unknown>> = { 1: deposits, 2: money, 3: gap, 4: spent };
const service = jsonService({
  "/v1/data/statistic": (query) => ({ body: bodies[query.get("id") ?? ""] }),
  "/v1/data/market-insights/indicator": (query) => ({
    body: {
      ...{ identifier: query.get("id"), title: "Deposits", market_type: "" },
      ...{ market_type_description: "", released_at: common.released_at },
      chart: {
        ...{ name: "Deposits", graphType: "line", unit: null },
        data: (query.get("geo") ?? "").split(",").map((geo) => ({
          ...{ geo, categories: ["2018", "2019", "2020", "2021"], series: places[geo] },
        })),
      },
      breaks: { DEU: ["2020"] },
    },
  }),
});

const id = '"6f0f3a53-77b9-5d79-9a3a-3b0e2f0d7c11"';
const sentence =
  "break in the series at 2020: figures from there on cannot be compared with earlier ones";

const formulas: readonly ExpectedFormula[] = [
  [
    '=STAT.DATA(1,"change=pct; headers=off; show=notes")',
    [
      [2018, "", ""],
      [2019, 0.1, 0.1],
      [2020, "", 0.5],
      [2021, 0.1, 1],
      ["note", `Deposits: ${sentence}, and change=pct has none across it: Germany`, ""],
    ],
  ],
  [
    '=STAT.DATA(1,"rebase=2021; headers=off; show=notes")',
    [
      [2018, "", (20 / 66) * 100],
      [2019, "", (22 / 66) * 100],
      [2020, (40 / 44) * 100, 50],
      [2021, 100, 100],
      ["note", `Deposits: ${sentence}, and rebase=2021 has none beyond it: Germany`, ""],
    ].map((row) =>
      row.map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(15)) : cell)),
    ),
  ],
  // As published they stand below one another: the note says what nobody sees.
  [
    `=STAT.INDICATOR(${id},"DEU,FRA",2019,2020,"headers=off; show=notes")`,
    [
      [2019, 11, 22],
      [2020, 40, 33],
      ["note", `Deposits: ${sentence}: Germany`, ""],
    ],
  ],
  [
    `=STAT.INDICATOR(${id},"DEU",2020,2021,"headers=off; show=notes")`,
    [
      [2020, 40],
      [2021, 44],
    ],
  ],
  // The base is not shown, and is on the other side all the same.
  [
    `=STAT.INDICATOR(${id},"DEU",2020,2021,"rebase=2018; headers=off; show=notes")`,
    [
      [2020, ""],
      [2021, ""],
      ["note", `Deposits: ${sentence}, and rebase=2018 has none beyond it: Germany`],
    ],
  ],
  // A change on the year of April 2021 reaches back to April 2020; that of May 2021 does not.
  [
    '=STAT.DATA(2,"change=diff-year; limit=-9; headers=off")',
    [4, 5, 6, 7, 8, 9, 10, 11, 12].map((each) => [
      `2021-${String(each).padStart(2, "0")}`,
      each === 4 ? "" : 0,
    ]),
  ],
  // The end of 2020 and that of 2021 are of one side, that of 2019 is of the other.
  [
    '=STAT.DATA(2,"freq=A; change=diff; headers=off")',
    [
      [2019, ""],
      [2020, ""],
      [2021, 0],
    ],
  ],
  // An average of 2020 would be of both sides, and of the level of no month.
  [
    '=STAT.DATA(2,"freq=A; agg=avg; headers=off")',
    [
      [2019, 1],
      [2020, ""],
      [2021, 4],
    ],
  ],
  [
    '=STAT.DATA(2,"freq=A; agg=avg; change=diff; headers=off; show=notes")',
    [
      [2019, ""],
      [2020, ""],
      [2021, ""],
      [
        "note",
        "Money: break in the series at 2020-05: figures from there on cannot be compared with earlier ones, and change=diff has none across it; no figure for 2020, which would combine some before and after a break: Stock",
      ],
    ],
  ],
  [
    '=STAT.DATA(2,"freq=A; agg=avg; rebase=2020; headers=off")',
    "#N/A rebase=2020: the series breaks within it, so that there is no one level to be 100",
  ],
  [
    '=STAT.DATA(2,"rebase=2020; headers=off")',
    "#N/A rebase=2020: the series breaks within it, so that there is no one level to be 100",
  ],
  // Between an old figure and a new one there is none to make up.
  [
    '=STAT.DATA(3,"fill=linear; headers=off")',
    [
      [2018, 10],
      [2019, ""],
      [2020, 40],
    ],
  ],
];

describe("tables of series that break", () => {
  showFormulas(formulas, service);
});

const values: readonly ExpectedFormula[] = [
  [
    '=STAT.VALUE(1,"Germany",2020,"change=pct")',
    "#N/A The series breaks at 2020: figures from there on cannot be compared with earlier ones",
  ],
  ['=STAT.VALUE(1,"Germany",2021,"change=pct")', [[0.1]]],
  ['=STAT.VALUE(1,"France",2020,"change=pct")', [[0.5]]],
  [
    '=STAT.VALUE(1,"Germany",2021,"rebase=2018")',
    "#N/A The series breaks at 2020: figures from there on cannot be compared with earlier ones",
  ],
  [
    `=STAT.GROWTH(${id},"DEU",2019,2021)`,
    "#N/A The series breaks at 2020: figures from there on cannot be compared with earlier ones",
  ],
  [`=STAT.GROWTH(${id},"DEU",2020,2021)`, [[0.1]]],
  [`=STAT.GROWTH(${id},"FRA",2019,2021)`, [[2]]],
  ["=STAT.GROWTH(2,,2020,2021)", [[0]]],
  [
    '=STAT.GROWTH(2,,2020,2021,"agg=avg")',
    "#N/A No figure for 2020: the series breaks within it, at 2020-05, so that its figures make none together; agg=last takes the last of them",
  ],
  ['=STAT.VALUE(1,"Germany",{2018,2019},"show=notes")', [[10, 11]]],
  [
    '=STAT.VALUE(1,"Germany",{2019,2020},"show=notes")',
    [
      [11, 40],
      ["note", sentence],
    ],
  ],
  ['=STAT.VALUE(2,,{2019,2020,2021},"agg=avg")', [[1, "#N/A", 4]]],
  // A mean of 3 would be the level of no month.
  ...["agg=avg", "agg=sum", "agg=max", "agg=avg; partial=on", "agg=avg; freq=A"].map(
    (options): ExpectedFormula => [
      `=STAT.VALUE(4,,2020,"${options}")`,
      "#N/A No figure for 2020: the series breaks within it, at 2020-05, so that its figures make none together; agg=last takes the last of them",
    ],
  ),
  ["=STAT.VALUE(2,,2020)", [[4]]],
];

describe("single values of series that break", () => {
  showFormulas(values, service);
});
