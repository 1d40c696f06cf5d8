import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const indicator = "11111111-0000-5000-8000-000000000000";
const said = { released_at: "2026-10-30T00:00:00Z", link: "" };

/** Quarters as a service writes them; of one there is no figure, and the last had not ended. */
const quarters = { "2024-Q1": 1, "2024-Q2": 2, "2024-Q3": null, "2024-Q4": 4, "2026-Q4": 5 };
const titled = { title: "Sales", subject: "Sales (in euros)" };
const statistic = {
  ...{ ...said, ...titled, identifier: 1, platform: "en", is_premium: false },
  measure: { kind: "flow", seasonal_adjustment: null, unit: "euros", scale: null },
  chart: {
    ...{ graphType: "line", unit: "euros" },
    data: { Sales: Object.entries(quarters).map(([name, data]) => ({ name, data })) },
  },
};

const service = jsonService({
  "/v1/data/statistic": () => ({ body: statistic }),
  "/v1/data/market-insights/indicator": () => ({
    body: {
      ...{ ...said, identifier: indicator, title: "Sales", description: "" },
      ...{ market_type: "", market_type_description: "" },
      covered_timeframe: { start: "2024-Q1", end: "2026-Q4" },
      chart: {
        ...{ name: "Sales", graphType: "line", unit: "euros" },
        data: [
          { geo: "DEU", categories: Object.keys(quarters), series: Object.values(quarters) },
          { geo: "FRA", categories: ["2024-Q2"], series: [7] },
        ],
      },
    },
  }),
});

const expected: readonly ExpectedFormula[] = [
  ["=INDEX(STAT.DATA(1),2,1)", [["Q1 2024"]]],
  [
    '=STAT.VALUE(1,,"2024-Q3")',
    "#N/A No figure for Q3 2024: there is none between Q2 2024 and Q4 2024",
  ],
  ['=STAT.VALUE(1,,"2023-Q3")', "#N/A No figure for Q3 2023: the data begin in Q1 2024"],
  ["=STAT.VALUE(1,,2030)", "#N/A No figure for 2030: the data end in Q4 2026"],
  ['=STAT.VALUE(1,,"05/2024")', "#N/A No figure for 2024-05 alone: the data have one for Q2 2024"],
  [
    "=STAT.VALUE(1,,2024)",
    "#N/A 2024 is not complete: 3 figures from Q1 2024 to Q4 2024, some are missing",
  ],
  ['=STAT.GROWTH(1,,"2024-Q4","2024-Q2")', "#VALUE! from (Q4 2024) is later than to (Q2 2024)"],
  [
    '=STAT.VALUE(1,,"2024-Q3","match=before; show=notes")',
    [
      [2, ""],
      ["note", "Q3 2024: no figure; that of Q2 2024 is shown"],
    ],
  ],
  [
    '=STAT.VALUE(1,,"2026-Q4","show=notes")',
    [
      [5, ""],
      [
        "note",
        "Q4 2026: a forecast, or of a period that had not ended when the figures were published",
      ],
    ],
  ],
  [
    '=STAT.DATA(1,"freq=A; limit=1; headers=off; show=notes")',
    [
      [2024, ""],
      [
        "note",
        "Sales: freq=A: no figures for periods that are not complete: 2024 (3 figures, Q1 2024 to Q4 2024), 2026 (1 figure, Q4 2026): Sales",
      ],
    ],
  ],
  [
    `=STAT.INDICATOR("${indicator}","DEU, FRA",,,"layout=cross")`,
    [
      ["geo", "Sales (Q2 2024 – Q4 2024)"],
      ["DEU", 4],
      ["FRA", 7],
    ],
  ],
  [
    `=STAT.INDICATOR("${indicator}","DEU",2030)`,
    "#N/A Nothing between from and to (from=2030-01-01): the data covers Q1 2024 to Q4 2026",
  ],
  [
    `=STAT.INDICATOR("${indicator}","DEU","-10Y","-5Y")`,
    "#N/A Nothing between from and to (from=2016-11-20; to=2021-11-20): the data covers Q1 2024 to Q4 2026",
  ],
  [
    `=INDEX(STAT.INDICATOR("${indicator}","DEU",2026,,"show=notes"),3,2)`,
    [
      [
        "Sales: figures from Q4 2026 are forecasts, or of periods that had not ended when they were published",
      ],
    ],
  ],
  [
    "=STAT.CITE(1)",
    [
      [
        "Sales [Data set]. (2026, October 30). Retrieved November 20, 2026. [The service names no source; Figures from Q4 2026 are forecasts, or of periods that had not ended]",
      ],
    ],
  ],
];

describe("a period is called in sentences what tables call it", () => {
  showFormulas(expected, service);
});
