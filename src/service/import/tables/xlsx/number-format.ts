import { isDateFormat } from "hucre";
import { formatSections, type FormatSection } from "./format-sections.js";

/** What a cell's number format makes of a number. */
type ShownNumber =
  | "plain"
  | "date"
  /** Shown times a hundred. */
  | "percentage"
  /** Shown divided by a thousand once or several times: the format's code. */
  | { readonly scaling: string }
  /** Shown as another figure or as none, such as a negative one without its sign: the format's code. */
  | { readonly unlike: string }
  /** Shown with texts of the format's own: 2025 as "2025e"; the currency in brackets stands before or behind it. */
  | { readonly before: string; readonly behind: string; readonly money: string };

/** By the sign of the number. */
export type NumberFormat = Readonly<Record<"positive" | "negative" | "zero", ShownNumber>>;

/** The percentages among the formats that have a number alone. */
const builtInPercentages: ReadonlySet<number> = new Set([9, 10]);

const same = (shown: ShownNumber): NumberFormat => ({
  ...{ positive: shown, negative: shown },
  zero: shown,
});

const hasMinus = ({ before, behind }: FormatSection) =>
  /^\s*[-–−(]|[-–−(]\s*$/u.test(before) || /^\s*[-–−]\s*$/u.test(behind);

function shownBy(section: FormatSection, code: string): ShownNumber {
  if (section.isScaling) return { scaling: code };
  if (!section.hasNumber || section.isBroken) return { unlike: code };
  if (section.isPercentage) return "percentage";
  const { before, behind, money } = section;
  return `${before}${behind}${money}`.trim() === "" ? "plain" : { before, behind, money };
}

/** @param code undefined for a format that has a number alone */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  // The letters of a language are none of days: "[$€-de-DE]".
  if (isDateFormat(code?.replace(/\[\$[^\]]*\]/g, "") ?? String(id))) return same("date");
  if (code === undefined || code === "")
    return same(builtInPercentages.has(id) ? "percentage" : "plain");
  const sections = formatSections(code);
  const [first, second, third] = sections;
  const scaling = sections.find(({ isScaling }) => isScaling);
  if (first === undefined) return same("plain");
  if (sections.some(({ isConditional }) => isConditional))
    return same(shownBy(scaling ?? first, code));
  const unlike = { unlike: code };
  const positive = hasMinus(first) && first.hasNumber ? unlike : shownBy(first, code);
  // Without a section of its own a negative number has its minus.
  if (second === undefined) return { ...same(positive) };
  const isNegative = hasMinus(second) || second.isColoured;
  const negative = isNegative ? shownBy(withoutMinus(second), code) : unlike;
  return { positive, negative, zero: first.hasNumber ? zeroOf(third, code, positive) : unlike };
}

const withoutMinus = (section: FormatSection): FormatSection => ({
  ...section,
  before: section.before.replace(/[-–−(]/u, ""),
  behind: section.behind.replace(/[-–−)]/u, ""),
});

/** A dash or nothing in the place of zero is zero; "n/a" is not. */
function zeroOf(
  section: FormatSection | undefined,
  code: string,
  positive: ShownNumber,
): ShownNumber {
  if (section === undefined) return positive;
  if (section.hasNumber) return shownBy(withoutMinus(section), code);
  return /\p{L}/u.test(section.before) ? { unlike: code } : "plain";
}
