import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas } from "../support/show-formulas.js";

type Points = Readonly<Record<string, number>>;

const statistic = (subject: string, series: Readonly<Record<string, Points>>) => {
  const data = Object.entries(series).map(([name, points]) => [
    name,
    Object.entries(points).map(([period, value]) => ({ name: period, data: value })),
  ]);
  return {
    identifier: 1,
    title: "Figures",
    subject,
    link: "",
    released_at: "2026-11-20T00:00:00Z",
    platform: "en",
    is_premium: false,
    chart: { graphType: "dual-y-axes", unit: null, data: Object.fromEntries(data) as object },
  };
};

const statistics: Readonly<Record<string, object>> = {
  // Two axes, as the library has them: a scale is that of one series alone.
  "1": statistic("Output and people (in million U.S. dollars; persons)", {
    "Output (in million U.S. dollars)": { 2014: 10, 2015: 11 },
    "People (persons)": { 2014: 2_000_000, 2015: 3_000_000 },
  }),
  "2": statistic("Prices (index, 1982–1984 = 100; in percent)", {
    "Price level (CPI) (index, 1982–1984 = 100)": { 2014: 100, 2015: 110 },
    "Inflation (in percent)": { 2014: 4, 2015: 5 },
  }),
  // A profile: each row has a unit of its own.
  "3": statistic("Profile of Aruba", {
    Aruba: { "Exports (in billion U.S. dollars), 2014": 0.5, "Debt (in percent of GDP), 2013": 67 },
  }),
  "4": statistic("GDP (PPP) of Aruba", { "GDP (PPP)": { 2014: 1, 2015: 2 } }),
  // Rows, series and a subject whose scale is said in a way that is not read.
  "5": statistic("Profile of a firm", {
    Firm: { "Revenue (EUR m)": 5000, "Staff, thousands": 12, "Sites (number)": 3_000_000 },
  }),
  "6": statistic("Firms", { "Sales (k€)": { 2015: 5000 }, Staff: { 2015: 3000 } }),
  "7": statistic("Revenue (USDbn)", { Firm: { 2015: 5 } }),
  "8": statistic("Firms by staff", {
    Firms: { "1,000 or more": 2000, "$1 million and more": 1000, MD: 7000 },
  }),
};
/** Titles that bring the unit. */
const indicators = ["GDP (million euros)", "Umsatz (Mio. Euro)"].map((title, index) => ({
  id: `${"ab".charAt(index).repeat(8)}-0000-5000-8000-000000000000`,
  title,
  unit: index === 0 ? "million euros" : "Mio. Euro",
}));
const ids = indicators.map(({ id }) => id).join(",");
const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const {
      id: identifier = "",
      title = "",
      unit = "",
    } = indicators.find(({ id }) => id === query.get("id")) ?? {};
    const data = [{ geo: "DEU", categories: ["2014", "2015"], series: [10, 11] }];
    const chart = { name: title, graphType: "line", unit, data };
    return { body: { identifier, title, chart, market_type: "" } };
  },
  "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] }),
});
const refusedFor = (scale: string, unit: string) =>
  `#N/A scale=${scale} needs to know what one of these figures stands for, and their unit does not say it in a way that is understood (${unit}): leave scale= out`;
const refused = (scale: string) => refusedFor(scale, "billion U.S. dollars; percent of GDP");

