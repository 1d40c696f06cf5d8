/** Reads a question: places, period, concepts, the kind of answer wanted, and its language. */
import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/types.js";
import {
  createConceptIndex,
  type ConceptIndex,
  type FoundConcept,
} from "./concepts/concept-index.js";
import { toContentWords } from "./concepts/content-words.js";
import { toLanguage } from "./language.js";
import { parseExchangeRate, type ExchangeRate } from "./currencies.js";
import { createPlaceGroupParser, type FoundPlaceGroup } from "./places/place-groups.js";
import { beforeEachPlace } from "./each-place.js";
import { paraphrase } from "./paraphrases.js";
import { findDenominator, isShareOfGdp } from "./ratios.js";
import { parsePeriod, type Period } from "./period-parser.js";
import { createPlaceParser, type FoundPlace } from "./places/place-parser.js";
import { toTokens, type Token } from "./text.js";
import {
  ambiguousAlone,
  comparisonWords,
  fillerWords,
  genericWords,
  growthWords,
  rankingWords,
  superlatives,
  unmeasured,
  vendors,
  vendorsProducts,
  countryWords,
  isOrdinary,
  nounOfVerb,
} from "./words.js";

export interface ParsedQuery {
  /** Blank, "*" or only words like "statistics": everything is meant. */
  readonly isBroad: boolean;
  readonly places: readonly FoundPlace[];
  /** Groups whose members are among the places. */
  readonly groups: readonly FoundPlaceGroup[];
  /** Content words that neither a concept nor a place of the library is called by. */
  readonly unknown: readonly string[];
  readonly period: Period | undefined;
  /** What the question is about, best first. */
  readonly concepts: readonly FoundConcept[];
  /** A second thing asked for besides ("GDP and population of …"), best first. */
  readonly others: readonly FoundConcept[];
  /** The words that were looked up as concepts. */
  readonly words: readonly string[];
  /** All words that carry meaning, places included; for matching titles. */
  readonly textWords: readonly string[];
  /** "Which country has the highest …"; absent when no order of places is asked. */
  readonly ranking: "highest" | "lowest" | undefined;
  readonly isComparison: boolean;
  /** "…, place by place": the items of one place each, whatever their number. */
  readonly isEachPlace: boolean;
  /** Asks for a change over time. */
  readonly isGrowth: boolean;
  readonly language: Platform;
}

export interface QueryParser {
  parse(text: string): ParsedQuery;
}

interface QueryParserOptions {
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
}

