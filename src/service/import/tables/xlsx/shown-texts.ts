import { isLikePeriod } from "../../cells/read-period.js";
import { scaleIn } from "../../units.js";
import type { TypedCell } from "../row.js";

export interface SheetCell {
  readonly text: string;
  readonly typed?: TypedCell;
}

/** What a number's format shows beside it. */
interface Texts {
  readonly before: string;
  readonly behind: string;
  readonly money: string;
}

/** A figure's mark, or a scale of its own: "1.2e", "1.2 bn", "1.2 T€", "1.2 MEUR". */
const changesFigure =
  /^[\s.]*(?:[efprs]|est|\*+|[kKmM]|[kmt]\s?(?:[€$£¥]|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK)|mds?|ml[dn]|mlrd|bn|tn|mio|mrds?|tsd|mill\w*|million\w*|milliard\w*|billion\w*|trillion\w*|thousand\w*|tausend)(?![\p{L}\p{N}/])/iu;

/** A number that is read with what its format shows beside it: "2025e" is a period with its mark. */
export function withTexts(value: number, { before, behind, money }: Texts): SheetCell {
  const shown = `${before}${String(value)}${behind}`.trim();
  const whole = `${before}${String(value)}${behind}${money}`.trim();
  const text = isLikePeriod(shown) ? shown : String(value);
  if (changesFigure.test(`${behind}${money}`) || scaleIn(before.trim()) !== undefined)
    return {
      text,
      typed: {
        reason: `${String(value)} is shown as "${whole}" by its number format: a mark belongs into a column of flags, a scale into the unit`,
        isWithoutResult: false,
      },
    };
  const beside = [before, money, behind].map((one) => one.trim()).join(" ");
  return { text, typed: { number: value, isPercentage: false, beside: beside.trim() } };
}
