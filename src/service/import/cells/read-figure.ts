import { decimalSignOf } from "../../../statistics/index.js";

export type DecimalSign = "." | ",";

/** What stands for "no figure" where the mapping does not say. */
export const usualMissing: readonly string[] = [
  "",
  "..",
  ":",
  "-",
  "–",
  "n/a",
  "N/A",
  "NA",
  "NaN",
  "null",
];

const blanks = /[\s\u00a0\u2009\u202f'’]/g;

/** The decimal sign that a column's texts agree on; `undefined`: none has one. */
type ColumnSign = DecimalSign | undefined | "unclear" | "mixed";

/** Looks at a column's texts one by one and knows at the end how it writes decimals. */
export class DecimalSigns {
  readonly #seen = new Set<DecimalSign>();
  #isUnclear = false;

  look(text: string): void {
    const sign = decimalSignOf(text);
    if (sign !== undefined) this.#seen.add(sign);
    else if (/[.,]/.test(text)) this.#isUnclear = true;
  }

  get sign(): ColumnSign {
    if (this.#seen.size > 1) return "mixed";
    const [only] = this.#seen;
    return only ?? (this.#isUnclear ? "unclear" : undefined);
  }
}

/**
 * A figure as a column writes it, or why it is none. Thousands may stand in groups of three behind the
 * other sign or a blank.
 */
export function readFigure(
  text: string,
  decimal: DecimalSign,
): number | { readonly reason: string } {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  if (/%$/.test(trimmed)) return { reason: `"${text}" has a percent sign: put it into the unit` };
  const bare = trimmed.replace(blanks, "");
  const group = decimal === "." ? "," : ".";
  const [whole = "", decimals, ...more] = bare.split(decimal);
  const groups = whole.replace(/^[-+]/, "").split(group);
  const isGrouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? "") && groups.slice(1).every((one) => /^\d{3}$/.test(one)));
  const plain = `${whole.replaceAll(group, "")}${decimals === undefined ? "" : `.${decimals}`}`;
  if (more.length > 0 || !isGrouped || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?$/i.test(plain))
    return { reason: `"${text}" is not a number with "${decimal}" before its decimals` };
  const value = Number(plain);
  return Number.isFinite(value) ? value : { reason: `"${text}" is too large a number` };
}

/** How many decimals a text shows. */
export const decimalsOf = (value: number): number => {
  const [, decimals = ""] = String(value).split(".");
  return /e/i.test(decimals) ? 6 : Math.min(6, decimals.length);
};
