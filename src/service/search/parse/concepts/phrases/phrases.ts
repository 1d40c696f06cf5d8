/** Every name, synonym, theme and source of the concepts, in every language, as one phrase each. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import type {
  Concept,
  DataSource,
  Library,
  TextByLanguage,
} from "../../../../library/library-model.js";
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
  /** Begins with the first of others, as many as are wanted. */
  beginWith(others: Phrases, count: number): void;
  /** How many there are by now. */
  count(): number;
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
    beginWith: (others, count) => {
      for (const [column, known] of [
        [concept, others.concept],
        [language, others.language],
        [tickers, others.isTicker],
      ] as const)
        column.extend(count).set(known.subarray(0, count));
      trusted.extend(count).set(others.trust.subarray(0, count));
      stems.beginWith(others.stems, count);
      written.beginWith(others.written, count);
    },
    count: () => concept.count(),
    done: () => ({
      size: concept.count(),
      ...{ concept: concept.done(), language: language.done(), isTicker: tickers.done() },
      ...{ trust: trusted.done(), stems: stems.done(), written: written.done() },
    }),
  };
}

const conceptsPerStep = 5;

/** @param before those of the library that was there before: of the first concepts that are the same they are taken */
export function* phraseSteps(library: Library, before?: ConceptPhrases): Steps<ConceptPhrases> {
  const phrases = createPhrases();
  const texts = createNumberLists();
  const all = toMadeOf(library);
  yield;
  const made = before === undefined ? [] : firstAlike(before.made, all);
  if (before !== undefined) {
    phrases.beginWith(before.phrases, made.at(-1)?.end ?? 0);
    texts.beginWith(before.texts, made.length * platforms.length);
  }
  for (let at = made.length; at < all.length; at += 1) {
    const of = all[at];
    if (of === undefined) continue;
    addPhrases(at, of, phrases, texts);
    made.push({ ...of, end: phrases.count() });
    if (at % conceptsPerStep === 0) yield;
  }
  return { phrases: phrases.done(), texts: texts.done(), made };
}

function toMadeOf(library: Library): readonly MadeOf[] {
  const themesOf = createThemes(library);
  return Array.from(library.concepts.values(), (concept) => ({
    ...{ concept, themes: themesOf(concept) },
    source: library.sources.get(concept.source),
  }));
}

/** As many as are made of the same. */
function firstAlike(before: readonly MadePhrases[], all: readonly MadeOf[]): MadePhrases[] {
  const other = before.findIndex(({ concept, themes, source }, at) => {
    const of = all[at];
    if (of?.concept !== concept || of.source !== source) return true;
    return (
      of.themes.length !== themes.length || of.themes.some((one, place) => one !== themes[place])
    );
  });
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
