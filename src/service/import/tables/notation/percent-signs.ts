import { decimalsOf, readFigure } from "../../cells/read-figure.js";
import { isInPercent } from "../../cells/read-typed.js";
import type { MappedMeasure } from "../../mapping.js";
import type { PlaceFigures } from "../place-figures.js";
import type { Cell } from "../row.js";

const signed = /%\s*\)?\s*$/;
const notFigure = /[%()\s]/g;
/** 0.059 * 100 is 5.9 only after rounding the binary fraction away. */
export const inHundredths = (value: number) => Number((value * 100).toPrecision(15));

/** What a cell shows with a percent sign; undefined where it shows none. */
function signedText({ text, typed }: Pick<Cell, "text" | "typed">): string | undefined {
  if (typed === undefined) return signed.test(text) ? text.trim() : undefined;
  if ("reason" in typed) return undefined;
  if (typed.isPercentage) return `${String(inHundredths(typed.number))}%`;
  return typed.beside?.startsWith("%") === true ? `${String(typed.number)}%` : undefined;
}

/** The size of a percentage, the smaller of two where its signs may mean either. */
function sizeOf(text: string): number {
  const bare = text.replace(notFigure, "");
  const read = [readFigure(bare, "."), readFigure(bare, ",")];
  return Math.min(...read.map((one) => (typeof one === "number" ? Math.abs(one) : Infinity)));
}

/** They are small numbers more often than not. */
const ofPoints = /\bpoints?\b|punkte|puntos|\bpp\b/i;
const saysPoints = ({ unit }: MappedMeasure): boolean =>
  (typeof unit === "string" ? [unit] : Object.values(unit)).some((name) => ofPoints.test(name));
/** Fewer may be below one by chance. */
const enoughFractions = 3;

interface Signed {
  readonly text: string;
  readonly line: number;
  most: number;
}

/** Measures in percent of which some figures have the sign and others have not: 0.05 beside 5% may be the same. */
export class PercentSigns {
  readonly #signed = new Map<MappedMeasure, Signed>();

  look({ measure, ...cell }: Cell, line: number): void {
    if (!isInPercent(measure)) return;
    const text = signedText(cell);
    if (text === undefined) return;
    const known = this.#signed.get(measure) ?? { text, line, most: 0 };
    const size = sizeOf(text);
    if (size !== Infinity) known.most = Math.max(known.most, size);
    this.#signed.set(measure, known);
  }

  /** A cell's figure in percent, or why it may be a hundredth of what it is. */
  inPercent(cell: Cell, value: number): number | { readonly reason: string } {
    const { measure } = cell;
    const { withoutPercentSign: said } = measure;
    if (value === 0 || !isInPercent(measure) || signedText(cell) !== undefined) return value;
    if (said !== undefined) return said === "fraction" ? inHundredths(value) : value;
    const other = this.#signed.get(measure);
    if (other === undefined || Math.abs(value) > Math.max(1, other.most / 10)) return value;
    const [shown, as] = [String(value), String(inHundredths(value))];
    const written = cell.typed === undefined ? cell.text.trim() : shown;
    return {
      reason: `"${written}" has no percent sign, as "${other.text}" (line ${String(other.line)}) has: it may be ${shown} or ${as} percent. Write each with its sign, or say in the mapping, beside the measure, withoutPercentSign: percent or withoutPercentSign: fraction`,
    };
  }

  /**
   * The first figure of a measure all of whose figures may be hundredths, 0.059 of 5.9 percent: none has a sign or is one or
   * more, and most have two decimals, which growth in a quarter has not. @returns undefined of others
   */
  mayBeFraction(measure: MappedMeasure, rows: Iterable<PlaceFigures>): number | undefined {
    const { withoutPercentSign: said } = measure;
    if (said !== undefined || !isInPercent(measure) || saysPoints(measure)) return undefined;
    if (this.#signed.has(measure)) return undefined;
    let first: number | undefined;
    let [count, fine] = [0, 0];
    for (const row of rows)
      for (const { value } of row.kept()) {
        if (Math.abs(value) >= 1) return undefined;
        if (value === 0) continue;
        first ??= value;
        count += 1;
        if (decimalsOf(value) > 1) fine += 1;
      }
    return count >= enoughFractions && fine * 2 > count ? first : undefined;
  }
}
