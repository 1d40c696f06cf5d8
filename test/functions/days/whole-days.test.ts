import { describe } from "vitest";
import { showFormulas } from "../support/show-formulas.js";
import { dayService, days, statistic } from "./day-figures.js";

/** Nobody counted from 2 to 12 June 2025; the figures end on a Wednesday. */
const counted = days("2025-01-01", "2025-12-31", { without: [["2025-06-02", "2025-06-12"]] });
/** Days of trading: 10 to 18 June 2025 are holidays, as long as those of a Chinese autumn. */
const traded = days("2024-12-02", "2025-12-31", {
  traded: true,
  without: [["2025-06-10", "2025-06-18"]],
});
/** To the Wednesday before a month's end, two days of trading before it. */
const lagging = days("2025-01-01", "2025-10-29", { traded: true });
/** From a Friday on. */
const begun = days("2025-01-03", "2025-03-31", { traded: true });
/** As the euro's rates: from the Monday behind New Year's Day and a weekend. */
const euro = days("1999-01-04", "1999-12-31", { traded: true });

const service = dayService({
  "1": statistic("flow", counted),
  "2": statistic("flow", traded),
  "3": statistic("flow", lagging),
  "4": statistic("flow", begun),
  "5": statistic("rate", euro),
});
const notWhole = (period: string, found: string) =>
  `#N/A ${period} is not complete: ${found}, some are missing`;

describe("a period of figures for every day of the week", () => {
  showFormulas(
    [
      ['=STAT.VALUE(1,,"2025-05","agg=sum")', [[31]]],
      [
        '=STAT.VALUE(1,,"2025-06")',
        notWhole("2025-06", "19 figures from 2025-06-01 to 2025-06-30"),
      ],
      ["=STAT.VALUE(1,,2025)", notWhole("2025", "354 figures from 2025-01-01 to 2025-12-31")],
      [
        '=STAT.DATA(1,"freq=Q; headers=off; show=notes")',
        [
          ["Q1 2025", 90],
          ["Q2 2025", ""],
          ["Q3 2025", 92],
          ["Q4 2025", 92],
          [
            "note",
            "Figures: freq=Q: no figures for periods that are not complete: Q2 2025 (80 figures, 2025-04-01 to 2025-06-30): Figures",
          ],
        ],
      ],
      // Three days of the first week of 2026, and of the week in which they were counted again.
      ['=STAT.VALUE(1,,"2025-W52")', [[7]]],
      [
        '=STAT.VALUE(1,,"2026-W01")',
        notWhole("2026-W01", "3 figures from 2025-12-29 to 2025-12-31"),
      ],
      [
        '=STAT.VALUE(1,,"2025-W24")',
        notWhole("2025-W24", "3 figures from 2025-06-13 to 2025-06-15"),
      ],
    ],
    service,
  );
});

describe("a period of days of trading", () => {
  showFormulas(
    [
      // Weekends and holidays have no figures.
      ['=STAT.VALUE(2,,"2025-05")', [[22]]],
      ['=STAT.VALUE(2,,"2025-06")', [[14]]],
      ["=STAT.VALUE(2,,2025)", [[254]]],
      ['=STAT.VALUE(2,,"2025-W52")', [[5]]],
      // Where figures end within a week or a month, the days to come are no holidays.
      [
        '=STAT.VALUE(2,,"2026-W01")',
        notWhole("2026-W01", "3 figures from 2025-12-29 to 2025-12-31"),
      ],
      [
        '=STAT.VALUE(3,,"2025-10")',
        notWhole("2025-10", "21 figures from 2025-10-01 to 2025-10-29"),
      ],
      ['=STAT.VALUE(3,,"2025-09")', [[22]]],
      // Where they begin within one, the days before are none either, but for New Year's Day.
      [
        '=STAT.VALUE(4,,"2025-01")',
        notWhole("2025-01", "21 figures from 2025-01-03 to 2025-01-31"),
      ],
      [
        '=STAT.VALUE(4,,"2025-W01")',
        "#N/A 2025-W01 is not complete: of its figures there is that of 2025-01-03 alone",
      ],
      ['=STAT.VALUE(4,,"2025-02")', [[20]]],
      ["=STAT.VALUE(5,,1999)", [[1]]],
      ['=STAT.VALUE(5,,"1999-01")', [[1]]],
    ],
    service,
  );
});
