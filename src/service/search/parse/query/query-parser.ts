/** Reads a question: places, period, concepts, the kind of answer wanted, and its language. */
import type { Platform } from "../../../../contract/known-values.js";
import type { Library } from "../../../library/library-model.js";
import { atOnce, type Steps } from "../../../library/turns.js";
import { createConceptChooser } from "../choice/choose-concepts.js";
import { createCoverage } from "../choice/concept-coverage.js";
import { conceptIndexSteps, type ConceptIndex } from "../concepts/concept-index.js";
import { phraseSteps, type ConceptPhrases } from "../concepts/phrases/phrases.js";
import { ofRate } from "../rates/rate-query.js";
import { readRate } from "../rates/read-rate.js";
import { beforeEachPlace } from "../each-place.js";
import { withBoundsOfDeficit } from "../orders/deficits.js";
import type { ParsedQuery } from "./parsed-query.js";
import { measureNameSteps, type MeasureNames } from "../../titles/measure-names.js";
import { withMemberStates } from "../places/member-states.js";
import { readCrossing } from "../qualifiers/crossings/crossing-query.js";
import { createNaming, type Named } from "../qualifiers/naming.js";
import {
  isOfPlacesAlone,
  readNamed,
  withoutReckoning,
  type Ends,
} from "../qualifiers/operations/reckoning.js";
import { readPosition } from "../orders/read-position.js";
import { readBoundAlone } from "../qualifiers/thresholds/bound-alone.js";
import { toQuarterPeriod } from "../qualifiers/quarters.js";
import { readByNames } from "../choice/named/several-whole-names.js";
import type { CalledMeasures } from "../choice/named/whole-names.js";
import { toSureQuery } from "./sure-query.js";
import { foldedText, toTokens, type Token } from "../text.js";
import { createLanguageOfWords } from "../word-language.js";
import { withoutSlips } from "./slips-of-asking.js";
import { readPlainly } from "./plain-question.js";
import { readWords, type WordReader } from "./read-words.js";
import { readTokens, firstWords, tailOf } from "./read-tokens.js";

export interface QueryParser {
  parse(text: string): ParsedQuery;
  /** A question as it is read: without what is said around it, and without slips in how it asks. */
  plainly(text: string): string;
}

interface QueryParserOptions {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
}

type MakeParser = (options?: QueryParserOptions) => QueryParser;

export const createQueryParser = (library: Library, options?: QueryParserOptions): QueryParser =>
  atOnce(parserSteps(library)).makeParser(options);

/** What parsers over a library share. */
export interface ParserIndex {
  readonly makeParser: MakeParser;
  /** The next one takes them where they are the same. */
  readonly phrases: ConceptPhrases;
  readonly names: MeasureNames;
  readonly concepts: Pick<ConceptIndex, "vocabularies">;
}

/**
 * In steps between which others are answered.
 * @param before of the library that was there before @default none
 */
export function* parserSteps(
  library: Library,
  before?: Omit<ParserIndex, "makeParser">,
): Steps<ParserIndex> {
  const phrases = yield* phraseSteps(library, before?.phrases);
  const concepts = yield* conceptIndexSteps(library, phrases, before?.concepts);
  const choose = createConceptChooser(library, concepts, createCoverage(library));
  yield;
  const names = yield* measureNameSteps(library, before?.names);
  const lookOf = createLanguageOfWords(library, (word) => concepts.isEnglish(word));
  const parts = { library, concepts, choose, names, lookOf };
  return {
    phrases,
    names,
    concepts,
    makeParser: ({ now = Date.now } = {}) => createParser(parts, now),
  };
}

interface ParserParts extends WordReader {
  readonly names: CalledMeasures;
}

/** Of the concepts that are called just so. */
const keysOf = ({ called }: CalledMeasures, tokens: readonly Token[]): readonly string[] =>
  called(foldedText(tokens)).map(({ key }) => key);

