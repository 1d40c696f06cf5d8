import { describe, expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show } = functionsOverLibrary();
const shownBy = (formulas: readonly string[]) => show(...formulas);

/** Of the library: people by country in 2017, people of Germany by year. */
const ranking = "8456323274";
const years = "7598345427";
/** The rate of unemployment of the United States by month. */
const months = '"d7a28f8a-e547-52ba-96bb-a1996c4d0921"';

const changes = ["diff", "pct", "diff-year", "pct-year", "annualised", "log", "log-diff"];
const noPeriods = (option: string) =>
  `#VALUE! ${option} needs periods of one length, such as years or months: these rows are something else`;

describe("options that a ranking cannot have", () => {
  it.each([
    ...changes.map((word) => `change=${word}`),
    ...["rebase=2017", "freq=A", "fill=linear", "fill=previous"],
  ])("%s of countries is refused, and says why", async (option) => {
    const more = option.startsWith("freq") ? "; agg=sum" : "";
    const [table, value] = await shownBy([
      `=STAT.DATA(${ranking},"${option}${more}")`,
      `=STAT.VALUE(${ranking},,"Germany","${option}${more}")`,
    ]);
    expect(table).toBe(noPeriods(option));
    expect(value).toBe(noPeriods(option));
  });
});

describe("options of years and of months", () => {
  it.each(changes)("change=%s of both is figures", async (word) => {
    const [ofYears, ofMonths] = await shownBy([
      `=STAT.VALUE(${years},,2017,"change=${word}")`,
      `=STAT.VALUE(${months},"USA","2026-08","change=${word}")`,
    ]);
    expect(ofYears).toEqual([[expect.any(Number)]]);
    expect(ofMonths).toEqual([[expect.any(Number)]]);
  });

  it("change on the year is that on the period before, of years", async () => {
    const [period, year] = await shownBy([
      `=STAT.DATA(${years},"change=pct; headers=off")`,
      `=STAT.DATA(${years},"change=pct-year; headers=off")`,
    ]);
    expect(year).toEqual(period);
  });

  it("what is finer than the data, has no money or no such base is refused in words", async () => {
    expect(
      await shownBy([
        `=STAT.DATA(${years},"freq=M; agg=avg")`,
        `=STAT.VALUE(${months},"USA","2026-08","currency=EUR")`,
        `=STAT.DATA(${years},"rebase=1950")`,
        `=STAT.DATA(${years},"change=pct; scale=million")`,
        `=STAT.DATA(${years},"change=yoy")`,
        `=STAT.DATA(${years},"scale=million; unit=on; scale=1")`,
      ]),
    ).toEqual([
      "#VALUE! freq=M is finer than the data: figures can be combined, not divided",
      "#N/A currency=EUR converts money of a known currency: these figures are in percent",
      "#N/A rebase=1950: the data have no complete figure for it",
      "#VALUE! scale=million has no meaning with change=pct: leave one of them out",
      "#VALUE! change cannot be yoy. Allowed: none, diff, pct, diff-year, pct-year, annualised, log, log-diff",
      "#VALUE! scale cannot be million; 1. Allowed: 1, 1000, 1000000, 1000000000, thousand, million, billion, trillion",
    ]);
  });
});
