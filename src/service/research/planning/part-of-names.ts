/** "Germany production": the measures that a word is a part of the names of, where none is called so. */
import type { Concept, Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { coversAll } from "../figures.js";
import { nearShare } from "./meant.js";
import { isNarrower, isSameWord, nameWords } from "./narrower.js";

const namedCalled = 3;
/** So near each other, two are called by the same words. */
const sameShare = 0.95;
const nearlyBest = 0.9;

/** What a word is a part of the names of: measures that have figures of the places, called differently. */
export function calledInPart(
  library: Library,
  query: ParsedQuery,
  places: readonly string[],
): readonly string[] {
  const { isPartOfNames, isWholeName, concepts, language } = query;
  if (isWholeName === true) return [];
  const siblings = places.length === 0 ? siblingsOf(library, query) : [];
  if (siblings.length > 0) return siblings.slice(0, namedCalled);
  const parts = partsOfOne(library, query, places);
  if (parts.length > 1) return parts.slice(0, namedCalled);
  if (isPartOfNames !== true && !areNarrower(library, query)) return halvesOf(library, query);
  const byName = new Map<string, string>();
  for (const { key } of concepts) {
    const name = library.concepts.get(key)?.name[language] ?? "";
    if (coversAll(library, key, places) && !byName.has(name)) byName.set(name, key);
  }
  // What alone is called so has its whole name before its figure.
  const several = byName.size > 1 || isPartOfNames === true ? [...byName.values()] : [];
  return several.slice(0, namedCalled);
}

/** As many of one kind are each meant as much: an order of places by one of them would be of the first that comes. */
const fewestSiblings = 4;

/** "Browser share": of Chrome, of Safari, and of each other; keys of those whose names begin alike, none where they are few. */
function siblingsOf(library: Library, { concepts, language }: ParsedQuery): readonly string[] {
  const [best] = concepts;
  const kindOf = (key: string): string =>
    /^.*? of /.exec(library.concepts.get(key)?.name.en ?? "")?.[0] ?? key;
  const near = concepts.filter(
    ({ key, score, coverage }) =>
      score >= (best?.score ?? 0) * nearlyBest &&
      coverage >= sameShare &&
      kindOf(key) === kindOf(best?.key ?? ""),
  );
  if (near.length < fewestSiblings) return [];
  const keys = new Set(near.map(({ key }) => key));
  // The library has what is looked for most before the rest.
  const inOrder = [...library.concepts.values()].filter(({ key }) => keys.has(key));
  const named = new Map(inOrder.map(({ key, name }) => [name[language], key]));
  return named.size < fewestSiblings ? [] : [...named.values()];
}

/**
 * "Client inflows": the series that a table of one's own parts it into, where the question names none of them: the first that
 * comes is no answer about all.
 */
function partsOfOne(
  library: Library,
  { concepts, words }: ParsedQuery,
  places: readonly string[],
): readonly string[] {
  const meant = library.concepts.get(concepts[0]?.key ?? "");
  const [head = "", part] = meant?.name.en.split(": ") ?? [];
  if (meant?.numbers !== "long" || part === undefined) return [];
  const ofHead = new Set(nameWords(head));
  const own = nameWords(part).filter((word) => !ofHead.has(word));
  const asked = words.flatMap(nameWords);
  if (own.some((word) => asked.some((one) => isSameWord(one, word)))) return [];
  const isPart = ({ source, name, key }: Concept): boolean =>
    source === meant.source && name.en.startsWith(`${head}: `) && coversAll(library, key, places);
  return [...library.concepts.values()].filter(isPart).map(({ key }) => key);
}

/** What is called nearly as much as the best is each narrower than what is asked. */
function areNarrower(library: Library, query: ParsedQuery): boolean {
  const { concepts } = query;
  const least = (concepts[0]?.score ?? 0) * nearShare;
  const near = concepts.filter(({ score }) => score >= least);
  return near.length > 0 && near.every(({ key }) => isNarrower(library, query, key));
}

/** "Durable" and "nondurable" make up a whole, and neither is asked: the one is no answer about it. */
function halvesOf(library: Library, { concepts, words }: ParsedQuery): readonly string[] {
  const [best] = concepts;
  if (best === undefined) return [];
  const wordsOf = (key: string): readonly string[] =>
    nameWords(library.concepts.get(key)?.name.en ?? "");
  const own = wordsOf(best.key);
  const other = concepts.find(({ key, score }) => {
    const its = wordsOf(key);
    if (score < best.score * sameShare || its.length !== own.length) return false;
    const differing = own.flatMap((word, at) =>
      word === its[at] ? [] : [[word, its[at]] as const],
    );
    const [pair, more] = differing;
    if (pair === undefined || more !== undefined) return false;
    const [one, another = ""] = pair;
    const isAsked = words.some((word) => [one, another].includes(word));
    return !isAsked && (one === `non${another}` || another === `non${one}`);
  });
  return other === undefined ? [] : [best.key, other.key];
}
