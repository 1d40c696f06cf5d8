import { describe } from "vitest";
import { showFormulas } from "../support/show-formulas.js";
import { dayService, statistic, weeks } from "./day-figures.js";

/** 2020 has 53 weeks, 2021 has 52. */
const service = dayService({
  "1": statistic("flow", {
    ...weeks(2019, 52, 100),
    ...weeks(2020, 53, 200),
    ...weeks(2021, 52, 300),
  }),
});

const yearOfWeeks = (change: string) =>
  `change=${change}: of weeks the change is from 52 weeks before, which may have another number`;

const noSum =
  "#VALUE! agg=sum has no meaning for rates, prices, indices, shares, stocks, months, quarters and half-years of weeks and figures per head, per hour or at annual rates: use agg=avg or last";

const longYear = "sums of 53 weeks, where other years have 52: 2020";

describe("weeks", () => {
  showFormulas(
    [
      // The week that would be the 53rd of 2021 is the first of 2022.
      ['=STAT.VALUE(1,,"2020-W53","show=period")', [[252, "2020-W53"]]],
      ['=STAT.VALUE(1,,"2020-W53","match=before; show=period")', [[252, "2020-W53"]]],
      [
        '=STAT.VALUE(1,,"2021-W53")',
        "#VALUE! Not a period: 2021-W53. Use 2024, 2024-05, Q2 2024 or -5Y",
      ],
      [
        '=STAT.VALUE(1,,"KW 53/2019")',
        "#VALUE! Not a period: KW 53/2019. Use 2024, 2024-05, Q2 2024 or -5Y",
      ],
      // 53 weeks of 2020, of which the last ends in 2021, and 52 of 2021.
      [
        '=STAT.DATA(1,"freq=A; headers=off")',
        [
          [2019, 6526],
          [2020, 11978],
          [2021, 16926],
        ],
      ],
      ['=STAT.VALUE(1,,2020,"agg=sum")', [[11978]]],
      [
        '=STAT.DATA(1,"freq=A; headers=off; limit=-2; show=notes")',
        [
          [2020, 11978],
          [2021, 16926],
          ["note", `Figures: freq=A: ${longYear}`],
        ],
      ],
      ['=STAT.DATA(1,"freq=A; headers=off; limit=-1; show=notes")', [[2021, 16926]]],
      ['=STAT.DATA(1,"freq=A; agg=avg; headers=off; limit=1; show=notes")', [[2019, 125.5]]],
      [
        '=STAT.VALUE(1,,{2019,2020,2021},"show=notes")',
        [
          [6526, 11978, 16926],
          ["note", longYear, ""],
        ],
      ],
      ['=STAT.VALUE(1,,{2019,2021},"show=notes")', [[6526, 16926]]],
      [
        '=STAT.GROWTH(1,,2019,2020,"show=notes")',
        [
          [0.835427520686485, ""],
          ["note", longYear],
        ],
      ],
      // Of four weeks or of five: April 2020 would have a quarter more than March.
      ['=STAT.DATA(1,"freq=M")', noSum],
      ['=STAT.VALUE(1,,"2020-04")', noSum],
      // Of 13 weeks or of 14, of 26 or of 27: the quarter with one more would read as growth.
      ['=STAT.DATA(1,"freq=Q")', noSum],
      ['=STAT.VALUE(1,,"Q4 2020")', noSum],
      ['=STAT.GROWTH(1,,"Q4 2019","Q4 2020")', noSum],
      ['=STAT.DATA(1,"freq=S; agg=sum")', noSum],
      ['=STAT.VALUE(1,,"H2 2020","agg=sum")', noSum],
      ['=STAT.VALUE(1,,"Q4 2020","agg=avg")', [[245.5]]],
      ['=STAT.VALUE(1,,"2020-04","change=pct; agg=sum")', noSum],
      [
        '=STAT.DATA(1,"freq=M; agg=last; headers=off; limit=2")',
        [
          ["2019-01", 104],
          ["2019-02", 108],
        ],
      ],
      ['=STAT.VALUE(1,,"2020-04","agg=avg")', [[215]]],
      // In the year after one of 53 weeks the week of 52 weeks before has another number.
      [
        '=STAT.VALUE(1,,"2021-W10","change=diff-year; show=notes")',
        [
          [99, ""],
          ["note", yearOfWeeks("diff-year")],
        ],
      ],
      [
        '=STAT.DATA(1,"change=pct-year; headers=off; limit=-1; show=notes")',
        [
          ["2021-W52", 0.392857142857143],
          ["note", `Figures: ${yearOfWeeks("pct-year")}`],
        ],
      ],
      [
        '=STAT.VALUE(1,,2021,"change=diff-year; show=notes")',
        [
          [4948, ""],
          ["note", longYear],
        ],
      ],
      ['=STAT.VALUE(1,,2021,"change=diff-year; agg=avg; show=notes")', [[99.5]]],
    ],
    service,
  );
});
