/** Reads a question: places, period, concepts, the kind of answer wanted, and its language. */
import type { Library } from "../../library/library-model.js";
import { atOnce, type Steps } from "../../library/turns.js";
import { toConceptWords, toExtreme, toPlacesCount, toRanking } from "./concepts/asked-words.js";
import { createConceptChooser, type ChooseConcepts } from "./choice/choose-concepts.js";
import { chooseWithChange, type Asked } from "./choice/with-change.js";
import { createCoverage, type AskedPlaces } from "./choice/concept-coverage.js";
import {
  conceptIndexSteps,
  type ConceptIndex,
  type FoundConcept,
} from "./concepts/concept-index.js";
import { phraseSteps, type ConceptPhrases } from "./concepts/phrases/phrases.js";
import { toLacking, toSentence, toWritten } from "./concepts/lacking.js";
import { withWholeWords } from "./concepts/parted-words.js";
import { toContentWords } from "./concepts/content-words.js";
import { everydayWords } from "./choice/everyday-words.js";
import { readRate } from "./rates/read-rate.js";
import { beforeEachPlace } from "./each-place.js";
import { asksCount, countedNationals, countedPeople } from "./kinds-of-people.js";
import { findForeign, toLanguage } from "./language.js";
import type { ParsedQuery } from "./parsed-query.js";
import { isPartOfNames } from "./part-of-names.js";
import { measureNameSteps, type MeasureNames } from "../titles/measure-names.js";
import { placeOfDemonym, readChanges, readFrequency } from "../../../statistics/index.js";
import { withMemberStates } from "./places/member-states.js";
import { findLesserPlace } from "./places/lesser/lesser-places.js";
import { chooseEachPartner } from "./places/trade/each-partner.js";
import { withWorld } from "./places/of-the-world.js";
import { readCrossing } from "./qualifiers/crossings/crossing-query.js";
import { createNaming, type Named } from "./qualifiers/naming.js";
import { withoutScale } from "./qualifiers/asked-scales.js";
import { readNamed, withoutReckoning } from "./qualifiers/operations/reckoning.js";
import { pointWords } from "./qualifiers/percentage-points.js";
import { withEndsInTime } from "./orders/ends-in-time.js";
import { readPosition } from "./orders/read-position.js";
import { toQuarterPeriod } from "./qualifiers/quarters.js";
import { readWholeName } from "./choice/named/read-whole-name.js";
import type { CalledMeasures } from "./choice/named/whole-names.js";
import { toSureQuery } from "./sure-query.js";
import { foldedText, toTokens, type Token } from "./text.js";
import {
  averageWords,
  commonWords,
  comparisonWords,
  countryWords,
  fillerWords,
  genericWords,
  growthWords,
  isOrdinary,
} from "./word-lists.js";

export interface QueryParser {
  parse(text: string): ParsedQuery;
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
  const keysOf = (tokens: readonly Token[]): readonly string[] =>
    names.called(foldedText(tokens)).map(({ key }) => key);
  const parts = { library, concepts, choose, keysOf, names };
  return {
    phrases,
    names,
    concepts,
    makeParser: ({ now = Date.now } = {}) => createParser(parts, now),
  };
}

interface ParserParts {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  readonly choose: ChooseConcepts;
  /** Of the concepts that are called just so. */
  readonly keysOf: (tokens: readonly Token[]) => readonly string[];
  readonly names: CalledMeasures;
}

/** Of a quarter as the measure has it. */
const periodOf = (
  { concepts }: Library,
  { period, quarter }: Named,
  [key = ""]: readonly string[],
) => (quarter === undefined ? period : toQuarterPeriod(quarter, concepts.get(key)?.frequency));

