/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import type {
  Concept,
  DataSource,
  Library,
  TextByLanguage,
} from "../../../../library/library-model.js";
import type { Steps } from "../../../../library/turns.js";
import {
  createNumberLists,
  type GrowingLists,
  type NumberLists,
} from "../../../columns/number-lists.js";
import { createThemes, namesOfSource } from "./belonging.js";
import { callingPhrases, phrasesOfName } from "./calling.js";
import {
  createPhrases,
  trust,
  type GrowingPhrases,
  type Phrases,
  type Said,
} from "./phrase-columns.js";

export interface ConceptPhrases {
  readonly phrases: Phrases;
  /** Concept by concept and in each by platform: the words of all that it is called. */
  readonly texts: NumberLists;
  /** By concept. */
  readonly made: readonly MadePhrases[];
}

/** What phrases of a concept are made of. */
interface MadeOf {
  readonly concept: Concept;
  readonly themes: readonly TextByLanguage[];
  readonly source: DataSource | undefined;
}

interface MadePhrases extends MadeOf {
  /** How many phrases there are with its own and those before. */
  readonly end: number;
}

const asTheme: Said = { name: trust.theme, synonym: trust.theme };
const asSource: Said = { name: trust.source, synonym: trust.source };

const conceptsPerStep = 5;

/** @param before those of the library that was there before: of the first concepts that are the same they are taken */
export function* phraseSteps(library: Library, before?: ConceptPhrases): Steps<ConceptPhrases> {
  const phrases = createPhrases(before?.phrases);
  const texts = createNumberLists(before?.texts);
  const all = [...library.concepts.values()];
  const of = createMadeOf(library);
  yield;
  const made = before === undefined ? [] : firstAlike(before.made, all, of);
  if (before !== undefined) {
    yield;
    yield* phrases.beginWith(before.phrases, made.at(-1)?.end ?? 0);
    texts.beginWith(before.texts, made.length * platforms.length);
  }
  for (let at = made.length; at < all.length; at += 1) {
    const concept = all[at];
    if (concept === undefined) continue;
    const madeOf = { concept, themes: of.themes(concept), source: of.source(concept) };
    addPhrases(at, madeOf, phrases, texts);
    made.push({ ...madeOf, end: phrases.count() });
    if (at % conceptsPerStep === 0) yield;
  }
  return { phrases: phrases.done(), texts: texts.done(), made };
}

const createMadeOf = (library: Library) => ({
  ...createThemes(library),
  source: ({ source }: Concept) => library.sources.get(source),
});

/** As many as are made of the same. */
function firstAlike(
  before: readonly MadePhrases[],
  all: readonly Concept[],
  of: ReturnType<typeof createMadeOf>,
): MadePhrases[] {
  const other = before.findIndex(
    ({ concept, themes, source }, at) =>
      all[at] !== concept || of.source(concept) !== source || !of.hasThemes(concept, themes),
  );
  return before.slice(0, other < 0 ? before.length : other);
}

function addPhrases(
  ordinal: number,
  { concept, themes, source }: MadeOf,
  phrases: GrowingPhrases,
  texts: GrowingLists,
): void {
  const calling = callingPhrases(concept);
  for (const [language, platform] of platforms.entries()) {
    const owner = { concept: ordinal, language };
    phrases.add(owner, calling, trust, texts);
    texts.end();
    for (const [at, name] of themes.entries())
      if (!isAmong(themes, at, platform)) phrases.add(owner, phrasesOfName(name), asTheme);
  }
  const owner = { concept: ordinal, language: english };
  for (const name of source === undefined ? [] : namesOfSource(source))
    phrases.add(owner, phrasesOfName(name), asSource);
}

export const english = platforms.indexOf("en");

/** Whether one of those before it is called the same. */
function isAmong(names: readonly TextByLanguage[], place: number, platform: Platform): boolean {
  for (let at = 0; at < place; at += 1)
    if (names[at]?.[platform] === names[place]?.[platform]) return true;
  return false;
}
