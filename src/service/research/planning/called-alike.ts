import type { Concept, Library } from "../../library/library-model.js";
import { isAmount, isChange, thingsAsked } from "../asked-measure.js";
import { growthWords, type ParsedQuery } from "../../search/index.js";
import { isCalledAs, isStatedAs } from "./meant.js";

/**
 * Measures that may answer where what is meant first has no figures: of its kind, and called by all the words that it
 * is called by, in whatever unit. The library's own population in persons is one beside an imported "Population
 * (people)", the growth of a population is none.
 *
 * @param keys what is meant, best first
 */
export function calledAlike(
  library: Library,
  query: ParsedQuery,
  keys: readonly string[],
): readonly string[] {
  const [first = "", ...others] = keys;
  // What one source states as a growth, another's mapping calls a rate.
  const kindOf = (key: string) => {
    const kind = library.concepts.get(key)?.measure?.kind;
    return kind === "change" ? "rate" : kind;
  };
  const wordsOf = (key: string) => wordsCalling(query, key);
  return others.filter(
    (key) =>
      kindOf(key) === kindOf(first) &&
      isStatedAs(library, key, first) &&
      isCalledAs(query, key, first) &&
      wordsOf(first).every((word) => wordsOf(key).includes(word)),
  );
}

/** "Population growth": the populations that it is a change of, as far as the question calls them so. */
export function levelsOf({ concepts }: Library, query: ParsedQuery, change: string): string[] {
  if (!query.isGrowth || !isChange(concepts.get(change))) return [];
  const words = wordsCalling(query, change);
  const isLevel = (key: string): boolean =>
    tellsGrowth(concepts.get(key)) &&
    !isChange(concepts.get(key)) &&
    wordsCalling(query, key).join() === words.join();
  return thingsAsked(query)
    .flat()
    .flatMap(({ key }) => (isLevel(key) ? key : []));
}

/** What is converted at each year's purchasing power parities moves with these as well. */
export const tellsGrowth = (concept: Concept | undefined): boolean =>
  isAmount(concept) && !/\bpurchasing power|\bPPPs?\b|\bnominal\b/i.test(concept?.name.en ?? "");

/** The words of a question that a measure is called by, besides the one that says that it grows. */
const wordsCalling = (query: ParsedQuery, key: string): readonly string[] =>
  [
    ...(thingsAsked(query)
      .flat()
      .find((one) => one.key === key)?.words ?? []),
  ].filter((word) => !query.isGrowth || !growthWords.has(word));

/** "Youth unemployment rate (ages 15 to 24)" → youth, unemployment, rate. */
const wordsOf = (concept: Concept | undefined): readonly string[] =>
  (concept?.name.en ?? "")
    .replace(/\(.*?\)/g, "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Called as another is, by more that nobody asked for: the young's unemployment is no answer to what unemployment was.
 */
export const isPartOf = (library: Library, query: ParsedQuery, key: string, other = ""): boolean =>
  addsToName(library, key, other) && !isCalledAs(query, key, other);

/** "State and local government receipts" are no longer name of "government receipts", but a part of them. */
function addsToName({ concepts }: Library, key: string, other: string): boolean {
  const [own, whole] = [key, other].map((one) => wordsOf(concepts.get(one)));
  if (own === undefined || whole === undefined || own.length <= whole.length) return false;
  return whole.length > 0 && whole.every((word) => own.includes(word));
}

/** Keys of what is called by either name, and by no longer one than the first of them. */
export const calledEither = (
  library: Library,
  query: ParsedQuery,
  keys: readonly string[],
): ReadonlySet<string> => {
  const [first = ""] = keys;
  return new Set(
    keys.filter((key) => isCalledAs(query, key, first) && !addsToName(library, key, first)),
  );
};

const services = /^(?:services?|dienst(?:e|leistung(?:en)?)|servicios?)$/;
const goods = /^(?:goods|merchandise|waren|guter|biens|marchandises|bienes|mercancias)$/;

/** "Exports of goods", and none of services. */
export const saysGoods = ({ words }: ParsedQuery): boolean =>
  words.some((word) => goods.test(word)) && !words.some((word) => services.test(word));

export const hasServices = ({ concepts }: Library, key: string): boolean =>
  /\bservices\b/i.test(concepts.get(key)?.name.en ?? "");