export function createQueryParser(library: Library, options: QueryParserOptions = {}): QueryParser {
  const now = options.now ?? Date.now;
  const concepts = createConceptIndex(library);
  const places = createPlaceParser(library.places.values());
  const findGroups = createPlaceGroupParser((code) => library.places.has(code));
  const covers = createCoverage(library);
  const byName = conceptsByName(library);

  function parse(text: string): ParsedQuery {
    const name = beforeEachPlace(text);
    if (name === undefined) return read(text);
    const tokens = firstWords(toTokens(name));
    const keys = byName.get(tokens.map(({ folded }) => folded).join(" ")) ?? [];
    const many = keys.filter((key) => library.coveredPlaces(key).length > 1);
    const query =
      keys.length === 0 ? read(name) : ofConcept(many.length === 0 ? keys : many, name, tokens);
    return { ...query, isEachPlace: true };
  }

  function read(text: string): ParsedQuery {
    const tokens = firstWords(toTokens(text));
    const period = parsePeriod(tokens, new Date(now()).getUTCFullYear());
    const grouped = findGroups(tokens);
    const own = byName.get(tokens.map(({ folded }) => folded).join(" "));
    // Names of fewer words may mean several things.
    if (own !== undefined && tokens.length >= 4) return ofConcept(own, text, tokens);
    const rate = parseExchangeRate(tokens);
    if (rate !== undefined && library.concepts.has(rate.concept))
      return ofExchangeRate(rate, text, tokens, period.period);
    const taken = new Set([...period.used, ...grouped.used]);
    const alone = places.parse(tokens, taken, (word) => concepts.knows(word));
    const named = {
      places: withMembers(alone.places, grouped.groups),
      used: new Set([...alone.used, ...grouped.used]),
    };
    const open = tokens.filter((_, at) => !period.used.has(at) && !named.used.has(at));
    const folded = open.map((token) => token.folded);
    const ranking = toRanking(folded);
    const asked = toConceptWords(tokens, folded, concepts);
    const codes = named.places.map(({ code }) => code);
    const isDirected = tokens.some(
      ({ folded }, at) => directions.has(folded) && named.used.has(at + 1),
    );
    const isRatio = findDenominator(tokens) !== undefined;
    const all = sharesFirst(concepts.find(asked), isRatio);
    const isOrder = ranking !== undefined && codes.length === 0;
    const words = toContentWords(asked);
    const unknown = words.filter((word) => !concepts.means(word));
    // Where half of what is asked is not in the library, the other half would answer something else.
    const isElsewhere =
      unknown.length > 0 &&
      (unknown.length * 2 >= words.length ||
        words.every((word) => genericWords.has(word) || unknown.includes(word)));
    const found =
      isElsewhere || namesNothing(tokens, words) || isHeadAlone(words, all[0])
        ? []
        : covers(all, codes, isOrder, isDirected);
    const others = isRatio
      ? []
      : covers(findOthers(concepts, words, found[0]), codes, isOrder, isDirected);
    // Asked for two things, each is judged by its own words.
    const main =
      others.length === 0
        ? found
        : covers(concepts.find([...(found[0]?.words ?? [])]), codes, isOrder, isDirected);
    const first = main[0];
    const hasNothing = found.length === 0 && named.places.length === 0;
    const isPlain =
      folded.every((word) => isOrdinary(word)) && folded.some((w) => fillerWords.has(w));
    return {
      isBroad: tokens.length === 0 ? /^[\s*]*$/.test(text) : hasNothing && isPlain,
      places: named.places,
      groups: grouped.groups,
      unknown,
      period: period.period,
      concepts: main,
      others,
      words,
      textWords: toContentWords(tokens.map((token) => token.folded)),
      ranking,
      isComparison: named.places.length > 1 || folded.some((word) => comparisonWords.has(word)),
      isEachPlace: false,
      isGrowth: folded.some((word) => growthWords.has(word)),
      language: toLanguage(text, tokens, named, first),
    };
  }

  /** Of what fits "tax to GDP", what is stated as a share of GDP; all where nothing is. */
  function sharesFirst(found: readonly FoundConcept[], isRatio: boolean): readonly FoundConcept[] {
    if (!isRatio) return found;
    const shares = found.filter(({ key }) => isShareOfGdp(library.concepts.get(key)));
    return shares.length === 0 ? found : shares;
  }

  /** A concept's whole name names no place, whatever its words: "… per U.S. dollar". */
  const ofConcept = (
    keys: readonly string[],
    text: string,
    tokens: readonly Token[],
  ): ParsedQuery => ofSureConcepts(keys, [], text, tokens, undefined);

  const ofExchangeRate = (
    { concept, place }: ExchangeRate,
    text: string,
    tokens: readonly Token[],
    period: Period | undefined,
  ): ParsedQuery =>
    ofSureConcepts([concept], [{ code: place, languages: [], certainty: 1 }], text, tokens, period);

  function ofSureConcepts(
    keys: readonly string[],
    places: readonly FoundPlace[],
    text: string,
    tokens: readonly Token[],
    period: Period | undefined,
  ): ParsedQuery {
    const words = toContentWords(tokens.map(({ folded }) => folded));
    const named = { places, used: new Set<number>() };
    const language = toLanguage(text, tokens, named, concepts.find(words)[0]);
    const byLanguage = { [language]: 1 };
    return {
      isBroad: false,
      places,
      groups: [],
      unknown: [],
      period,
      concepts: keys.map((key) => ({
        key,
        score: 1,
        coverage: 1,
        language,
        byLanguage,
        words: new Set(words),
      })),
      others: [],
      words,
      textWords: words,
      ranking: undefined,
      isComparison: false,
      isEachPlace: false,
      isGrowth: false,
      language,
    };
  }
  return { parse };
}

/** Before a place these make it the other end of a flow: "exports to China". */
const directions = new Set(["to", "from", "nach", "aus", "vers", "hacia", "desde"]);

/** Different words of a question that are looked up; what follows them is not read. */
const mostWords = 32;

function firstWords(tokens: readonly Token[]): readonly Token[] {
  const seen = new Set<string>();
  const end = tokens.findIndex(({ folded }) => seen.add(folded).size > mostWords);
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Concepts by their whole names in any language. */
function conceptsByName(library: Library): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { key, name } of library.concepts.values()) {
    for (const text of Object.values(name)) {
      const words = toTokens(text).map(({ folded }) => folded);
      const label = words.join(" ");
      const present = names.get(label);
      if (present === undefined) names.set(label, [key]);
      else if (!present.includes(key)) present.push(key);
    }
  }
  return names;
}

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

