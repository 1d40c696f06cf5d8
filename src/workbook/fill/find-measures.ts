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

/**
 * The indicators that a header may mean, those first that cover most of the table's places. One is beyond doubt
 * only where it alone of those that cover any of them has all the header's words, or is called just so.
 */
export async function findMeasures(
  text: string,
  codes: readonly string[],
  search: SearchIndicators,
): Promise<FoundMeasures> {
  const found = await search(text);
  const covered = ({ covered_geos }: IndicatorItem) =>
    codes.filter((code) => Object.hasOwn(covered_geos, code)).length;
  // The order of the search stays among those that cover as much.
  const items = found
    .filter((item) => codes.length === 0 || covered(item) > 0)
    .sort((one, other) => covered(other) - covered(one))
    .slice(0, mostChoices);
  const choices = items.map((item) => ({ value: item.identifier, label: item.title, item }));
  const called = items.filter(({ title }) => foldText(title) === foldText(text));
  const meant = items.filter((item) => hasWords(item, text));
  const [only] = called.length === 1 ? called : meant.length === 1 ? meant : [];
  return { choices, sure: only?.identifier };
}

function hasWords({ title, subject }: IndicatorItem, text: string): boolean {
  const known = new Set<string>(wordsOf(`${title} ${subject}`));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.has(word));
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
