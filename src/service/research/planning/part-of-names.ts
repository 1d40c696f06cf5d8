/** "Germany production": the measures that a word is a part of the names of, where none is called so. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { coversAll } from "../figures.js";

const namedCalled = 3;

/** What a word is a part of the names of: measures that have figures of the places, called differently. */
export function calledInPart(
  library: Library,
  { isPartOfNames, concepts, language }: ParsedQuery,
  places: readonly string[],
): readonly string[] {
  if (isPartOfNames !== true) return [];
  const byName = new Map<string, string>();
  for (const { key } of concepts) {
    const name = library.concepts.get(key)?.name[language] ?? "";
    if (coversAll(library, key, places) && !byName.has(name)) byName.set(name, key);
  }
  return [...byName.values()].slice(0, namedCalled);
}
