/**
 * Statistics of one measure by their whole titles, which begin with the measure's name and say the years they cover:
 * titles are written and compared for those alone whose name and years stand in a question.
 */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { Item } from "../items.js";
import type { KindIndex } from "../kind-index.js";
import { toTokens } from "../parse/text.js";
import { foldedNames, type MeasureNames } from "./measure-names.js";

export interface NamedTitles {
  /** Ordinals of the items called so, rising, with the language of the title. */
  find(text: string): readonly (readonly [ordinal: number, language: Platform])[];
}

/** Bundles of several measures have names of their own. */
const ofOneMeasure: ReadonlySet<Item["shape"]> = new Set(["series", "ranking", "comparison"]);

export const hasNamedTitle = ({ concepts, shape }: Pick<Item, "concepts" | "shape">): boolean =>
  concepts.length === 1 && ofOneMeasure.has(shape);

const wordsOf = (text: string): string[] => toTokens(text).map(({ folded }) => folded);
const toKey = (text: string): string => wordsOf(text).join(" ");

/** Nothing stands against what says no period. */
const says = (words: ReadonlySet<string>, period: string): boolean =>
  period === "" || words.has(period.slice(0, 4));

export function createNamedTitles(
  library: Library,
  { called, longest }: MeasureNames,
  { itemAt, ofConcept }: Pick<KindIndex, "itemAt" | "ofConcept">,
): NamedTitles {
  const titleIn = ({ id }: Item, language: Platform): string => {
    const record = library.statistics.get(Number(id));
    return record === undefined ? "" : toKey(library.statisticTexts(record, language).title);
  };
  const calledSo = (asked: string) =>
    called(asked).map((concept) => {
      const names = foldedNames(concept).filter(({ name }) => name === asked);
      return [concept.key, names.map(({ language }) => language)] as const;
    });
  return {
    find: (text) => {
      const words = wordsOf(text);
      const [key, known] = [words.join(" "), new Set(words)];
      const found = new Map<number, Platform>();
      for (let count = 0; count <= Math.min(longest, words.length); count += 1)
        for (const [concept, languages] of calledSo(words.slice(0, count).join(" ")))
          for (const ordinal of ofConcept(concept)) {
            const item = itemAt(ordinal);
            if (item === undefined || !hasNamedTitle(item)) continue;
            if (!says(known, item.from) || !says(known, item.to)) continue;
            const language = languages.find((each) => titleIn(item, each) === key);
            if (language !== undefined) found.set(ordinal, language);
          }
      return [...found].sort(([a], [b]) => a - b);
    },
  };
}
