/** What a question means, and the places whose figures it asks for. */
import type { Concept, Library } from "../../library/library-model.js";
import { growthWords, type FoundConcept, type ParsedQuery } from "../../search/index.js";
import { coversAll, type Evidence } from "../figures.js";
import { isPercentage } from "../write/notation.js";
import {
  askedKind,
  changesFirst,
  isAmount,
  isOfKind,
  saysNumber,
  thingsAsked,
  withFirst,
} from "../asked-measure.js";
import { benchmarkFirst } from "../other-maturities.js";
import { isNarrower, namesPart } from "./narrower.js";

/** A concept is taken as meant from here on; below, no answer is better than a wrong one. */
const surelyMeant = { score: 0.5, coverage: 0.7 };

export const isSurelyMeant = ({ score, coverage }: FoundConcept): boolean =>
  score >= surelyMeant.score && coverage >= surelyMeant.coverage;

/** "Nombre de chômeurs": the word for a number names nothing that it is a number of. */
function isCounted(query: ParsedQuery, { score, words }: FoundConcept): boolean {
  const isCalledSo = query.words.every((word) => words.has(word) || saysNumber(word));
  return askedKind(query) === "number" && isCalledSo && score >= surelyMeant.score;
}

/** "Debt growth": the word for a change names nothing besides what changes. */
function isGrown(query: ParsedQuery, { score, words }: FoundConcept): boolean {
  const isCalledSo = query.words.every((word) => words.has(word) || growthWords.has(word));
  return query.isGrowth && isCalledSo && score >= surelyMeant.score;
}

/** So near the best it is called by the same name. */
const sameScore = 0.975;

/** "US jobs": of what is called just so, what is of that country alone is newer than what is of all of them. */
function ownFirst(
  library: Library,
  { places }: ParsedQuery,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const [place] = places;
  if (place === undefined || places.length > 1) return found;
  const least = (found[0]?.score ?? 0) * sameScore;
  const isOwn = ({ key, score }: FoundConcept): boolean => {
    const [only, ...others] = library.coveredPlaces(key);
    return score >= least && only === place.code && others.length === 0;
  };
  return withFirst(found, found.find(isOwn));
}

/** So near the best, what is called by the same words is what is asked. */
const wholeShare = 0.9;

/** "Nonresidential investment": all of it before a part of it, where both are called by all the same words. */
function wholeFirst(
  library: Library,
  query: ParsedQuery,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const [top] = found;
  if (top === undefined || !namesPart(library, query, top.key)) return found;
  const isWhole = ({ key, score, words }: FoundConcept): boolean =>
    score >= top.score * wholeShare &&
    [...top.words].every((word) => words.has(word)) &&
    !namesPart(library, query, key);
  return withFirst(found, found.find(isWhole));
}

const isMeant = (query: ParsedQuery, top: FoundConcept): boolean =>
  isSurelyMeant(top) || isCounted(query, top) || isGrown(query, top);

/** So near the best, something else may be meant. */
export const nearShare = 0.75;

/** For each thing asked, the concepts it may be, best first. */
export function meantConcepts(library: Library, query: ParsedQuery): (readonly string[])[] {
  const firsts = new Set<string>();
  return thingsAsked(query).flatMap((fitting) => {
    const whole = wholeFirst(library, query, ownFirst(library, query, fitting));
    const found = benchmarkFirst(library, whole);
    const top = found[0];
    if (top === undefined || !isMeant(query, top)) return [];
    const meant = found.filter(({ score }) => score >= top.score * nearShare);
    const [ofChange] = changesFirst(library, query, meant);
    // "GDP growth vs GDP level": the change is asked of one of the two alone.
    const isSaid = ofChange === undefined || firsts.has(ofChange.key);
    const keys = (isSaid ? meant : changesFirst(library, query, meant)).map(({ key }) => key);
    if (keys[0] !== undefined) firsts.add(keys[0]);
    // A share is no number of people, nor the other way round; how long they live is none of how many die.
    const isOfNumber = (key: string): boolean =>
      key === keys[0] || askedKind(query) !== "number" || isAmount(library.concepts.get(key));
    const ofKind = keys.filter((key) => isOfKind(library, query, key) && isOfNumber(key));
    return [withoutNarrower(library, query, ofKind.length === 0 ? keys : ofKind)];
  });
}

/** All of them where each is narrower than what is asked. */
function withoutNarrower(
  library: Library,
  query: ParsedQuery,
  keys: readonly string[],
): readonly string[] {
  const whole = keys.filter((key) => !isNarrower(library, query, key));
  return whole.length === 0 ? keys : whole;
}

/** So near the best, what is asked is called by either name. */
const calledShare = 0.9;

