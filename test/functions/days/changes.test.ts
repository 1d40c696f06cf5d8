import { describe, expect } from "vitest";
import { showFormulas } from "../support/show-formulas.js";
import { counted, dayService, days, rising, statistic } from "./day-figures.js";

/** Days of trading, from the middle of March on; shut for two months of 2025, and for a week of 2024. */
const traded = days("2024-03-15", "2025-12-31", {
  ...{ traded: true, value: rising },
  without: [
    ["2024-10-01", "2024-10-07"],
    ["2025-06-03", "2025-08-03"],
  ],
});

const service = dayService({ "1": statistic("index", counted), "2": statistic("index", traded) });
const near = (number: number) => expect.closeTo(number, 9) as number;
const none = (change: string, day: string) =>
  `#N/A change=${change}: nothing can be computed for ${day}, since it or an earlier figure that it needs is missing or not whole`;
describe("a change of figures for every day of the week", () => {
  showFormulas(
    [
      ['=STAT.VALUE(1,,"2025-06-02","change=pct")', [[near(0.001)]]],
      ['=STAT.VALUE(1,,"2025-06-13","change=pct")', none("pct", "2025-06-13")],
      ['=STAT.VALUE(1,,"2025-06-13","change=diff")', none("diff", "2025-06-13")],
      ['=STAT.VALUE(1,,"2025-03-01","change=pct-year")', [[near(1.001 ** 365 - 1)]]],
      // A year has 365 of them, and not those of a market.
      ['=STAT.VALUE(1,,"2025-03-01","change=annualised")', [[near(1.001 ** 365 - 1)]]],
    ],
    service,
  );
});

describe("a change of figures for days of trading", () => {
  showFormulas(
    [
      // Over a weekend, a week of holidays, and not over two months.
      ['=STAT.VALUE(2,,"2025-05-26","change=pct")', [[near(1.001 ** 3 - 1)]]],
      ['=STAT.VALUE(2,,"2024-10-08","change=pct")', [[near(1.001 ** 8 - 1)]]],
      ['=STAT.VALUE(2,,"2025-08-04","change=pct")', none("pct", "2025-08-04")],
      ['=STAT.VALUE(2,,"2025-05-27","change=annualised")', [[near(1.001 ** 260 - 1)]]],
    ],
    service,
  );
});