describe("series and rows that have units of their own", () => {
  showFormulas(
    [
      [
        '=STAT.DATA(1,"scale=million")',
        [
          ["category", "Output (in million U.S. dollars)", "People (in million persons)"],
          [2014, 10, 2],
          [2015, 11, 3],
        ],
      ],
      ['=STAT.INFO(1,"unit")', [["million U.S. dollars; persons"]]],
      // The million is that of one series: for the other it would be a wrong one.
      ['=STAT.INFO(1,"scale")', []],
      [
        '=STAT.DATA(1,"scale=1; unit=on; limit=1")',
        [
          ["category", "Output (U.S. dollars)", "People (persons)"],
          [2014, 10_000_000, 2_000_000],
        ],
      ],
      ['=STAT.VALUE(1,"People",2015,"scale=1")', [[3_000_000]]],
      ['=STAT.VALUE(1,"Output",2015,"scale=1")', [[11_000_000]]],
      [
        '=STAT.DATA(1,"change=pct; limit=-1")',
        [
          ["category", "Output (in percent)", "People (in percent)"],
          [2015, 0.1, 0.5],
        ],
      ],
      [
        '=STAT.DATA(1,"layout=long; unit=on; limit=1")',
        [
          ["category", "series", "value", "unit"],
          [2014, "Output", 10, "million U.S. dollars"],
          [2014, "People", 2_000_000, "persons"],
        ],
      ],
      [
        '=STAT.DATA(1,"currency=EUR; agg=avg")',
        "#N/A currency=EUR converts money of a known currency: these figures are in persons",
      ],
      [
        '=STAT.DATA(2,"change=pct; limit=-1")',
        [
          [
            "category",
            "Price level (CPI) (in percent)",
            "Inflation (in percent, not percentage points)",
          ],
          [2015, 0.1, 0.25],
        ],
      ],
      [
        '=STAT.DATA(2,"change=diff; limit=-1")',
        [
          [
            "category",
            "Price level (CPI) (index points, 1982–1984 = 100)",
            "Inflation (in percentage points)",
          ],
          [2015, 10, 1],
        ],
      ],
      [
        '=STAT.DATA(2,"scale=million; limit=1")',
        [
          ["category", "Price level (CPI) (index, 1982–1984 = 100)", "Inflation (in percent)"],
          [2014, 100, 4],
        ],
      ],
      [
        `=STAT.INDICATOR("${ids}","DEU",2015,,"layout=cross; change=pct")`,
        [
          ["geo", "GDP (percent)", "Umsatz (percent)"],
          ["DEU", 0.1, 0.1],
        ],
      ],
      [
        `=STAT.INDICATOR("${ids}","DEU",2015,,"layout=cross; scale=1")`,
        [
          ["geo", "GDP (euros)", "Umsatz (Euro)"],
          ["DEU", 11_000_000, 11_000_000],
        ],
      ],
      [
        `=STAT.INDICATOR("${ids}","DEU",2015,,"change=pct")`,
        [
          ["indicator", "GDP (in percent)", "Umsatz (in percent)"],
          ["period", "DEU", "DEU"],
          [2015, 0.1, 0.1],
        ],
      ],
      [
        `=STAT.INDICATOR("${ids}","DEU",2015,,"rebase=2014; header=one")`,
        [
          ["period", "GDP: DEU (2014 = 100)", "Umsatz: DEU (2014 = 100)"],
          [2015, 110, 110],
        ],
      ],
      ['=STAT.DATA(3,"scale=million")', refused("million")],
      [
        '=STAT.VALUE(3,,"Exports (in billion U.S. dollars), 2014","scale=million")',
        refused("million").replace("; percent of GDP", ""),
      ],
      ['=STAT.DATA(5,"scale=million")', refusedFor("million", "EUR m; Staff, thousands")],
      [
        '=STAT.VALUE(5,,"Staff, thousands","scale=thousand")',
        refusedFor("thousand", "Staff, thousands"),
      ],
      ['=STAT.VALUE(5,,"Sites (number)","scale=million")', [[3]]],
      ['=STAT.DATA(6,"scale=thousand")', refusedFor("thousand", "k€")],
      ['=STAT.VALUE(6,1,2015,"scale=thousand")', refusedFor("thousand", "k€")],
      ['=STAT.VALUE(6,"Staff",2015,"scale=thousand")', [[3]]],
      ['=STAT.VALUE(7,,2015,"scale=million")', refusedFor("million", "USDbn")],
      ['=STAT.DATA(7,"scale=million")', refusedFor("million", "USDbn")],
      [
        '=STAT.DATA(8,"scale=thousand; headers=off")',
        [
          ["1,000 or more", 2],
          ["$1 million and more", 1],
          ["MD", 7],
        ],
      ],
      [
        '=STAT.DATA(4,"change=pct; limit=-1")',
        [
          ["category", "GDP (PPP)"],
          [2015, 1],
        ],
      ],
    ],
    service,
  );
});
