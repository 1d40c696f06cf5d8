/** Measures by their whole names, in any language. */
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { Steps } from "../../library/turns.js";
import { layerSteps, type Layers } from "../columns/taken/layers.js";
import { ofConcept } from "../of-object.js";
import { foldedText, toTokens } from "../parse/text.js";

export interface MeasureNames {
  /** What is called so, in the library's order; empty for most texts. @param name its folded words */
  readonly called: (name: string) => readonly Concept[];
  /** What is known by another name of several words, in the library's order. @param name its folded words */
  readonly known: (name: string) => readonly Concept[];
  /** Whether some name, or other name, begins with a folded word. */
  readonly isFirst: (word: string) => boolean;
  /** Words of the longest name. */
  readonly longest: number;
  readonly layers: Layers<Concept, NamesOfSome>;
}

interface NamesOfSome {
  readonly byName: ByName;
  readonly byOtherName: ByName;
  readonly firstWords: ReadonlySet<string>;
  readonly longest: number;
}

interface FoldedName {
  readonly name: string;
  readonly words: number;
  readonly language: Platform;
}

/** What a measure is called in each language. */
export const foldedNames = ofConcept(({ name }: Concept): readonly FoldedName[] =>
  languageOrder.map((language) => {
    const words = toTokens(name[language]).map(({ folded }) => folded);
    return { name: words.join(" "), words: words.length, language };
  }),
);

/** Those of several words: single ones mean many things. */
const otherNames = ({ synonyms }: Concept): readonly string[] =>
  Object.values(synonyms)
    .flat()
    .map((text) => foldedText(toTokens(text)))
    .filter((name) => name.includes(" "));

const conceptsPerStep = 50;

/** Few names are those of several: a list for each of the others would be most of what this takes. */
type ByName = Map<string, Concept | Concept[]>;

function add(byName: ByName, name: string, concept: Concept): void {
  const present = byName.get(name);
  if (present === undefined) byName.set(name, concept);
  else if (!Array.isArray(present)) {
    if (present !== concept) byName.set(name, [present, concept]);
  } else if (present.at(-1) !== concept) present.push(concept);
}

/** By a library's concepts. */
const made = new WeakMap<Library["concepts"], MeasureNames>();

const firstWord = (name: string): string => name.split(" ", 1)[0] ?? "";

function* nameSteps(concepts: readonly Concept[]): Steps<NamesOfSome> {
  const byName: ByName = new Map();
  const byOtherName: ByName = new Map();
  const firstWords = new Set<string>();
  let longest = 0;
  for (const [at, concept] of concepts.entries()) {
    for (const { name, words } of foldedNames(concept)) {
      add(byName, name, concept);
      firstWords.add(firstWord(name));
      longest = Math.max(longest, words);
    }
    for (const name of otherNames(concept)) {
      add(byOtherName, name, concept);
      firstWords.add(firstWord(name));
    }
    if (at % conceptsPerStep === 0) yield;
  }
  return { byName, byOtherName, firstWords, longest };
}

/**
 * Made once for all that reads questions to a library.
 * @param before of the library that was there before @default none
 */
export function* measureNameSteps(
  { concepts }: Pick<Library, "concepts">,
  before?: MeasureNames,
): Steps<MeasureNames> {
  const present = made.get(concepts);
  if (present !== undefined) return present;
  const layers = yield* layerSteps([...concepts.values()], nameSteps, before?.layers);
  const called = (name: string): readonly Concept[] =>
    layers.flatMap(({ made: { byName } }) => byName.get(name) ?? []);
  const longest = Math.max(...layers.map(({ made }) => made.longest));
  const known = (name: string): readonly Concept[] =>
    layers.flatMap(({ made: { byOtherName } }) => byOtherName.get(name) ?? []);
  const isFirst = (word: string): boolean =>
    layers.some(({ made: { firstWords } }) => firstWords.has(word));
  const names = { called, known, isFirst, longest, layers };
  made.set(concepts, names);
  return names;
}