function createParser(parts: ParserParts, now: () => number): QueryParser {
  const { library, concepts, choose, keysOf } = parts;
  const nameParts = createNaming(library, concepts, now);
  function read(text: string): ParsedQuery {
    const typed = readTokens(text, (word) => concepts.knows(word));
    return readPosition(library, typed, (tokens) => readTyped(text, tokens));
  }
  function readTyped(text: string, typed: readonly Token[]): ParsedQuery {
    const own = keysOf(typed);
    // Names of fewer words may mean several things.
    if (own.length > 0 && typed.length >= 4) {
      return toSureQuery(concepts, { text, tokens: typed, keys: own });
    }
    const tail = tailOf(text);
    const asked = readCrossing(typed, tail, (tokens) => readAsked(text, tokens, tail));
    const readRest = (rest: readonly Token[]) => readAsked(text, rest, tail);
    return readWholeName(parts, { text, tokens: typed, asked }, readRest);
  }
  function readAsked(text: string, typed: readonly Token[], tail: string): ParsedQuery {
    const { tokens: bare, ...reckoned } = withoutReckoning(typed, tail, nameParts);
    const { tokens, named, isOfMany, ...operated } = readNamed(library, bare, nameParts);
    const asked = { ...operated, ...reckoned };
    const members = isOfMany ? withMemberStates(tokens, named.used) : tokens;
    const rate = readRate(library, tokens, named);
    if (rate !== undefined && library.concepts.has(rate.concept)) {
      const places = [{ code: rate.place, languages: [], certainty: 1 }];
      const keys = [rate.concept];
      const period = periodOf(library, named, keys);
      return {
        ...toSureQuery(concepts, { text, tokens, keys, places, period, called: rate.called }),
        ...eventOf(named),
        extreme: toExtreme(named.open),
        ...{ isAverage: isAverage(tokens), saysComparison: saysComparison(named.open) },
      };
    }
    const again = members === tokens ? named : nameParts(members);
    const query = readWords(text, members, again, { library, concepts, choose });
    const found = query.concepts.map(({ key }) => key);
    return { ...query, period: periodOf(library, named, found), ...asked };
  }

  return {
    parse: (text) => {
      const name = beforeEachPlace(text);
      return name === undefined
        ? read(text)
        : { ...readName(name, parts, read), isEachPlace: true };
    },
  };
}

/** What stands behind the last word: "5 %?". */
const tailOf = (text: string): string => /[^\p{L}\p{N}\p{M}]*$/u.exec(text)?.[0] ?? "";

/** What stands before "…, place by place". */
function readName(
  name: string,
  { library, concepts, keysOf }: ParserParts,
  read: (text: string) => ParsedQuery,
): ParsedQuery {
  const tokens = firstWords(toTokens(name));
  const keys = keysOf(tokens);
  const many = keys.filter((key) => library.coveredPlaces(key).length > 1);
  return keys.length === 0
    ? read(name)
    : toSureQuery(concepts, { text: name, tokens, keys: many.length === 0 ? keys : many });
}

