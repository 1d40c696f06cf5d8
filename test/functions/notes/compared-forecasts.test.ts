import { describe } from "vitest";
import { dayService, statistic } from "../days/day-figures.js";
import { showFormulas } from "../support/show-formulas.js";

/** One year is an estimate still though the next one is known; of another there is a gap before a forecast. */
const service = dayService({
  "1": statistic("flow", { 2022: 10, 2023: 20, "2024e": 40, 2025: 50 }),
  "2": statistic("flow", { 2023: 10, 2024: 20, 2025: null, "2026 (forecast)": 40 }),
});

/** By days, of which 2024 has one more than 2025. */
const betweenYears = 30.013679890560876;

const forecast = (label: string) => [
  "note",
  `${label}: a forecast, or of a period that had not ended when the figures were published`,
];

describe("a change from an estimate", () => {
  showFormulas(
    [
      [
        '=STAT.DATA(1,"change=pct; headers=off")',
        [
          [2022, ""],
          [2023, 1],
          ["2024e", 1],
          ["2025*", 0.25],
        ],
      ],
      ['=STAT.VALUE(1,,2025,"change=diff; show=period,notes")', [[10, "2025*"], forecast("2025*")]],
      ['=STAT.VALUE(1,,,"change=pct; show=period")', [[0.25, "2025*"]]],
      ['=STAT.VALUE(1,,2023,"change=pct; show=period,notes")', [[1, 2023]]],
      // The logarithm of a figure rests on that one alone.
      ['=STAT.VALUE(1,,2025,"change=log; show=period")', [[3.912023005428146, 2025]]],
      ['=STAT.VALUE(1,,2025,"show=period")', [[50, 2025]]],
    ],
    service,
  );
});

describe("a gap that is filled from a forecast", () => {
  showFormulas(
    [
      [
        '=STAT.DATA(2,"fill=linear; headers=off; limit=-3")',
        [
          [2024, 20],
          ["2025*", betweenYears],
          ["2026 (forecast)", 40],
        ],
      ],
      ['=STAT.VALUE(2,,,"fill=linear; show=period")', [[20, 2024]]],
      ['=STAT.VALUE(2,,2025,"fill=linear; show=period")', [[betweenYears, "2025*"]]],
      ['=STAT.VALUE(2,,2025,"fill=previous; show=period")', [[20, 2025]]],
    ],
    service,
  );
});
