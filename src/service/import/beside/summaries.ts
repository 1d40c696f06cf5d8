/** What is known of other sources without reading them, and what is told of one for those that come after it. */
import type { ContentSummary, SummarizedSource } from "../../../storage/index.js";
import {
  atOnce,
  librarySteps,
  type ImportedContent,
  type ImportedPart,
  type Library,
  type OwnLibrary,
} from "../../library/index.js";

/** Another source: the keys of its measures, its series and its items' numbers. */
export type Summarized = NonNullable<SummarizedSource["summary"]> &
  Pick<SummarizedSource, "source">;

/** The same items of the same content are made by whatever has the same edition of the library. */
export const madeBy = ({ data }: OwnLibrary): string => data.edition.version;

/** By the others, or the library where there are none. */
const known = new WeakMap<object, ReadonlySet<number>>();

/** Numbers of the items that are there without a source. */
function numbersWithout(own: OwnLibrary, others: readonly ImportedPart[]): ReadonlySet<number> {
  const by = others.length === 0 ? own : others;
  const numbers = known.get(by) ?? new Set(numbersIn(atOnce(librarySteps(own, others))));
  known.set(by, numbers);
  return numbers;
}

function* numbersIn({ statistics, topics, studies, infographics }: Library): Generator<number> {
  for (const items of [statistics, topics, studies, infographics]) yield* items.keys();
}

/**
 * Numbers of the items that a source adds to the library.
 * @param others of which the library has been composed, too
 */
export function numbersOf(
  library: Library,
  own: OwnLibrary,
  others: readonly ImportedPart[],
): Float64Array {
  const without = numbersWithout(own, others);
  return Float64Array.from(numbersIn(library)).filter((number) => !without.has(number));
}

export const isAmong = (numbers: Float64Array, summaries: readonly Summarized[]): boolean => {
  const mine = new Set(numbers);
  return summaries.some((one) => one.numbers.some((number) => mine.has(number)));
};

export const seriesIn = ({ figures }: Pick<ImportedContent, "figures">): number =>
  Object.values(figures).reduce((sum, rows) => sum + Object.keys(rows).length, 0);

export const toSummary = (
  content: ImportedContent,
  { own, numbers }: { readonly own: OwnLibrary; readonly numbers: Float64Array },
): ContentSummary => ({ madeBy: madeBy(own), series: seriesIn(content), numbers });

/** The summary of a source that stands beside the library alone. */
export function summaryOf(own: OwnLibrary, content: ImportedContent): ContentSummary {
  const library = atOnce(librarySteps(own, [own.partOf(content)]));
  return toSummary(content, { own, numbers: numbersOf(library, own, []) });
}