/** "Exports" are of goods, or of goods and services; the growth of the GDP is another thing than the GDP. */
export function isCalledAs(query: ParsedQuery, key: string, than: string | undefined): boolean {
  const found = thingsAsked(query).flat();
  const scoreOf = (of: string | undefined) => found.find((one) => one.key === of)?.score ?? 0;
  return scoreOf(key) >= calledShare * scoreOf(than);
}

/** From here on a measure's own name is what was asked, and not a longer one with the same words in it. */
const ownName = 0.8;

export const isCalledSo = (query: ParsedQuery, key: string): boolean =>
  thingsAsked(query)
    .flat()
    .some((found) => found.key === key && found.score >= ownName);

/** How a measure is stated: a growth rate is no GDP, and GDP per capita is none either. */
function statement(concept: Concept | undefined): string {
  if (concept === undefined) return "";
  return [isPercentage(concept), /\bper\b/i.test(concept.name.en)].join();
}

export const isStatedAs = ({ concepts }: Library, key: string, other = ""): boolean =>
  statement(concepts.get(key)) === statement(concepts.get(other));

/** What is meant first of what has figures of several places: "debt" is that of one country first. */
const firstOfSeveral = (library: Library, group: readonly string[]): string | undefined =>
  group.find((key) => library.coveredPlaces(key).length > 1) ?? group[0];

/** Of what may be meant, what has figures of all places named and is stated as what is meant first. */
export function coveringAll(
  library: Library,
  group: readonly string[],
  places: readonly string[],
): readonly string[] {
  const covering = group.filter((key) => coversAll(library, key, places));
  // "ASEAN GDP" is no growth of it, though all of its members have that alone.
  const first = firstOfSeveral(library, group);
  return covering.filter((key) => isStatedAs(library, key, first));
}

/** The one that has figures of most of the places, where none has of all. */
export function coveringMost(
  library: Library,
  group: readonly string[],
  places: readonly string[],
): readonly string[] {
  const countOf = (key: string): number => {
    const covered = new Set(library.coveredPlaces(key));
    return places.filter((code) => covered.has(code)).length;
  };
  const first = firstOfSeveral(library, group);
  const alike = group.filter((key) => isStatedAs(library, key, first));
  const most = Math.max(0, ...alike.map(countOf));
  return alike.filter((key) => countOf(key) === most).slice(0, 1);
}

/** What may stand for the first of what is meant: stated as it is, or called so nearly as much. */
export function standingFor(
  library: Library,
  query: ParsedQuery,
  group: readonly string[],
): readonly string[] {
  const [first] = group;
  return group.filter((key) => isStatedAs(library, key, first) || isCalledAs(query, key, first));
}

/** "GDP China vs US": what some statistic shows of all places named before what is shown of one alone. */
export function coveringFirst(
  library: Library,
  evidence: Evidence,
  group: readonly string[],
  places: readonly string[],
): readonly string[] {
  const covering = places.length > 1 ? coveringAll(library, group, places) : [];
  const isShown = (concept: string): boolean =>
    places.every((place) => evidence.figuresOf(concept, place).length > 0);
  return withFirst(group, covering.find(isShown) ?? covering[0]);
}

/** The places whose figures are asked for; where all that may be meant is one place's alone, that place. */
export function toPlaces(
  library: Library,
  query: ParsedQuery,
  concepts: readonly string[] = [],
): string[] {
  const tops = thingsAsked(query).map(([top]) => top?.key);
  const partners = [concepts[0], ...tops].map((key = "") => library.concepts.get(key)?.partner);
  // "U.S. exports to China" are figures of the United States.
  const { lackingPartners = [] } = query;
  const named = query.places
    .map(({ code }) => code)
    .filter((code) => !partners.includes(code) && !lackingPartners.includes(code));
  const isOrder = query.ranking !== undefined && query.extreme === undefined;
  if (named.length > 0 || isOrder) return named;
  // What is called by fewer words is of other places: the Fed's rate is no other bank's.
  const wordsOf = (concept?: string): ReadonlySet<string> =>
    thingsAsked(query)
      .flat()
      .find(({ key }) => key === concept)?.words ?? new Set();
  const words = [...wordsOf(concepts[0])];
  // The highest of all figures is that of what is meant first: the oil price is that of one kind of oil.
  const meant =
    query.extreme === undefined
      ? concepts.filter(
          (concept) =>
            isCalledAs(query, concept, concepts[0]) &&
            words.every((word) => wordsOf(concept).has(word)),
        )
      : concepts.slice(0, 1);
  const covered = new Set(meant.flatMap((concept) => library.coveredPlaces(concept)));
  return covered.size === 1 ? [...covered] : [];
}

/** "Brent, highest ever": of what one place alone has figures of, and none is named. */
export const isAlone = (
  library: Library,
  query: ParsedQuery,
  places: readonly string[],
  concept = "",
): boolean =>
  places.length === 1 &&
  ((query.extreme !== undefined && query.places.length === 0) ||
    library.coveredPlaces(concept).length === 1);
