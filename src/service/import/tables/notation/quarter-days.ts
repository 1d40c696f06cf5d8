import { quarterSideOf } from "../../cells/read-period.js";

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
