import { describe, expect } from "vitest";
import { showFormulas } from "../support/show-formulas.js";
import { counted, dayService, days, rising, statistic, weeks } from "./day-figures.js";

/** Days of trading, from the middle of March on; shut for two months of 2025. */
const traded = days("2024-03-15", "2025-12-31", {
  ...{ traded: true, value: rising },
  without: [["2025-06-03", "2025-08-03"]],
});

const service = dayService({
  "1": statistic("index", counted),
  "2": statistic("index", traded),
  "3": statistic("index", { ...weeks(2019, 52, 100), ...weeks(2020, 53, 200) }),
});
/** The first day where the mean of the 366 of 2024 is 100. */
const base =
  (100 * 366) / Array.from({ length: 366 }, (_, at) => 1.001 ** at).reduce((a, b) => a + b);
const near = (number: number) => expect.closeTo(number, 9) as number;
const noBase = (year: string) => `#N/A rebase=${year}: the data have no complete figure for it`;

describe("the base of an index of days and weeks is a whole period, as a mean is", () => {
  showFormulas(
    [
      ['=STAT.DATA(1,"rebase=2024; limit=1; headers=off")', [[expect.anything(), near(base)]]],
      ['=STAT.DATA(1,"rebase=2025-06; limit=1")', noBase("2025-06")],
      [
        '=STAT.VALUE(2,,2024,"agg=avg")',
        "#N/A 2024 is not complete: 208 figures from 2024-03-15 to 2024-12-31, some are missing",
      ],
      ['=STAT.DATA(2,"rebase=2024; limit=1")', noBase("2024")],
      ['=STAT.DATA(2,"rebase=2025; limit=1")', noBase("2025")],
      ['=STAT.VALUE(2,,"2024-11","rebase=2024-11")', [[near(100)]]],
      ['=STAT.VALUE(3,,2019,"agg=avg")', [[125.5]]],
      ['=STAT.VALUE(3,,"2019-W01","rebase=2019")', [[near(10_000 / 125.5)]]],
      ['=STAT.DATA(3,"rebase=2026; limit=1")', noBase("2026")],
    ],
    service,
  );
});