/** Of a quarter as the measure has it. */
const periodOf = (
  { concepts }: Library,
  { period, quarter }: Named,
  [key = ""]: readonly string[],
) => (quarter === undefined ? period : toQuarterPeriod(quarter, concepts.get(key)?.frequency));

function createParser(parts: ParserParts, now: () => number): QueryParser {
  const { library, concepts, names } = parts;
  const nameParts = createNaming(library, concepts, now);
  const isOfPlaces = (tokens: readonly Token[]) => isOfPlacesAlone(nameParts(tokens), library);
  function read(text: string): ParsedQuery {
    const typed = readTokens(text, (word) => concepts.knows(word));
    const query = readPosition(library, typed, (tokens) => readTyped(text, tokens));
    return withBoundsOfDeficit(query, typed, library);
  }
  function readTyped(text: string, typed: readonly Token[]): ParsedQuery {
    const own = keysOf(names, typed);
    // Names of fewer words may mean several things.
    if (own.length > 0 && typed.length >= 4) {
      return toSureQuery(concepts, { text, tokens: typed, keys: own });
    }
    const tail = tailOf(text);
    const bound = readBoundAlone(typed, tail, isOfPlaces);
    const ends = { tail, isOf: bound.isOf };
    const readRest = (rest: readonly Token[]) => readAsked(text, rest, ends);
    const asked = readCrossing(bound, tail, readRest);
    return inLanguage(readByNames(parts, { text, tokens: typed, asked }, readRest), bound.language);
  }
  function readAsked(text: string, typed: readonly Token[], ends: Ends): ParsedQuery {
    const { tokens: bare, ...reckoned } = withoutReckoning(typed, ends, nameParts);
    const { tokens, named, isOfMany, ...operated } = readNamed(library, bare, nameParts);
    const asked = { ...operated, ...reckoned };
    const members = isOfMany ? withMemberStates(tokens, named.used) : tokens;
    const rate = readRate(library, tokens, named);
    if (rate !== undefined && library.concepts.has(rate.concept)) {
      const period = periodOf(library, named, [rate.concept]);
      return ofRate(concepts, { text, tokens, named, rate, period });
    }
    const again = members === tokens ? named : nameParts(members);
    const query = readWords(text, members, again, parts);
    const found = query.concepts.map(({ key }) => key);
    return { ...query, period: periodOf(library, named, found), ...asked };
  }

  const isName = (word: string): boolean => {
    if (concepts.knows(word)) return true;
    const { used, ofPeriod } = nameParts(toTokens(word));
    return used.size > 0 || ofPeriod.size > 0;
  };
  return createReader(parts, read, isName);
}

function createReader(
  parts: ParserParts,
  read: (text: string) => ParsedQuery,
  isName: (word: string) => boolean,
): QueryParser {
  const spelt = (text: string): string => withoutSlips(text, isName);
  return {
    plainly: (text) => spelt(readPlainly(text).text),
    parse: (text) => {
      const name = beforeEachPlace(text);
      if (name !== undefined) return { ...readName(name, parts, read), isEachPlace: true };
      return readPolite(text, (plain) => read(spelt(plain)));
    },
  };
}

/** "Zeig mir EUR/USD": where nothing of the question is of a language, what it is asked with tells it. */
function readPolite(text: string, read: (text: string) => ParsedQuery): ParsedQuery {
  const { text: plain, language } = readPlainly(text);
  return inLanguage(read(plain), language);
}

/** In the language of words that it is read without, where the others tell none. */
const inLanguage = (query: ParsedQuery, language: Platform | undefined): ParsedQuery =>
  language === undefined || query.language !== "en" ? query : { ...query, language };

/** What stands before "…, place by place". */
function readName(
  name: string,
  { library, concepts, names }: ParserParts,
  read: (text: string) => ParsedQuery,
): ParsedQuery {
  const tokens = firstWords(toTokens(name));
  const keys = keysOf(names, tokens);
  const many = keys.filter((key) => library.coveredPlaces(key).length > 1);
  return keys.length === 0
    ? read(name)
    : toSureQuery(concepts, { text: name, tokens, keys: many.length === 0 ? keys : many });
}
