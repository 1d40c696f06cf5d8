import type { StatCall } from "../../formulas/stat-call.js";
import { findStatCalls } from "../../formulas/find-stat-calls.js";
import { checksum } from "./checksum.js";
import { readHiddenText, writeHiddenText } from "./hidden-text.js";

/** What the unit beside live figures was written for, and which of the texts beside them are ours. */
export interface UnitMark {
  /**
   * What shows the figures in another unit than their content's, as `unitOptions` says it; "" for nothing.
   * `sayAnother` where the texts are not of the content that they are found by.
   */
  readonly asked: string;
  /** We have hidden the title of the value axis, since there was no unit to say. */
  readonly isAxisHidden: boolean;
  /** Of title, heading and source lines as we wrote them, as `sumOf` says them. Undefined where nothing tells. */
  readonly written?: readonly string[] | undefined;
  /** What the source lines say of breaks, as `sumOf` says it. @default "", nothing */
  readonly breaks?: string | undefined;
  /** What the content said of its figures, as `saidOf` says it. Undefined where nothing tells. */
  readonly said?: string | undefined;
}

/** Of texts that were written for a content which their name could not follow, such as one that is not known. */
export const sayAnother = "another content";

/** Equal for texts that read alike: Excel may have other line ends and spaces. */
export const sumOf = (text: string): string => checksum(text.replace(/\s+/g, " ").trim());

/** Of what `shownBreaks` says. */
export const breaksOf = ({ key }: { readonly key: string }): string =>
  key === "" ? "" : sumOf(key);

/** Hidden defined name of live figures: a text, which goes with undo and stays in the file. */
export const unitName = (chartName: string): string => `${chartName}_UNIT`;

/** What is so where no name says otherwise. */
const noMark: UnitMark = { asked: "", isAxisHidden: false };

/** Options that show something else than the figures in their unit. */
const changing = /\b(change|rebase|currency|scale)\s*=\s*(?!none\b)([^;"\\\]]*)/gi;

const growthOf = (values: readonly unknown[]) =>
  /\brate\s*=\s*cagr\b/i.test(JSON.stringify(values)) ? "growth=cagr" : "growth";

/** Sums and parts of figures are in their unit; what is divided by a thousand is not. */
const arithmetic = /[\w)#%\]}]\s*[-+*/^]/;

/**
 * "change=pct; scale=million" of a formula: all that shows its figures in another unit than that of their content.
 *
 * @param values of the arguments of a call, as far as they are known. @default as the formula has them
 */
export function unitOptions(
  formula: string,
  calls: readonly StatCall[] = findStatCalls(formula),
  values: (call: StatCall) => readonly unknown[] = ({ argumentTexts }) => argumentTexts,
): string {
  const options = calls.flatMap((call) => [
    ...(call.functionId === "GROWTH" ? [growthOf(values(call))] : []),
    ...[...JSON.stringify(values(call)).matchAll(changing)].map(
      ([, option = "", word = ""]) => `${option}=${word.trim()}`,
    ),
  ]);
  if (arithmetic.test(around(formula, calls))) options.push("calculated");
  // Of a text in a formula, which Excel cuts at 255, and which has more to say.
  return options
    .join("; ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}=; ./-]/gu, " ")
    .slice(0, 140);
}

/**
 * The same where all of the figures are shown so; undefined where a part of them is, as in a formula that joins figures and
 * their changes.
 *
 * @param calls those of them that show figures
 */
export function unitOptionsOfAll(
  formula: string,
  calls: readonly StatCall[] = findStatCalls(formula),
  values?: (call: StatCall) => readonly unknown[],
): string | undefined {
  if (arithmetic.test(around(formula, calls))) return undefined;
  const each = calls.map((call) => unitOptions("", [call], values));
  return new Set(each).size === 1 ? each[0] : undefined;
}

/** The formula with "x" for each outermost call, and without texts and names of sheets. */
function around(formula: string, calls: readonly StatCall[]): string {
  let text = "";
  let at = 0;
  for (const { start, end } of calls) {
    if (start < at) continue;
    text += `${formula.slice(at, start)}x`;
    at = end;
  }
  return (text + formula.slice(at)).replace(/"[^"]*"/g, "x").replace(/'[^']*'!/g, "");
}

/** Equal for equal marks; undefined where nothing is to be said. */
export function markText({
  asked,
  isAxisHidden,
  written = [],
  breaks = "",
  said = "",
}: UnitMark): string | undefined {
  const sums = [...new Set(written)].slice(-maxWritten).join(",");
  const parts = [isAxisHidden ? "axis" : "", asked, sums, breaks, said];
  if (parts.every((part) => part === "")) return undefined;
  while (parts.length > 2 && parts.at(-1) === "") parts.pop();
  return parts.join("|");
}

/** Titles, unit and source lines are five. */
const maxWritten = 8;

/** Queues the name's text. */
export const writeMark = (
  context: Excel.RequestContext,
  chartName: string,
  mark: UnitMark,
): void => {
  writeHiddenText(context, unitName(chartName), markText(mark));
};

/** @param names of the workbook, their formulas loaded */
export function readMark(names: readonly Excel.NamedItem[], chartName: string): UnitMark {
  const text = readHiddenText(names, unitName(chartName)) ?? "";
  const [, axis, asked, sums, breaks, said] =
    /^(axis|)\|([^|]*)(?:\|([^|]*)(?:\|([^|]*)(?:\|(.*))?)?)?$/.exec(text) ?? [];
  if (asked === undefined) return noMark;
  return { asked, isAxisHidden: axis === "axis", written: sums?.split(","), breaks, said };
}
