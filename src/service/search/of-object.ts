import type { Concept } from "../library/library-model.js";

/** What follows from an object alone is worked out once, for as long as somebody holds the object. */
export function ofObject<Of extends object, T>(workOut: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly found: T }>();
  return (of) => {
    const present = known.get(of);
    if (present !== undefined) return present.found;
    const found = workOut(of);
    known.set(of, { found });
    return found;
  };
}

/** The library's own concepts stay the same objects while imports come and go beside them. */
export const ofConcept = <T>(workOut: (concept: Concept) => T): ((concept: Concept) => T) =>
  ofObject(workOut);
