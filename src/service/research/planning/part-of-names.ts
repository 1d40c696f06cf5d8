/** "Germany production": the measures that a word is a part of the names of, where none is called so. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { coversAll } from "../figures.js";

const namedCalled = 3;
/** So near each other, two are called by the same words. */
const sameShare = 0.95;

/** What a word is a part of the names of: measures that have figures of the places, called differently. */
export function calledInPart(
  library: Library,
  query: ParsedQuery,
  places: readonly string[],
): readonly string[] {
  const { isPartOfNames, concepts, language } = query;
  if (isPartOfNames !== true) return halvesOf(library, query);
  const byName = new Map<string, string>();
  for (const { key } of concepts) {
    const name = library.concepts.get(key)?.name[language] ?? "";
    if (coversAll(library, key, places) && !byName.has(name)) byName.set(name, key);
  }
  return [...byName.values()].slice(0, namedCalled);
}

/** "Durable" and "nondurable" make up a whole, and neither is asked: the one is no answer about it. */
function halvesOf(library: Library, { concepts, words }: ParsedQuery): readonly string[] {
  const [best] = concepts;
  if (best === undefined) return [];
  const wordsOf = (key: string): readonly string[] =>
    (library.concepts.get(key)?.name.en ?? "").toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
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
