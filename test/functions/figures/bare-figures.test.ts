import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { gdp } from "../support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const statistic = (
  identifier: number,
  unit: string | null,
  data: Readonly<Record<string, number>>,
) => ({
  ...gdp,
  identifier,
  subject: "Figures",
  chart: {
    ...gdp.chart,
    unit,
    data: { Figures: Object.entries(data).map(([name, value]) => ({ name, data: value })) },
  },
});

const statistics: Readonly<Record<string, object>> = {
  // Nobody says what is counted.
  "1": statistic(1, null, { 2022: 1_500_000, 2023: 3_000_000 }),
  "2": statistic(2, "percent", { 2022: 40, 2023: 60 }),
  // The first year, the sum of all, the last year.
  "3": statistic(3, "euros", { 2022: 100, Total: 900, 2024: 125 }),
};
const service = jsonService({
  "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] }),
});

const expected: readonly ExpectedFormula[] = [
  [
    '=STAT.DATA(1,"scale=million; unit=on")',
    [
      ["category", "Figures (million)"],
      [2022, 1.5],
      [2023, 3],
    ],
  ],
  // What is neither scaled nor of a unit gets no brackets.
  [
    '=STAT.DATA(1,"scale=1; unit=on")',
    [
      ["category", "Figures"],
      [2022, 1_500_000],
      [2023, 3_000_000],
    ],
  ],
  [
    '=STAT.DATA(2,"scale=thousand; unit=on; limit=1")',
    [
      ["category", "Figures (percent)"],
      [2022, 40],
    ],
  ],
  ["=STAT.GROWTH(3,,2022,2024)", [[0.25]]],
  ["=STAT.GROWTH(3)", [[0.25]]],
  [
    '=STAT.GROWTH(3,,2022,"Total")',
    "#N/A Growth needs periods: this content has categories, such as Total",
  ],
  [
    '=STAT.GROWTH(3,,"Total",2024)',
    "#N/A Growth needs periods: this content has categories, such as Total",
  ],
];

describe("figures of which not all is said", () => {
  showFormulas(expected, service);
});
