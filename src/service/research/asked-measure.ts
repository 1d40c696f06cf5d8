/** Whether the level of a measure is asked, its change or its average, and which measure says the change. */
import type { MeasureKind } from "../../contract/known-values.js";
import type { Concept, Library } from "../library/library-model.js";
import { isPercentage } from "./write/notation.js";
import { growthWords, isRateWord, type FoundConcept, type ParsedQuery } from "../search/index.js";

/** True for a measure that is a change: "Population growth", "Payrolls, change on the month". */
export const isChange = (concept: Concept | undefined): boolean =>
  // "Inflation rate (consumer prices, change on the year)" is called a rate, whose own change may be asked.
  /\b(?:growth|change)\b/i.test(concept?.name.en.replace(/\(.*?\)/g, "") ?? "");

/** Whether the change of a measure is asked: not of one that the question calls by its word for the change. */
function asksChange(library: Library, query: ParsedQuery, key: string): boolean {
  const found = [...query.concepts, ...query.others].find((one) => one.key === key);
  const concept = library.concepts.get(key);
  // "Price increase" is what inflation is called.
  const isRate = concept !== undefined && isPercentage(concept);
  const isCalledSo = isRate && [...(found?.words ?? [])].some((word) => growthWords.has(word));
  const isAsked = query.isGrowth || asksInflation(query, concept);
  return isAsked && !isCalledSo && !isChange(concept);
}

const inflation = /^(?:inflation\w*|inflacion|teuerung\w*)$/;

/** "Food inflation": what the library has as an index of prices is asked for its change on the year. */
const asksInflation = ({ words }: ParsedQuery, concept: Concept | undefined): boolean =>
  concept !== undefined &&
  /^index\b/.test(concept.unit.en) &&
  words.some((one) => inflation.test(one));

/** "Interanual", "change on the year": what inflation is in any case. */
const ofInflation =
  /^(?:change|yoy|inter\w*al(?:es)?|vor(?:jahr|monat|quartal)\w*|glissement|veranderung|varia[ct]ion)$/;

/** "The largest fall of inflation": of a change its own change is asked. */
export function asksChangeOfInflation(query: ParsedQuery): boolean {
  const { words, isGrowth, changeAgainst, isWholeName } = query;
  const isOther = changeAgainst === undefined && isWholeName !== true;
  const moves = (word: string): boolean =>
    growthWords.has(word) && (isOther || !ofInflation.test(word));
  return isGrowth && words.some((one) => inflation.test(one)) && words.some(moves);
}

/** What a change is against, where the question says it, or its word does. */
export const againstOf = (
  { concepts }: Library,
  query: ParsedQuery,
  key: string,
): ParsedQuery["changeAgainst"] =>
  query.changeAgainst ?? (asksInflation(query, concepts.get(key)) ? "year" : undefined);

/** The things that are asked, each by what fits it, best first. */
export const thingsAsked = ({ concepts, others, further }: ParsedQuery) => [
  concepts,
  others,
  ...further,
];

/** Whether a year's figure is the sum of its months or quarters: of what flows, where no part is at an annual rate. */
export function isSummed(library: Library, key: string): boolean {
  const { measure, frequency } = library.concepts.get(key) ?? {};
  return measure?.kind === "flow" && frequency !== "annual";
}

/** Whether the mean of its parts says something of a year: not of stocks, nor of changes, whose mean is none of the year's. */
export const isAveraged = ({ concepts }: Library, key: string): boolean =>
  concepts.get(key)?.measure?.kind !== "stock" && !isChange(concepts.get(key));

/** What of a measure is asked; a measure that is an average has no other. */
export function askedOf(library: Library, query: ParsedQuery, key: string) {
  const { name, measure } = library.concepts.get(key) ?? {};
  if (asksChange(library, query, key)) return "change";
  // In a whole name it is the name's own, and what stands beside asks for one.
  const isOwnAverage = query.isWholeName !== true && /\b(?:average|mean)\b/i.test(name?.en ?? "");
  if (query.isAverage && !isOwnAverage) return "average";
  if (query.extreme !== undefined) return query.extreme;
  if (isSummed(library, key)) return "sum";
  return measure?.kind === "annualised-flow" ? "amount" : "level";
}

/** So near the best, a change that is called by all the same words is what is asked. */
const nearShare = 0.9;

