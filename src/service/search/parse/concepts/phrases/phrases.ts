/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import type { Library, TextByLanguage } from "../../../../library/library-model.js";
import type { Steps } from "../../../../library/turns.js";
import { createGrowing, createGrowingFloats } from "../../../columns/growing.js";
import {
  createNumberLists,
  type GrowingLists,
  type NumberLists,
} from "../../../columns/number-lists.js";
import { createThemes, namesOfSource } from "./belonging.js";
import {
  boundsOf,
  callingPhrases,
  isDated,
  isSynonym,
  isTicker,
  phrasesOfName,
  type PackedPhrases,
} from "./calling.js";

/** Columns by phrase. */
export interface Phrases {
  readonly size: number;
  /** Places among the library's concepts, rising. */
  readonly concept: Uint32Array;
  /** Places among the platforms. */
  readonly language: Uint32Array;
  readonly trust: Float64Array;
  /** Numbers of words. */
  readonly stems: NumberLists;
  /** The words as they are written, folded: their numbers. */
  readonly written: NumberLists;
  /** 1 for a ticker. */
  readonly isTicker: Uint32Array;
}

/** How much a phrase of each kind says of its concept. */
export const trust = { name: 1, synonym: 0.97, theme: 0.62, source: 0.5 };
/** What is left of it where a year is left out of the phrase. */
const datedShare = 0.93;

interface ConceptPhrases {
  readonly phrases: Phrases;
  /** Concept by concept and in each by platform: the words of all that it is called. */
  readonly texts: NumberLists;
}

interface Owner {
  /** Its place among the library's concepts. */
  readonly concept: number;
  /** Its place among the platforms. */
  readonly language: number;
}

interface GrowingPhrases {
  /**
   * Adds packed phrases of one language.
   * @param said how much names say of the concept, and how much synonyms do
   * @param texts takes their stems, too @default none
   */
  add(owner: Owner, packed: PackedPhrases, said: Said, texts?: GrowingLists): void;
  done(): Phrases;
}

interface Said {
  readonly name: number;
  readonly synonym: number;
}

const asTheme: Said = { name: trust.theme, synonym: trust.theme };
const asSource: Said = { name: trust.source, synonym: trust.source };

export function createPhrases(): GrowingPhrases {
  const [concept, language, trusted] = [createGrowing(), createGrowing(), createGrowingFloats()];
  const [tickers, stems, written] = [createGrowing(), createNumberLists(), createNumberLists()];
  return {
    add: (owner, packed, said, texts) => {
      const { from, end } = boundsOf(packed, owner.language);
      for (let at = from; at < end;) {
        const marks = packed[at] ?? 0;
        const stemsFrom = at + 2;
        const stemsEnd = stemsFrom + (packed[at + 1] ?? 0);
        const writtenFrom = stemsEnd + 1;
        at = writtenFrom + (packed[stemsEnd] ?? 0);
        concept.add(owner.concept);
        language.add(owner.language);
        const share = (marks & isDated) === 0 ? 1 : datedShare;
        trusted.add(((marks & isSynonym) === 0 ? said.name : said.synonym) * share);
        tickers.add((marks & isTicker) === 0 ? 0 : 1);
        stems.addPart(packed, stemsFrom, stemsEnd);
        stems.end();
        written.addPart(packed, writtenFrom, at);
        written.end();
        texts?.addPart(packed, stemsFrom, stemsEnd);
      }
    },
    done: () => ({
      size: concept.count(),
      ...{ concept: concept.done(), language: language.done(), isTicker: tickers.done() },
      ...{ trust: trusted.done(), stems: stems.done(), written: written.done() },
    }),
  };
}

const conceptsPerStep = 5;

export function* phraseSteps(library: Library): Steps<ConceptPhrases> {
  const phrases = createPhrases();
  const texts = createNumberLists();
  const themesOf = createThemes(library);
  yield;
  for (const [ordinal, concept] of [...library.concepts.values()].entries()) {
    const calling = callingPhrases(concept);
    const themes = themesOf(concept);
    for (const [language, platform] of platforms.entries()) {
      const owner = { concept: ordinal, language };
      phrases.add(owner, calling, trust, texts);
      texts.end();
      for (const [at, name] of themes.entries())
        if (!isAmong(themes, at, platform)) phrases.add(owner, phrasesOfName(name), asTheme);
    }
    const source = library.sources.get(concept.source);
    const owner = { concept: ordinal, language: english };
    for (const name of source === undefined ? [] : namesOfSource(source))
      phrases.add(owner, phrasesOfName(name), asSource);
    if (ordinal % conceptsPerStep === 0) yield;
  }
  return { phrases: phrases.done(), texts: texts.done() };
}

export const english = platforms.indexOf("en");

/** Whether one of those before it is called the same. */
function isAmong(names: readonly TextByLanguage[], place: number, platform: Platform): boolean {
  for (let at = 0; at < place; at += 1)
    if (names[at]?.[platform] === names[place]?.[platform]) return true;
  return false;
}
