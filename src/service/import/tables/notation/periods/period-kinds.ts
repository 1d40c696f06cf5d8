import { readPeriod, type TableFrequency } from "../../../cells/read-period.js";
import { whyNoMonth } from "./heading-kind.js";

const frequencies = ["annual", "quarterly", "monthly"] as const;
/** "2008-09": September, or the year that ends in 2009. */
const yearAndTwo = /^(\d{4})[-/](\d{2})$/;
/** A table has as many different periods as it is long in time; a column of anything else is no reason to grow. */
const mostSeen = 20_000;

/** "2021-3", "3/2021": a month, or a quarter. */
const yearAndPart = /^(?:(\d{4})[-/.](0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])[/.](\d{4}))$/;
const mostQuarters = 4;

interface Found {
  readonly text: string;
  readonly line: number;
}

/** Looks at a table's periods one by one and knows at the end how often its figures come. */
export class PeriodKinds {
  readonly #seen = new Set<string>();
  /** Where each frequency was first met. */
  readonly #lines = new Map<TableFrequency, number>();
  #month: Found | undefined;
  /** Why the first period that is none of them is not. */
  #problem: { readonly reason: string; readonly line: number } | undefined;
  #season: Found | undefined;
  #isOfMonths = false;
  #part: Found | undefined;
  #isPadded = false;
  readonly #parts = new Set<number>();
  readonly #partYears = new Set<string>();
  #isOfSeasons = false;

  look(period: string, line: number): void {
    if (this.#seen.has(period)) return;
    if (this.#seen.size < mostSeen) this.#seen.add(period);
    const read = readPeriod(period, undefined);
    if ("reason" in read) this.#problem ??= { reason: read.reason, line };
    else if (!this.#lines.has(read.frequency)) this.#lines.set(read.frequency, line);
    if ("period" in read && read.frequency === "monthly") this.#month ??= { text: period, line };
    this.#lookAtPart(period.trim(), line);
    const [, year, two] = yearAndTwo.exec(period.trim()) ?? [];
    if (two === undefined) return;
    if ((Number(year) + 1) % 100 === Number(two)) this.#season ??= { text: period.trim(), line };
    else this.#isOfMonths = true;
    this.#isOfSeasons ||= Number(two) > 12;
  }

  #lookAtPart(text: string, line: number): void {
    const [, year, part, firstPart, lastYear] = yearAndPart.exec(text) ?? [];
    const written = part ?? firstPart;
    if (written === undefined) return;
    this.#part ??= { text, line };
    this.#isPadded ||= written.startsWith("0");
    this.#parts.add(Number(written));
    this.#partYears.add(year ?? lastYear ?? "");
  }

  /** No table has the first two or four months of year after year; without a zero before them one year is enough. */
  #refuseQuarters(path: string): void {
    const most = Math.max(...this.#parts);
    if (this.#part === undefined || most > mostQuarters) return;
    const isFromFirst = most > 1 && this.#parts.size === most && this.#partYears.size > 1;
    if (this.#isPadded && !isFromFirst) return;
    const { text, line } = this.#part;
    throw new Error(
      `${path}, line ${String(line)}: "${text}" may be a quarter or a month, as every period like it in the table. Write quarters as 2021-Q1, or say in the mapping that they are months: frequency: monthly.`,
    );
  }

  /**
   * @param heading of the column of periods, where there is one
   * @throws Error with a sentence for a table whose periods do not tell it
   */
  frequency(path: string, heading: string | undefined): TableFrequency {
    this.#refuseSeasons(path);
    this.#refuseMonths(path, heading);
    this.#refuseQuarters(path);
    const found = frequencies.filter((kind) => this.#lines.has(kind));
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    const ask = "Say which to keep in the mapping, such as frequency: monthly.";
    if (found.length > 1) {
      const where = found.map((kind) => `${kind} (line ${String(this.#lines.get(kind))})`);
      throw new Error(`${path} mixes ${where.join(" and ")} figures. ${ask}`);
    }
    const { reason, line } = this.#problem ?? { reason: "no row has a period", line: 2 };
    throw new Error(`${path}, line ${String(line)}: ${reason}. ${ask}`);
  }

  /** Weeks of a year are written as its months are, and quarters by their last month. */
  #refuseMonths(path: string, heading = ""): void {
    const why = whyNoMonth(heading);
    if (why === undefined || this.#month === undefined) return;
    const { text, line } = this.#month;
    throw new Error(
      `${path}, line ${String(line)}: "${text.trim()}" stands under "${heading}" and reads as a month: ${why}. Where they are months, say so in the mapping: frequency: monthly.`,
    );
  }

  /** Where each of them ends with the next year's two digits: 2008-09, 2009-10, 2010-11 are no three months. */
  #refuseSeasons(path: string): void {
    if (this.#season === undefined || this.#isOfMonths) return;
    const { text, line } = this.#season;
    const where = `${path}, line ${String(line)}: "${text}", as every period like it in the table,`;
    const write =
      "Calendar years, quarters and months can be kept: write each as the calendar year that it is to stand for";
    throw new Error(
      this.#isOfSeasons
        ? `${where} is a season or fiscal year, which ends in the next one. ${write}.`
        : `${where} may be a month, or a season or fiscal year that ends in the next one. ${write}, or say in the mapping that they are months: frequency: monthly.`,
    );
  }
}
