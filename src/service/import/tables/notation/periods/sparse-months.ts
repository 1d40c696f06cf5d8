import { readPeriod } from "../../../cells/read-period.js";

/** Fewer months may be apart by chance. */
const enoughMonths = 3;
/** A table has few different months. */
const mostSeen = 20_000;

type Apart = "a quarter" | "half a year" | "a year";

const commonStep = (one: number, other: number): number =>
  other === 0 ? one : commonStep(other, one % other);

/**
 * Months of which each stands for a longer time: offices write a quarter as its first month (Statistics Canada) or its last
 * (the Australian Bureau of Statistics).
 */
export class SparseMonths {
  readonly #seen = new Set<string>();
  #first: { readonly month: number; readonly text: string; readonly line: number } | undefined;
  #count = 0;
  #step = 0;
  #hasOthers = false;

  look(period: string, line: number): void {
    if (this.#seen.has(period) || this.#seen.size === mostSeen) return;
    this.#seen.add(period);
    const read = readPeriod(period, undefined);
    if ("reason" in read) return;
    if (read.frequency !== "monthly") {
      this.#hasOthers = true;
      return;
    }
    const month = Number(read.period.slice(0, 4)) * 12 + Number(read.period.slice(5));
    this.#first ??= { month, text: period.trim(), line };
    this.#step = commonStep(this.#step, Math.abs(month - this.#first.month));
    this.#count += 1;
  }

  /** Whether they may be so many months, where a mapping says that figures are quarterly or annual. */
  areAll(months: 3 | 12): boolean {
    return !this.#hasOthers && this.#count > 0 && this.#step % months === 0;
  }

  /** How far all months are apart, where that is more than one may be by chance. */
  get apart(): Apart | undefined {
    if (this.#count < enoughMonths || this.#hasOthers || this.#step % 3 !== 0) return undefined;
    if (this.#step % 12 === 0) return "a year";
    return this.#step % 6 === 0 ? "half a year" : "a quarter";
  }

  /** @throws Error that asks what they are, where nobody has said it */
  refuse(path: string): void {
    const { apart } = this;
    if (apart === undefined || this.#first === undefined) return;
    const { text, line } = this.#first;
    const other =
      apart === "a quarter"
        ? "where each stands for its quarter, say in the mapping frequency: quarterly; where each is of that month alone, frequency: monthly"
        : apart === "a year"
          ? "where each stands for its year, say in the mapping frequency: annual; where each is of that month alone, frequency: monthly"
          : "where each stands for a longer time, write the calendar year or quarter; where each is of that month alone, say in the mapping frequency: monthly";
    throw new Error(
      `${path}, line ${String(line)}: "${text}" reads as a month, and all months are ${apart} apart: ${other}.`,
    );
  }
}

/** What to ask about a column of periods; undefined where its months are none of these. */
export function aboutSparseMonths(texts: readonly string[]): string | undefined {
  const months = new SparseMonths();
  texts.forEach((text, at) => {
    months.look(text, at);
  });
  const { apart } = months;
  return apart === undefined
    ? undefined
    : `All months are ${apart} apart, and may stand for ${{ "a quarter": "quarters", "a year": "years", "half a year": "longer times" }[apart]}`;
}

/** A month as the quarter or the year that it begins or ends. */
export function wholeOfMonth(
  text: string,
  period: string,
  of: "quarterly" | "annual",
): { readonly period: string } | { readonly reason: string } {
  const [year = "", month = ""] = period.split("-");
  const isYear = of === "annual";
  const [months, whole] = isYear
    ? [12, year]
    : [3, `${year}-Q${String(Math.ceil(Number(month) / 3))}`];
  const [name, other] = isYear ? ["year", "a fiscal year"] : ["quarter", "a fiscal quarter"];
  return Number(month) % months > 1
    ? {
        reason: `"${text.trim()}" is a month within a ${name}, and ${other} may end in it: write the calendar ${name} that it is to stand for, such as ${whole}`,
      }
    : { period: whole };
}