/** Of concepts that fit the words, those that have figures where they are asked for; all where none has. */
function createCoverage(library: Library) {
  const covered = new Map<string, ReadonlySet<string>>();
  const placesOf = (key: string): ReadonlySet<string> => {
    const partner = library.concepts.get(key)?.partner;
    const known =
      covered.get(key) ??
      new Set([...library.coveredPlaces(key), ...(partner === undefined ? [] : [partner])]);
    covered.set(key, known);
    return known;
  };
  const isShown = (key: string, code: string): boolean => {
    const places = placesOf(key);
    if (places.has(code)) return true;
    if (library.places.get(code)?.kind !== "aggregate") return false;
    if (code === "WLD") return places.size > 1;
    return [...places].some((place) => library.places.get(place)?.groups?.includes(code) ?? false);
  };
  return (
    found: readonly FoundConcept[],
    codes: readonly string[],
    isOrder: boolean,
    isDirected: boolean,
  ): readonly FoundConcept[] => {
    if (isOrder) {
      const many = found.filter(({ key }) => placesOf(key).size > 1);
      return many.length === 0 ? found : many;
    }
    if (codes.length === 0) return found;
    const top = found[0]?.score ?? 0;
    const shown = found.flatMap((concept) => {
      const { key } = concept;
      const partner = library.concepts.get(key)?.partner;
      // Exports to one country are not the exports; between two countries they are what is asked.
      if (partner !== undefined && !codes.includes(partner)) return [];
      const isBetween =
        partner !== undefined &&
        (isDirected || codes.some((code) => code !== partner && isShown(key, code)));
      if (isBetween) return [{ ...concept, score: top }];
      return codes.some((code) => isShown(key, code)) ? [concept] : [];
    });
    return shown.length === 0 ? found : shown;
  };
}

/** The members of groups beside the places named; a member named as well stands once. */
function withMembers(
  places: readonly FoundPlace[],
  groups: readonly FoundPlaceGroup[],
): readonly FoundPlace[] {
  const named = new Set(places.map(({ code }) => code));
  const members = [...new Set(groups.flatMap((group) => group.members))];
  return [
    ...places,
    ...members
      .filter((code) => !named.has(code))
      .map((code) => ({ code, languages: [], certainty: 1 })),
  ];
}

function toRanking(words: readonly string[]): "highest" | "lowest" | undefined {
  for (const [at, word] of words.entries()) {
    if (rankingWords.lowest.has(word)) return "lowest";
    if (rankingWords.highest.has(word)) return "highest";
    const next = words[at + 1] ?? "";
    if (superlatives.adverbLow.has(word)) return "lowest";
    if (superlatives.adverbHigh.has(word)) {
      return superlatives.adjectiveLow.has(next) ? "lowest" : "highest";
    }
  }
  const asksWhich = words.some((word) => countryWords.has(word));
  return asksWhich ? "highest" : undefined;
}

/** What is left to look up as a concept once order, comparison and question words are gone. */
function toConceptWords(
  tokens: readonly Token[],
  open: readonly string[],
  concepts: ConceptIndex,
): string[] {
  const stated = paraphrase(tokens.map(({ folded }) => folded).join(" "));
  const bare = open.filter((word, at) => {
    // "Top 11 countries": a number that no measure is called by is a count, not a subject.
    if (/^\d{1,3}$/.test(word) && !concepts.knows(word)) return false;
    if (rankingWords.highest.has(word) || rankingWords.lowest.has(word)) return false;
    if (comparisonWords.has(word)) return false;
    const before = open[at - 1] ?? "";
    const isSuperlative = superlatives.adverbHigh.has(before) || superlatives.adverbLow.has(before);
    if (isSuperlative && superlatives.adjectiveHigh.has(word)) return false;
    if (isSuperlative && superlatives.adjectiveLow.has(word)) return false;
    return !growthWords.has(word) || concepts.knows(word);
  });
  if (stated.words.length === 0) return bare.map((word) => nounOfVerb.get(word) ?? word);
  const left = new Set(stated.rest.split(" "));
  return [...stated.words, ...toContentWords(bare).filter((word) => left.has(word))];
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