function readWords(
  text: string,
  tokens: readonly Token[],
  named: Named,
  { library, concepts, choose }: Omit<ParserParts, "keysOf" | "names">,
): ParsedQuery {
  const { places, groups, period, used, open, qualifiers } = named;
  const ranking = toRanking(open);
  const all = toAsked(tokens, named, concepts);
  const frequency =
    readFrequency(tokens) ?? (named.quarter === undefined ? undefined : "quarterly");
  const ofLesser = new Set([...named.ofLesserPlaces].map((at) => tokens[at]?.folded));
  const called = () => concepts.find(all.asked.filter((word) => !ofLesser.has(word)))[0];
  const foreign = findForeign(tokens, (leftOut) =>
    toLanguage(text, tokens, named, called(), leftOut),
  );
  const codes = places.map(({ code }) => code);
  const isOrder = ranking !== undefined && codes.length === 0;
  const isDirected = tokens.some(({ folded }, at) => directions.has(folded) && used.has(at + 1));
  const nationals = countedNationals(tokens, named.ofPlaces);
  const chooseAt = (at: AskedPlaces) =>
    chooseWithChange(all, (some) =>
      choose({
        ...{ tokens, open, ...some, sentence: toSentence(tokens, named.ofPeriod) },
        foreign: [...foreign, ...nationals, ...named.former, ...named.abbreviations],
        places: at,
        qualifiers: { ...qualifiers, frequency },
      }),
    );
  const asked = { codes, isOrder, isDirected, ...named.ends };
  const each = chooseEachPartner(library, asked, chooseAt);
  const { chosen, words } = each ?? chooseAt(asked);
  const told = chosen.concepts[0] ?? telling(concepts, called());
  const hasNothing = chosen.isNothing && places.length === 0;
  const isEnglish = words.length > 0 && words.every((word) => concepts.isEnglish(word));
  return {
    isBroad: tokens.length === 0 ? /^[\s*]*$/.test(text) : hasNothing && isPlain(open),
    ...{ places, groups },
    ...readLacking(tokens, named, chosen, words),
    ...{ ...eventOf(named), ...readPart(chosen, words, concepts) },
    lackingPartners: each?.lackingPartners ?? [],
    ...{ period, frequency, isCount: asksCount(tokens) },
    ...{ concepts: chosen.concepts, others: chosen.others, further: chosen.further },
    words: words.length === 0 ? [...chosen.unknown] : [...words, ...nationals],
    textWords: toContentWords(tokens.map(({ folded }) => folded)),
    ...readWishes(tokens, named, ranking),
    isEachPlace: false,
    language: toLanguage(text, tokens, withoutLesser(named, chosen), told, foreign, isEnglish),
  };
}

const readPart = (
  { concepts: fitting, others, further }: ReturnType<ChooseConcepts>,
  words: readonly string[],
  concepts: ConceptIndex,
): Pick<ParsedQuery, "isPartOfNames"> =>
  others.length + further.length === 0 && isPartOfNames(words, fitting, concepts)
    ? { isPartOfNames: true }
    : {};

/** "Virgin Islands" is no Iceland in German. */
const withoutLesser = (named: Named, { unknown }: ReturnType<ChooseConcepts>): Named =>
  unknown.length > 0 && named.places.every(({ certainty }) => certainty < 1)
    ? { ...named, places: [] }
    : named;

const isPlain = (open: readonly string[]): boolean =>
  open.every((word) => isOrdinary(word)) && open.some((word) => fillerWords.has(word));

/** What no measure is called by, and how it is said that it is lacking: of a city all of the question. */
function readLacking(
  tokens: readonly Token[],
  { open, used, ofPeriod }: Named,
  { unknown, isBetween }: ReturnType<ChooseConcepts>,
  words: readonly string[],
) {
  const lesserPlace = findLesserPlace(tokens, open).find((place) => unknown.includes(place));
  if (lesserPlace !== undefined)
    return {
      ...{ unknown: [lesserPlace], lacking: [toSentence(tokens, ofPeriod)] },
      ...{ isBetween: true, lesserPlace },
    };
  return {
    unknown: toWritten(tokens, unknown),
    lacking: isBetween ? unknown : toLacking(tokens, unknown, words, used),
    isBetween,
  };
}

const readTokens = (text: string, isKnown: (word: string) => boolean): readonly Token[] =>
  withWorld(
    withWholeWords(withEndsInTime(withoutScale(firstWords(toTokens(text))), isKnown), isKnown),
    isKnown,
  );

/** What is asked of a subject: its order, its end, a comparison, its change or average. */
function readWishes(
  tokens: readonly Token[],
  { places, period, used, open }: Named,
  ranking: ParsedQuery["ranking"],
) {
  const placesCount = toPlacesCount(tokens);
  return {
    ranking,
    ...(placesCount === undefined ? {} : { placesCount }),
    extreme: places.length <= 1 && period?.isLatest !== true ? toExtreme(open) : undefined,
    isComparison: places.length > 1 || saysComparison(open),
    saysComparison: saysComparison(open),
    asksMembers: ranking !== undefined || tokens.some(({ folded }) => countryWords.has(folded)),
    ...readGrowth(tokens, open),
    isAverage: isAverage(tokens.filter((_, at) => !used.has(at))),
  };
}

