import type { Concept } from "../library/library-model.js";

/**
 * What follows from an object alone is worked out once, for as long as somebody holds the object.
 * @param workOut may look it up in a library: of every one that has the object it finds the same
 */
export function ofObject<Of extends object, T, In extends readonly unknown[] = []>(
  workOut: (of: Of, ...within: In) => T,
): (of: Of, ...within: In) => T {
  const known = new WeakMap<Of, T>();
  return (of, ...within) => {
    const present = known.get(of);
    // Kept without an object around it: there are ten thousands.
    if (present !== undefined || known.has(of)) return present as T;
    const found = workOut(of, ...within);
    known.set(of, found);
    return found;
  };
}

/** The library's own concepts stay the same objects while imports come and go beside them. */
export const ofConcept = <T>(workOut: (concept: Concept) => T): ((concept: Concept) => T) =>
  ofObject(workOut);
