import { kindOfHeading } from "../../cells/kind-heading.js";
import { isPartHeading, isPartOfYear } from "../../cells/part-of-year.js";
import { isFigure } from "../../cells/read-figure.js";
import { readPeriod } from "../../cells/read-period.js";
import { ownYearIds, ownYearOf, whyOwnYear } from "../../cells/season.js";
import type { FigureSet } from "../figure-set.js";
import { currencyIn, scaleUnder } from "../../units.js";
import { FirstTexts, type UnusedColumn } from "./first-texts.js";

interface Column extends UnusedColumn {
  readonly first: FirstTexts;
  /** What it said last, and of which figures: an empty cell below may have been merged with that one. */
  above: { readonly text: string; readonly figures: FigureSet } | undefined;
}

/** "REPYEARSTART: Start of the reporting year" with its label. */
const idOf = (heading: string) => heading.replace(/:.*$/, "").trim().toUpperCase();

/** A series of each would have one unit for both. */
const isOtherUnit = (heading: string, [one, other]: readonly [string, string]): boolean =>
  scaleUnder(heading, one) !== scaleUnder(heading, other) || currencyIn(one) !== currencyIn(other);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Columns that nobody names and that say a row's unit or the like: what differs in one is no series. */
export class KindColumns {
  readonly #columns: readonly Column[];

  constructor(unused: readonly UnusedColumn[]) {
    this.#columns = unused
      .filter(({ name }) => kindOfHeading(name) !== undefined)
      .map((one) => ({ ...one, first: new FirstTexts(), above: undefined }));
  }

  /** Why a row's figure cannot stand beside those before it. */
  problem(cells: readonly string[], figures: FigureSet, line: number): string | undefined {
    for (const column of this.#columns) {
      const { at, name, first } = column;
      const own = (cells[at] ?? "").trim();
      const above = column.above?.figures === figures ? column.above.text : "";
      const text = own === "" ? above : own;
      column.above = { text, figures };
      if (text === "" || (kindOfHeading(name) === "words" && isFigure(text))) continue;
      const before = first.other(figures, { text, line }, isSame);
      if (before !== undefined)
        return `${own === "" ? `says no ${name} below` : `says ${name}`} "${text}" where the figures before are of "${before.text}" (line ${String(before.line)}): keep them apart with ${isOtherUnit(name, [before.text, text]) ? `measure: { column: ${JSON.stringify(name)} } and a measure for each, its unit beside when: ${JSON.stringify(text)}` : `series: { column: ${JSON.stringify(name)} }`}`;
    }
    return undefined;
  }
}

/**
 * Columns that nobody names and that say of which month or quarter a row is, or when its year begins: its figure is not that
 * of the year.
 */
export class PartColumns {
  readonly #columns: readonly UnusedColumn[];
  readonly #ownYears: readonly UnusedColumn[];

  constructor(unused: readonly UnusedColumn[]) {
    this.#columns = unused.filter(({ name }) => isPartHeading(name));
    this.#ownYears = unused.filter(({ name }) => ownYearIds.includes(idOf(name)));
  }

  #ownYear(cells: readonly string[]): string | undefined {
    if (this.#ownYears.length === 0) return undefined;
    return ownYearOf((id) => {
      const at = this.#ownYears.find(({ name }) => idOf(name) === id)?.at;
      return at === undefined ? "" : (cells[at] ?? "");
    });
  }

  /** Why a row's figure is none of the year that it is under. */
  problem(cells: readonly string[], period: string): string | undefined {
    const own = this.#ownYear(cells);
    if (own !== undefined && !/^\d{4}-\d{2}/.test(period)) return whyOwnYear(period.trim(), own);
    const [found] = this.#columns.filter(({ at, name }) => isPartOfYear(cells[at] ?? "", name));
    const read = found && readPeriod(period, undefined);
    if (read === undefined || "reason" in read || read.frequency !== "annual") return undefined;
    return `is of "${(cells[found?.at ?? 0] ?? "").trim()}" of ${read.period}, as the column "${found?.name ?? ""}" says: write both into one column, such as 2021-Q1 or 2021-03`;
  }
}
