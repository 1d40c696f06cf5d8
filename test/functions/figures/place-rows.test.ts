import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { indicator } from "../support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const downward = "88888888-0000-5000-8000-000000000000";
const misnamed = "99999999-0000-5000-8000-000000000000";

/** The newest period first, as some services publish; of some places nothing. */
const newestFirst: Readonly<Record<string, object>> = {
  DEU: { geo: "DEU", categories: ["2026", "2025", "2024"], series: [3, 2, 1] },
  FRA: { geo: "FRA", categories: ["2025", "2023"], series: [9, 7] },
  ITA: { geo: "ITA", categories: ["2025"], series: [null] },
};

const data = (id: string, geos: readonly string[]): readonly object[] => {
  if (id === downward) return geos.flatMap((geo) => newestFirst[geo] ?? []);
  // A service that answers with figures of somewhere else.
  return geos.map(() => ({ geo: "JPN", categories: ["2025"], series: [5] }));
};

const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const id = query.get("id") ?? "";
    const whole = indicator("WLD");
    const chart = { ...whole.chart, data: data(id, (query.get("geo") ?? "WLD").split(",")) };
    return { body: { ...whole, identifier: id, chart } };
  },
});

const expected: readonly ExpectedFormula[] = [
  [
    `=STAT.INDICATOR("${downward}","DEU, FRA")`,
    [
      ["period", "DEU", "FRA"],
      [2026, 3, ""],
      [2025, 2, 9],
      [2024, 1, ""],
      [2023, "", 7],
    ],
  ],
  // A place without figures keeps its column, and the order is that of those that have some.
  [
    `=STAT.INDICATOR("${downward}","ESP, DEU, FRA")`,
    [
      ["period", "ESP", "DEU", "FRA"],
      [2026, "", 3, ""],
      [2025, "", 2, 9],
      [2024, "", 1, ""],
      [2023, "", "", 7],
    ],
  ],
  [`=STAT.VALUE("${downward}","DEU")`, [[2]]],
  // Covered, and without a single figure.
  [
    `=STAT.INDICATOR("${downward}","ITA")`,
    "#N/A No data for Italy: STAT.INDICATORS lists the places of an indicator",
  ],
  // Japan's figures are never shown as Germany's.
  [
    `=STAT.INDICATOR("${misnamed}","DEU")`,
    "#N/A No data for Germany: STAT.INDICATORS lists the places of an indicator",
  ],
  [
    `=STAT.VALUE("${misnamed}","DEU",2025)`,
    "#N/A No data for Germany: STAT.INDICATORS lists the places of an indicator",
  ],
];

describe("the rows of several places", () => {
  showFormulas(expected, service);
});
