import { parsePeriod } from "../../../../../statistics/index.js";
import { plainDay, quarterSideOf } from "../../../cells/read-period.js";

/** A table has few different days of quarters. */
const mostSeen = 20_000;

/**
 * Days that stand for quarters: the first of each or the last. Years of 52 weeks end their quarters on a Saturday, which
 * may be the first day of the next calendar quarter.
 */
export class QuarterDays {
  readonly #seen = new Set<string>();
  readonly #first = new Map<"start" | "end", { readonly text: string; readonly line: number }>();

  look(period: string, line: number): void {
    if (this.#seen.has(period) || this.#seen.size === mostSeen) return;
    this.#seen.add(period);
    const side = quarterSideOf(period);
    if (side !== undefined && !this.#first.has(side))
      this.#first.set(side, { text: period.trim(), line });
  }

  /** @throws Error that names both, where a table has first and last days */
  refuseBoth(path: string): void {
    const [start, end] = [this.#first.get("start"), this.#first.get("end")];
    if (start === undefined || end === undefined) return;
    throw new Error(
      `${path}: "${start.text}" (line ${String(start.line)}) is at the beginning of a calendar quarter and "${end.text}" (line ${String(end.line)}) at the end of one, so that a day does not say of which quarter its figure is. Write calendar quarters, such as 2023-Q1.`,
    );
  }
}

/** Fewer may fall on one day of the week by chance. */
const enoughDays = 4;

/** Days that end the quarters or months of a year of 52 weeks: each is the same day of the week, and none that of a month. */
export class WeekDays {
  readonly #seen = new Set<number>();
  readonly #weekdays = new Set<number>();
  #first: { readonly text: string; readonly line: number } | undefined;

  look(period: string, line: number): void {
    if (this.#weekdays.size > 1) return;
    const found = parsePeriod(plainDay(period));
    if (found?.kind !== "day" || this.#seen.has(found.start)) return;
    this.#first ??= { text: period.trim(), line };
    this.#seen.add(found.start);
    this.#weekdays.add(((found.start % 7) + 7) % 7);
  }

  /** @throws Error that names the first one, where all fall on one day of the week */
  refuse(path: string): void {
    if (this.#weekdays.size !== 1 || this.#seen.size < enoughDays) return;
    const { text = "", line = 0 } = this.#first ?? {};
    throw new Error(
      `${path}: all days, such as "${text}" (line ${String(line)}), are the same day of the week, as those of weeks and of years of 52 weeks are, whose quarters and months are not the calendar's. Write the calendar quarter or month that each is to stand for, such as 2023-Q1 or 2023-03.`,
    );
  }
}
