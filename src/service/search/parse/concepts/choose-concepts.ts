/** Of the concepts that fit a question's words, those that are meant: what it is about, and a second thing. */
import type { Library } from "../../../library/library-model.js";
import { findDenominator, isShareOfGdp } from "../ratios.js";
import type { Token } from "../text.js";
import {
  ambiguousAlone,
  genericWords,
  unmeasured,
  vendors,
  vendorsProducts,
} from "../word-lists.js";
import type { AskedPlaces, Coverage } from "./concept-coverage.js";
import type { ConceptIndex, FoundConcept } from "./concept-index.js";

interface ConceptQuestion {
  readonly tokens: readonly Token[];
  /** The words to look up, everyday words among them. */
  readonly asked: readonly string[];
  /** Those that carry what is asked. */
  readonly words: readonly string[];
  readonly places: AskedPlaces;
}

interface ChosenConcepts {
  readonly concepts: readonly FoundConcept[];
  readonly others: readonly FoundConcept[];
  /** Words that no concept is called by. */
  readonly unknown: readonly string[];
  /** Nothing in the library is what the words ask for. */
  readonly isNothing: boolean;
}

export type ChooseConcepts = (question: ConceptQuestion) => ChosenConcepts;

export function createConceptChooser(
  library: Library,
  concepts: ConceptIndex,
  covers: Coverage,
): ChooseConcepts {
  return ({ tokens, asked, words, places }) => {
    const isRatio = findDenominator(tokens) !== undefined;
    const all = isRatio ? sharesFirst(library, concepts.find(asked)) : concepts.find(asked);
    const unknown = words.filter((word) => !concepts.means(word));
    const found =
      isElsewhere(words, unknown) || namesNothing(tokens, words) || isHeadAlone(words, all[0])
        ? []
        : covers(all, places);
    const [first] = found;
    const others = isRatio ? [] : covers(findOthers(concepts, words, first), places);
    // Asked for two things, each is judged by its own words.
    const main =
      others.length === 0 ? found : covers(concepts.find([...(first?.words ?? [])]), places);
    return { concepts: main, others, unknown, isNothing: found.length === 0 };
  };
}

/** Of what fits "tax to GDP", what is stated as a share of GDP; all where nothing is. */
function sharesFirst(library: Library, found: readonly FoundConcept[]): readonly FoundConcept[] {
  const shares = found.filter(({ key }) => isShareOfGdp(library.concepts.get(key)));
  return shares.length === 0 ? found : shares;
}

/** Where half of what is asked is not in the library, the other half would answer something else. */
const isElsewhere = (words: readonly string[], unknown: readonly string[]): boolean =>
  unknown.length > 0 &&
  (unknown.length * 2 >= words.length ||
    words.every((word) => genericWords.has(word) || unknown.includes(word)));

/** "Capital of Germany": a word that alone means something no figure measures. */
function namesNothing(tokens: readonly Token[], words: readonly string[]): boolean {
  if (unmeasured.test(tokens.map(({ folded }) => folded).join(" "))) return true;
  // A vendor is not its browser: "Microsoft revenue" asks for nothing that a browser's share answers.
  const names = (list: ReadonlySet<string>): boolean => tokens.some((one) => list.has(one.folded));
  if (names(vendors) && !names(vendorsProducts)) return true;
  return words.length === 1 && ambiguousAlone.has(words[0] ?? "");
}

const priceWords = /^(?:prices?|preise?|prix|precios?)$/;

/**
 * "Intel market share", "diamond price": what fits is called by the heads of the question alone, or by all
 * but the price that is asked.
 */
function isHeadAlone(words: readonly string[], first: FoundConcept | undefined): boolean {
  if (first === undefined) return false;
  const left = words.filter((word) => !first.words.has(word));
  if (left.some((word) => priceWords.test(word))) return true;
  return (
    left.some((word) => !genericWords.has(word)) &&
    [...first.words].every((word) => genericWords.has(word))
  );
}

function findOthers(
  concepts: ConceptIndex,
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly FoundConcept[] {
  if (first === undefined || first.coverage > 0.9) return [];
  const left = words.filter((word) => !first.words.has(word));
  // "Share", "rate": a head that many measures have is no second subject.
  if (left.every((word) => genericWords.has(word))) return [];
  const found = concepts.find(left);
  return (found[0]?.score ?? 0) >= 0.6 ? found : [];
}