/** What is lacking is asked in some language, too, where most of it is called so: "Arbeitslosenquote Bayern". */
const telling = (
  concepts: ConceptIndex,
  called: FoundConcept | undefined,
): FoundConcept | undefined =>
  called === undefined ||
  called.coverage <= 0.6 ||
  [...called.words].some(
    (word) => concepts.isEnglish(word) || commonWords.en.has(word) || !concepts.knows(word),
  )
    ? undefined
    : called;

const eventOf = ({ event }: Named) => (event === undefined ? {} : { event });

function readGrowth(tokens: readonly Token[], open: readonly string[]) {
  const changeAgainst = readChanges(tokens).find(({ isClear }) => isClear)?.against;
  const asksPoints = pointWords(foldedText(tokens)).length > 0;
  const isGrowth =
    changeAgainst !== undefined || asksPoints || open.some((word) => growthWords.has(word));
  return { isGrowth, changeAgainst };
}

const saysComparison = (words: readonly string[]): boolean =>
  words.some((word) => comparisonWords.has(word));

const isAverage = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => averageWords.has(folded));

/** What is looked up: the words, or where there are none the maturities ("10y"). */
function toAsked(tokens: readonly Token[], named: Named, concepts: ConceptIndex): Asked {
  const { maturities, open } = named;
  const asked = toConceptWords(tokens, open, concepts).filter(
    (word, at, all) =>
      !isOverTime(all, at) &&
      (!(everydayWords.has(word) || genericWords.has(word)) || concepts.means(word)),
  );
  const grown = asked.length === 1 ? growthOf.get(asked[0] ?? "") : undefined;
  if (grown !== undefined) return { asked: [grown, ...asked], words: [grown, ...asked] };
  const words = toContentWords(asked);
  const keys = maturities.map(({ key }) => key).filter((key) => concepts.knows(key));
  if (words.length === 0 && keys.length > 0) return { asked: keys, words: keys };
  const counted =
    words.length === 0 && isOnePeople(tokens, named) ? countedPeople(tokens) : undefined;
  if (counted !== undefined) return { asked: [counted], words: [counted] };
  return { asked: [...asked, ...maturities.flatMap(({ unit }) => unit ?? [])], words };
}

/** A place by what its people are called. */
const isOnePeople = (tokens: readonly Token[], { places, ofPlaces }: Named): boolean =>
  places.length === 1 &&
  tokens.some(({ folded }, at) => ofPlaces.has(at) && placeOfDemonym(folded) !== undefined);

/** "Growth in China" is its economy's: what grows where nothing is named, by what growth is called. */
const growthOf: ReadonlyMap<string, string> = new Map([
  ["growth", "gdp"],
  ["wachstum", "bip"],
  ["croissance", "pib"],
  ["crecimiento", "pib"],
]);

/** "GDP over time" asks for no time deposits, and for nobody over 65. */
const isOverTime = (words: readonly string[], at: number): boolean =>
  [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)].some(
    ([first, second]) => first === "over" && second === "time",
  );

/** Before a place these make it the other end of a flow: "exports to China". */
const directions = new Set(["to", "from", "nach", "aus", "vers", "hacia", "desde"]);

/** Different words of a question that are looked up; what follows them is not read. */
const mostWords = 32;

function firstWords(tokens: readonly Token[]): readonly Token[] {
  const seen = new Set<string>();
  const end = tokens.findIndex(({ folded }) => seen.add(folded).size > mostWords);
  return end < 0 ? tokens : tokens.slice(0, end);
}
