/**
 * Statistics of one measure by their whole titles, which begin with the measure's name and say the years they cover:
 * titles are written and compared for those alone whose name and years stand in a question.
 */
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { Steps } from "../../library/turns.js";
import type { Item } from "../items.js";
import type { KindIndex } from "../kind-index.js";
import { ofConcept } from "../of-object.js";
import { toTokens } from "../parse/text.js";

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
const countWords = (key: string): number => key.split(" ").length;

/** A measure's name in each language, folded. */
const namesOf = ofConcept(({ name }: Concept) =>
  languageOrder.map((language) => [toKey(name[language]), language] as const),
);

/** Languages of a name, by the measures that are called so. */
type Called = Map<string, Platform[]>;

/** Measures by their names. */
export interface MeasureNames {
  readonly called: ReadonlyMap<string, Called>;
  /** Words of the longest name. */
  readonly longest: number;
}

const conceptsPerStep = 20;

export function* measureNameSteps({ concepts }: Library): Steps<MeasureNames> {
  const names = new Map<string, Called>();
  let [longest, read] = [0, 0];
  for (const concept of concepts.values()) {
    for (const [name, language] of namesOf(concept)) {
      const called: Called = names.get(name) ?? new Map<string, Platform[]>();
      called.set(concept.key, [...(called.get(concept.key) ?? []), language]);
      names.set(name, called);
      longest = Math.max(longest, countWords(name));
    }
    read += 1;
    if (read % conceptsPerStep === 0) yield;
  }
  return { called: names, longest };
}

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
  return {
    find: (text) => {
      const words = wordsOf(text);
      const [key, known] = [words.join(" "), new Set(words)];
      const found = new Map<number, Platform>();
      for (let count = 0; count <= Math.min(longest, words.length); count += 1)
        for (const [concept, languages] of called.get(words.slice(0, count).join(" ")) ?? [])
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
