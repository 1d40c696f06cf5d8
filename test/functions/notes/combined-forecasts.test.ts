import { describe } from "vitest";
import { dayService } from "../days/day-figures.js";
import { showFormulas } from "../support/show-formulas.js";

type Figures = Readonly<Record<string, number | null>>;

const months = (values: readonly (number | null)[], isMarked: (month: number) => boolean) =>
  Object.fromEntries(
    values.map((value, at) => {
      const mark = isMarked(at + 1) ? "*" : "";
      return [`2025-${String(at + 1).padStart(2, "0")}${mark}`, value];
    }),
  );

const statistic = (kind: string, unit: string, series: Readonly<Record<string, Figures>>) => ({
  ...{ identifier: 1, title: "Figures", subject: "Figures", link: "", platform: "en" },
  ...{ released_at: "2026-11-20T00:00:00Z", is_premium: false },
  measure: { kind, seasonal_adjustment: null, unit: null, scale: null },
  chart: {
    graphType: "line",
    unit,
    data: Object.fromEntries(
      Object.entries(series).map(([name, figures]) => [
        name,
        Object.entries(figures).map(([label, data]) => ({ name: label, data })),
      ]),
    ),
  },
});

const twelve = (value: number) => Array.from({ length: 12 }, () => value);
const fromOctober = (month: number) => month > 9;
const quarters = {
  ...{ "Q1 2024": 1, "Q2 2024": 1, "Q3 2024": 1, "Q4 2024": 1 },
  ...{ "Q1 2025": 1, "Q2 2025": 1, "Q3 2025 (forecast)": 2, "Q4 2025 (forecast)": 2 },
};

/** Their publishers mark the last periods as estimates, and have published them since. */
const service = dayService({
  "1": statistic("flow", "million euros", { Sales: quarters }),
  "2": statistic("flow", "million euros", {
    Austria: months([...twelve(1).slice(0, 9), null, null, null], fromOctober),
    Germany: months(twelve(2), fromOctober),
  }),
  "3": statistic("stock", "persons", { Staff: months(twelve(3), (month) => month === 4) }),
  "4": statistic("flow", "euros", { Costs: { 2024: 4, 2025: 5 } }),
  "5": statistic("flow", "euros", { Income: { 2024: 6, "2025e": 7 } }),
});

const said = (title: string, from: string) => [
  "note",
  `${title}: figures from ${from} are forecasts, or of periods that had not ended when they were published`,
];

describe("a longer period that is made of estimates", () => {
  showFormulas(
    [
      [
        '=STAT.DATA(1,"freq=A; headers=off; show=notes")',
        [[2024, 4], ["2025*", 6], said("Figures", "2025*")],
      ],
      [
        '=STAT.DATA(1,"freq=A; change=pct; headers=off; limit=-1; show=notes")',
        [["2025*", 0.5], said("Figures", "2025*")],
      ],
      [
        '=STAT.DATA(1,"freq=S; headers=off; limit=-2")',
        [
          ["H1 2025", 2],
          ["H2 2025*", 4],
        ],
      ],
      // It is nobody's latest figure.
      ['=STAT.VALUE(1,,,"freq=A; show=period")', [[4, 2024]]],
      ['=STAT.VALUE(1,,,"freq=A; latest=any; show=period")', [[6, "2025*"]]],
      [
        '=STAT.VALUE(1,,2025,"change=diff; show=period,notes")',
        [
          [2, "2025*"],
          [
            "note",
            "2025*: a forecast, or of a period that had not ended when the figures were published",
          ],
        ],
      ],
      // A single value of a longer period has the mark that the tables have.
      [
        '=STAT.VALUE(1,,{2024;2025},"show=period")',
        [
          [4, 2024],
          [6, "2025*"],
        ],
      ],
      ['=STAT.VALUE(1,,"H1 2025","show=period")', [[2, "H1 2025"]]],
      ['=STAT.VALUE(1,,"2024-2025","show=period")', [[10, "2024-2025*"]]],
      ['=STAT.VALUE(1,,2026,"match=before; show=period")', [[6, "2025*"]]],
      ['=STAT.GROWTH(1,,2024,2025,"show=period")', [[0.5, 2024, "2025*"]]],
      ['=STAT.DATA(2,"freq=A; headers=off")', [["2025*", "", 24]]],
      ['=STAT.DATA(2,"freq=A; partial=on; headers=off")', [["2025*", 9, 24]]],
      // December's, which is none.
      ['=STAT.DATA(3,"freq=A; headers=off")', [[2025, 3]]],
      ['=STAT.DATA(3,"freq=A; agg=avg; headers=off")', [["2025*", 3]]],
    ],
    service,
  );
});

describe("a row of two contents", () => {
  showFormulas(
    [
      // One of both estimates it, whichever comes first.
      [
        '=STAT.DATA("4, 5","headers=off")',
        [
          [2024, 4, 6],
          ["2025e", 5, 7],
        ],
      ],
      [
        '=STAT.DATA("5, 4","headers=off")',
        [
          [2024, 6, 4],
          ["2025e", 7, 5],
        ],
      ],
    ],
    service,
  );
});
