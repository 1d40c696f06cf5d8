import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas } from "../support/show-formulas.js";

const rates = "aaaaaaaa-0000-5000-8000-000000000000";
const title = "Exchange rate: national currency per U.S. dollar";
const unit = "national currency units per U.S. dollar";
const measure = { kind: "price", seasonal_adjustment: null, unit, scale: null };

/** Two years of money in two currencies, each said by its series. */
const statistic = {
  ...{ identifier: 1, title: "Trade", subject: "Trade", link: "", platform: "en" },
  ...{ released_at: "2026-11-20T00:00:00Z", is_premium: false },
  measure: { kind: "flow", seasonal_adjustment: null, unit: null, scale: null },
  chart: {
    graphType: "line",
    data: {
      "Exports (million U.S. dollars)": [
        { name: "2023", data: 10 },
        { name: "2024", data: 20 },
      ],
      "Imports (million yen)": [
        { name: "2023", data: 300 },
        { name: "2024", data: 600 },
      ],
    },
  },
};

const yearly = (value: number) => ({ categories: ["2023", "2024"], series: [value, value] });

const service = jsonService({
  "/v1/data/statistic": () => ({ body: statistic }),
  "/v1/search/market-insights/indicators": () => ({
    body: {
      items: [
        {
          ...{ identifier: rates, title, subject: `${title} (in ${unit})`, link: "", measure },
          ...{ updated_at: "2026-11-20T00:00:00Z", industries: [], frequency: "annual" },
          ...{ market_type: "", market_type_description: "" },
          covered_timeframe: { start: "2023", end: "2024" },
          covered_geos: { EMU: "Euro area", JPN: "Japan" },
        },
      ],
      total_count: 1,
    },
  }),
  "/v1/data/market-insights/indicator": (query) => ({
    body: {
      ...{ identifier: rates, title, description: "", measure },
      ...{ market_type: "", market_type_description: "" },
      chart: {
        ...{ name: title, graphType: "line", unit },
        data: (query.get("geo") ?? "")
          .split(",")
          .map((geo) => ({ geo, ...yearly(geo === "JPN" ? 150 : 0.5) })),
      },
    },
  }),
});

const said = (from: string) => [
  "note",
  `${from} to EUR: the average of each period by ${title} (${rates}); periods without a rate are missing`,
  "",
];

describe("series of two currencies in a third", () => {
  showFormulas(
    [
      [
        '=STAT.DATA(1,"currency=EUR; headers=off; show=notes")',
        [[2023, 5, 1], [2024, 10, 2], said("USD"), said("JPY")],
      ],
      [
        '=STAT.DATA(1,"currency=USD; headers=off; show=notes")',
        [
          [2023, 10, 2],
          [2024, 20, 4],
          [
            "note",
            `JPY to USD: the average of each period by ${title} (${rates}); periods without a rate are missing`,
            "",
          ],
        ],
      ],
      [
        '=STAT.VALUE(1,{1,2},2024,"currency=EUR; show=notes")',
        [[10, 2], said("USD").slice(0, 2), said("JPY").slice(0, 2)],
      ],
    ],
    service,
  );
});
