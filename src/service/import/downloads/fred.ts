/** The tables of FRED: the first day of each period, and a column for each series under its own short name. */
import { isMissing } from "../sources/guess-columns.js";
import type { TableFrequency } from "../cells/read-period.js";
import type { Download, Recognise } from "./download.js";
import { guessOfSeries, type SeriesColumn } from "./series-columns.js";

/** Today's, and the one before it, which others use too. */
const [heading, olderHeading] = ["observation_date", "DATE"] as const;
const none = ".";
const seriesId = /^[A-Z][A-Z0-9_]*$/;
const firstDay = /^(\d{4})-(\d{2})-01$/;

/** Months since the year 0; undefined for a day that begins none. */
const monthOf = (text: string): number | undefined => {
  const [, year, month] = firstDay.exec(text.trim()) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
};

/** How often a series has figures: by the fewest months between two of them, where all begin such a period. */
class Interval {
  #last: number | undefined;
  #least = Infinity;
  readonly #begins = new Set<number>();
  #isSure = true;

  look(month: number | undefined): void {
    if (month === undefined) this.#isSure = false;
    else {
      if (this.#last !== undefined) this.#least = Math.min(this.#least, month - this.#last);
      this.#last = month;
      this.#begins.add(month % 12);
    }
  }

  frequency(): TableFrequency | undefined {
    if (!this.#isSure) return undefined;
    if (this.#least === 1) return "monthly";
    const isOf = (months: number) =>
      this.#least === months && [...this.#begins].every((one) => one % months === 0);
    if (isOf(3)) return "quarterly";
    return isOf(12) ? "annual" : undefined;
  }
}

/** A row without a figure counts too: an interval is that of the rows, where a series is alone. */
async function readSeries(rows: Download["rows"], names: readonly string[]) {
  const intervals = names.map(() => new Interval());
  let isBelow = false;
  for await (const { cells } of rows()) {
    if (isBelow) {
      const month = monthOf(cells[0] ?? "");
      for (const [at, interval] of intervals.entries()) {
        const text = cells[at + 1]?.trim() ?? "";
        if (names.length === 1 || (!isMissing(text) && text !== none)) interval.look(month);
      }
    }
    isBelow = true;
  }
  return names.map((column, at): SeriesColumn => ({
    ...{ column, key: column, title: undefined },
    frequency: intervals[at]?.frequency(),
  }));
}

export const fred: Recognise = ([first], rows) => {
  const [period = "", ...names] = first?.cells.map((name) => name.trim()) ?? [];
  const isOlder = period === olderHeading;
  if ((period !== heading && !isOlder) || names.length === 0) return undefined;
  if (!names.every((name) => seriesId.test(name))) return undefined;
  const guess = async () =>
    guessOfSeries(period, await readSeries(rows, names), {
      ...{ place: "United States", missing: [none], isOfDays: true },
    });
  return { rows, guess };
};
