import type { IndicatorItem } from "../../contract/index.js";
import { foldText } from "../../statistics/index.js";
import type { EntryChoice } from "./table-entries.js";

/** Finds indicators by meaning, the best first. */
export type SearchIndicators = (text: string) => Promise<readonly IndicatorItem[]>;

interface FoundMeasures {
  readonly choices: readonly EntryChoice[];
  readonly sure: string | undefined;
}

const mostChoices = 8;

interface MeasureText {
  /** What is looked for: few words find more. */
  readonly short: string;
  /** All that is said of the measure: "women" and "% of GDP" make another one. */
  readonly full: string;
}

/**
 * The indicators that a header may mean, those first that cover most of the table's places. One is beyond doubt
 * only where it alone of those that cover any of them has all the words that are said, or is called just so.
 */
export async function findMeasures(
  { short, full }: MeasureText,
  codes: readonly string[],
  search: SearchIndicators,
): Promise<FoundMeasures> {
  const found = await search(short);
  const covered = ({ covered_geos }: IndicatorItem) =>
    codes.filter((code) => Object.hasOwn(covered_geos, code)).length;
  // The order of the search stays among those that cover as much.
  const items = found
    .filter((item) => codes.length === 0 || covered(item) > 0)
    .sort((one, other) => covered(other) - covered(one));
  const called = items.filter(({ title }) => isSame(title, full));
  const meant = items.filter((item) => hasWords(item, full));
  const [only] = called.length === 1 ? called : meant.length === 1 ? meant : [];
  const shown = items.slice(0, mostChoices);
  const offered = only === undefined || shown.includes(only) ? shown : [only, ...shown.slice(1)];
  const choices = offered.map((item) => ({ value: item.identifier, label: item.title, item }));
  return { choices, sure: only?.identifier };
}

const isSame = (one: string, other: string) => wordsOf(one).join(" ") === wordsOf(other).join(" ");

function hasWords({ title, subject, measure }: IndicatorItem, text: string): boolean {
  const known = new Set<string>(wordsOf(`${title} ${subject} ${measure?.unit ?? ""}`));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** A sign of percent is a word as any other: a share is no amount. */
const wordsOf = (text: string) =>
  foldText(text.replace(percent, " percent ")).match(/[\p{L}\p{N}]+/gu) ?? [];
const percent = /%|per cent|prozent|pour cent|por ciento/giu;
