import type { Concept } from "../../library/library-model.js";

/**
 * What follows from a concept alone is worked out once: the library's own concepts stay the same objects while
 * imports come and go beside them.
 */
export function ofConcept<T>(workOut: (concept: Concept) => T): (concept: Concept) => T {
  const known = new WeakMap<Concept, { readonly found: T }>();
  return (concept) => {
    const present = known.get(concept);
    if (present !== undefined) return present.found;
    const found = workOut(concept);
    known.set(concept, { found });
    return found;
  };
}