/** The concepts found, of which the change stands first where a change is asked, and an amount before its change where none is. */
export function changesFirst(
  library: Library,
  query: ParsedQuery,
  all: readonly FoundConcept[],
): readonly FoundConcept[] {
  const { isGrowth, period, changeAgainst, extreme, isWholeName } = query;
  // The largest fall of inflation is none of prices.
  if (extreme !== undefined && asksChangeOfInflation(query)) return all;
  if (isWholeName === true && isChange(library.concepts.get(all[0]?.key ?? ""))) return all;
  const isOther = ({ key }: FoundConcept) =>
    changeAgainst !== undefined && isOtherChange(library.concepts.get(key), changeAgainst);
  const fitting = all.filter((one) => !isOther(one));
  const found = fitting.length === 0 ? all : fitting;
  const [top] = found;
  // Between two years the change is that of the level.
  const isSpan = period?.from !== period?.to || period?.lastYears !== undefined;
  if (top === undefined || (isGrowth && isSpan)) return found;
  const called = found.filter(({ words }) => [...top.words].every((word) => words.has(word)));
  const conceptOf = ({ key }: FoundConcept) => library.concepts.get(key);
  if (isGrowth) {
    const near = called.filter(({ score }) => score >= top.score * nearShare);
    return withFirst(
      found,
      near.find((one) => isChange(conceptOf(one))),
    );
  }
  if (!isChange(conceptOf(top))) return found;
  return withFirst(
    found,
    called.find((one) => isWholeAmount(conceptOf(one))),
  );
}

/** One of them before the others; all as they stand where it is none. */
export const withFirst = <T>(all: readonly T[], first: T | undefined): readonly T[] =>
  first === undefined ? all : [first, ...all.filter((one) => one !== first)];

/** "Payrolls, change on the month", where their change on the year is asked. */
function isOtherChange(
  concept: Concept | undefined,
  against: ParsedQuery["changeAgainst"],
): boolean {
  const usual = isChange(concept) ? "year" : against;
  const [, said = usual] = /\bon the (year|quarter|month)\b/.exec(concept?.name.en ?? "") ?? [];
  return said !== against;
}

const shares =
  /^(?:shares?|percent|percentages?|proportions?|anteile?|prozent|prozentsatz|pourcentages?|porcentajes?|proporcion(?:es)?)$/;
const numbers = /^(?:numbers?|anzahl|zahl|nombres?|numeros?)$/;
const amounts: readonly (MeasureKind | undefined)[] = ["count", "stock", "flow", "annualised-flow"];

/** True for what is counted or added up, and no rate. */
export const isAmount = (concept: Concept | undefined): boolean =>
  amounts.includes(concept?.measure?.kind);

/** An amount that is not counted per head or hour. */
const isWholeAmount = (concept: Concept | undefined): boolean =>
  isAmount(concept) && !/\bper\b/i.test(concept?.name.en ?? "");

/** "Mobile phone rate": what fits best is called by all of it but for the rate. */
const asksRate = ({ words, concepts: [best], others, isGrowth }: ParsedQuery): boolean =>
  best !== undefined &&
  !isGrowth &&
  others.length === 0 &&
  words.some((word) => isRateWord(word) && !best.words.has(word));

/** A share of something or a rate, or how many there are; undefined where the question says neither. */
export function askedKind(query: ParsedQuery): "share" | "number" | undefined {
  const { words, isCount, isWholeName, isPerThousand = false } = query;
  if (isWholeName === true) return undefined;
  const isShare = words.some((word) => shares.test(word)) || asksRate(query);
  // "How many countries have an inflation above 10%" counts countries.
  const isOfPlaces = query.threshold !== undefined && query.asksMembers;
  const isNumber = !isPerThousand && ((isCount && !isOfPlaces) || words.some(saysNumber));
  if (isShare === isNumber) return undefined;
  return isShare ? "share" : "number";
}

/** Says that a number of something is asked, and not of what. */
export const saysNumber = (word: string): boolean => numbers.test(word);

/** False where a share is asked and the measure is an amount, or a number and it is a share or counted per thousand. */
export function isOfKind(library: Library, query: ParsedQuery, key: string): boolean {
  const concept = library.concepts.get(key);
  const kind = askedKind(query);
  if (concept === undefined || kind === undefined) return true;
  // "Percentage of urban population" is no growth of it.
  const isShare = isPercentage(concept) && (query.isGrowth || !isChange(concept));
  const isRate = isShare || /\b(?:per|a) \w+$/.test(concept.unit.en);
  if (kind === "share" && asksRate(query))
    return isRate || !(isAmount(concept) || /^index\b/.test(concept.unit.en));
  return kind === "share"
    ? isShare || !(isAmount(concept) || isChange(concept))
    : !isShare && !/\bper (?:1,|10|100,)?000\b/.test(concept.unit.en);
}
