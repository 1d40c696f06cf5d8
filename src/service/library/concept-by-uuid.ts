import type { Concept, Library } from "./library-model.js";

const maps = new WeakMap<Library["concepts"], ReadonlyMap<string, Concept>>();

/** The concept of that UUID, upper or lower case; undefined where there is none. */
export function conceptByUuid({ concepts }: Library, uuid: string): Concept | undefined {
  // Looked up at each page and each call: a library's concepts never change.
  const known =
    maps.get(concepts) ?? new Map([...concepts.values()].map((concept) => [concept.uuid, concept]));
  maps.set(concepts, known);
  return known.get(uuid.toLowerCase());
}
