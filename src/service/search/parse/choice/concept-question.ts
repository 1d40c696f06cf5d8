/** What measures are chosen by, and what comes of it. */
import type { FoundConcept } from "../concepts/concept-index.js";
import type { AskedPlaces } from "./concept-coverage.js";
import type { AskedWords } from "./find-fitting.js";

export interface ConceptQuestion extends AskedWords {
  readonly places: AskedPlaces;
  /** Folded words that name neither a place nor a period. */
  readonly open: readonly string[];
  /** The question as it was typed, without its period. */
  readonly sentence: string;
  /** Words of other languages than the question's: no concept is called so. */
  readonly foreign: readonly string[];
}

export interface ChosenConcepts {
  readonly concepts: readonly FoundConcept[];
  readonly others: readonly FoundConcept[];
  /** Further things, each by what fits it, best first. */
  readonly further: readonly (readonly FoundConcept[])[];
  /** Words that no concept is called by. */
  readonly unknown: readonly string[];
  /** Nothing in the library is what the words ask for. */
  readonly isNothing: boolean;
  /** What is lacking is between the places that are named: all of the question. */
  readonly isBetween: boolean;
}
