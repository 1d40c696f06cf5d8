import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const months = (year: number, count: number, missing?: number) =>
  Array.from({ length: count }, (_, month) => ({
    name: `${String(year)}-${String(month + 1).padStart(2, "0")}`,
    data: month === missing ? null : year - 2020,
  }));

const year = (name: number, data: number) => ({ name: String(name), data });

/** Monthly percentages: 2024 is whole, a month of 2025 was never published, and 2026 has only begun. */
const rate = {
  ...{ identifier: 1, title: "Unemployment rate", subject: "Unemployment rate", link: "" },
  ...{ released_at: "2026-10-02T00:00:00Z", platform: "en", is_premium: false },
  measure: { kind: "rate", seasonal_adjustment: null, unit: null, scale: null },
  chart: {
    ...{ graphType: "line", unit: "percent" },
    data: {
      Rate: [...months(2023, 12), ...months(2024, 12), ...months(2025, 12, 9), ...months(2026, 2)],
    },
  },
};

const balance = {
  ...{ ...rate, identifier: 2, title: "Balance", subject: "Balance" },
  measure: { kind: "flow", seasonal_adjustment: null, unit: null, scale: null },
  chart: { graphType: "line", data: { Balance: [year(2024, -1), year(2025, 2)] } },
};

/** Of the only quarter that has begun a month was never published. */
const begun = {
  ...{ ...rate, identifier: 3, title: "Vacancy rate", subject: "Vacancy rate" },
  chart: { ...rate.chart, data: { Rate: months(2026, 5, 3) } },
};

const bodies: Readonly<Record<string, unknown>> = { 1: rate, 2: balance, 3: begun };
const service = jsonService({
  "/v1/data/statistic": (query) => ({ body: bodies[query.get("id") ?? ""] }),
});

const parts = "2025 (11 figures, 2025-01 to 2025-12), 2026 (2 figures, 2026-01 to 2026-02)";
const ofPercent = (change: string, better: string) => [
  "note",
  `change=${change}: the figures are percentages; this is their change in percent, not in percentage points, which change=${better} shows`,
];

const unwhole: readonly ExpectedFormula[] = [
  // What fill= has made is none of the source's figures.
  [
    '=STAT.DATA(3,"freq=Q; fill=previous; headers=off; show=notes")',
    [
      ["Q1 2026", 6],
      ["Q2 2026", ""],
      [
        "note",
        "Vacancy rate: freq=Q: no figures for periods that are not complete: Q2 2026 (2 figures, 1 of them filled in, 2026-04 to 2026-05): Rate",
      ],
      ["note", "fill=previous: made from the figure before: 2026-04"],
    ],
  ],
  [
    '=STAT.DATA(1,"freq=A; limit=-2; headers=off; show=notes")',
    [
      [2025, ""],
      [2026, ""],
      [
        "note",
        `Unemployment rate: freq=A: no figures for periods that are not complete: ${parts}: Rate`,
      ],
    ],
  ],
  [
    '=STAT.DATA(1,"freq=A; partial=on; limit=-1; headers=off; show=notes")',
    [
      [2026, 6],
      [
        "note",
        "Unemployment rate: figures from 2026 are forecasts, or of periods that had not ended when they were published",
      ],
      ["note", `Unemployment rate: partial=on: figures of a part of their period: ${parts}: Rate`],
    ],
  ],
  [
    '=STAT.VALUE(1,,,"freq=A; show=period,notes")',
    [
      [4, 2024],
      ["note", `freq=A: 2024 is shown; not complete is what comes after it: ${parts}`],
    ],
  ],
  [
    '=STAT.VALUE(1,,2026,"partial=on; agg=max; show=notes")',
    [
      [6, ""],
      [
        "note",
        "2026: a forecast, or of a period that had not ended when the figures were published",
      ],
      [
        "note",
        "partial=on: figures of a part of their period: 2026 (2 figures, 2026-01 to 2026-02)",
      ],
    ],
  ],
  // An earlier period stands for the one that was named.
  [
    '=STAT.VALUE(1,,2026,"match=before; show=notes")',
    [
      [4, ""],
      ["note", "2026: no figure; that of 2024 is shown"],
    ],
  ],
  // A change needs the period before those that are shown.
  [
    '=STAT.VALUE(2,,,"change=pct; show=notes")',
    "#N/A change=pct: the change of 2025 cannot be told in percent, since one of its two figures is not above zero: change=diff shows it",
  ],
  [
    '=STAT.DATA(2,"change=pct; headers=off; show=notes")',
    [
      [2024, ""],
      [2025, ""],
      [
        "note",
        "Balance: change=pct: none from a figure that is not above zero or to one below it; change=diff shows those",
      ],
    ],
  ],
  // A whole period has nothing to be said of.
  ['=STAT.VALUE(1,,2024,"freq=A; show=notes")', [[4]]],
];

const percentages: readonly ExpectedFormula[] = [
  [
    '=STAT.DATA(1,"change=pct-year; unit=on; limit=-1; show=notes")',
    [
      ["category", "Rate (percent, not percentage points)"],
      ["2026-02", 0.2],
      ["note", `Unemployment rate: ${String(ofPercent("pct-year", "diff-year")[1])}`],
    ],
  ],
  [
    '=STAT.DATA(1,"change=diff-year; unit=on; limit=-1; show=notes")',
    [
      ["category", "Rate (percentage points)"],
      ["2026-02", 1],
    ],
  ],
  [
    '=STAT.VALUE(1,,"2026-02","change=pct-year; show=notes")',
    [[0.2, ""], ofPercent("pct-year", "diff-year")],
  ],
  ['=STAT.VALUE(1,,"2026-02","change=diff; show=notes")', [[0]]],
  [
    '=STAT.GROWTH(1,,"2025-02","2026-02","show=notes")',
    "#N/A The figures are percentages, whose growth would read as percentage points: the difference of two STAT.VALUE shows those, their quotient less 1 the change in percent",
  ],
];

describe("show=notes says why a longer period has no figure", () => {
  showFormulas(unwhole, service);
});
describe("show=notes and the header say what a percentage's change in percent is", () => {
  showFormulas(percentages, service);
});
