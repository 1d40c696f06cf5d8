/** Measures by their whole names, in any language. */
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { Steps } from "../../library/turns.js";
import { ofConcept } from "../of-object.js";
import { toTokens } from "../parse/text.js";

export interface MeasureNames {
  /** What is called so, in the library's order; empty for most texts. @param name its folded words */
  readonly called: (name: string) => readonly Concept[];
  /** Words of the longest name. */
  readonly longest: number;
}

interface FoldedName {
  readonly name: string;
  readonly words: number;
  readonly language: Platform;
}

/** What a measure is called in each language. */
export const foldedNames = ofConcept(({ name }: Concept): readonly FoldedName[] =>
  languageOrder.map((language) => {
    const words = toTokens(name[language]).map(({ folded }) => folded);
    return { name: words.join(" "), words: words.length, language };
  }),
);

const conceptsPerStep = 50;

/** Few names are those of several: a list for each of the others would be most of what this takes. */
type ByName = Map<string, Concept | Concept[]>;

function add(byName: ByName, name: string, concept: Concept): void {
  const present = byName.get(name);
  if (present === undefined) byName.set(name, concept);
  else if (!Array.isArray(present)) {
    if (present !== concept) byName.set(name, [present, concept]);
  } else if (present.at(-1) !== concept) present.push(concept);
}

/** By a library's concepts. */
const known = new WeakMap<Library["concepts"], MeasureNames>();

/** Made once for all that reads questions to a library. */
export function* measureNameSteps({ concepts }: Pick<Library, "concepts">): Steps<MeasureNames> {
  const present = known.get(concepts);
  if (present !== undefined) return present;
  const byName: ByName = new Map();
  let [longest, read] = [0, 0];
  for (const concept of concepts.values()) {
    for (const { name, words } of foldedNames(concept)) {
      add(byName, name, concept);
      longest = Math.max(longest, words);
    }
    read += 1;
    if (read % conceptsPerStep === 0) yield;
  }
  const called = (name: string): readonly Concept[] => [byName.get(name) ?? []].flat();
  const made = { called, longest };
  known.set(concepts, made);
  return made;
}
