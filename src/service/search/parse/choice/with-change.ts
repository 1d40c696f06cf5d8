/** Concepts of a question for a change: called by its word as well, or what it is the change of. */
import { genericWords, growthWords } from "../word-lists.js";
import { saysNothing } from "./everyday-words.js";
import type { ChooseConcepts } from "./choose-concepts.js";

type Chosen = ReturnType<ChooseConcepts>;

export interface Asked {
  readonly asked: readonly string[];
  readonly words: readonly string[];
}

/** By all words; where nothing is called by all of them, by those without the change: what it is the change of. */
export function chooseWithChange(
  all: Asked,
  chooseBy: (some: Asked) => Chosen,
): { readonly chosen: Chosen; readonly words: readonly string[] } {
  const chosen = chooseBy(all);
  // "Mom" is what "on the month" is read as, and no word of growth by itself.
  const isStill = (word: string) => !growthWords.has(word) && word !== "mom";
  const still = { asked: all.asked.filter(isStill), words: all.words.filter(isStill) };
  const isSame = still.words.length === all.words.length || still.words.length === 0;
  const found = chosen.concepts[0]?.words ?? new Set<string>();
  // "Population increase": by "price increase" something else is called.
  const isOther =
    all.words.some((word) => !isStill(word) && found.has(word)) &&
    still.words.some((word) => !found.has(word) && !genericWords.has(word) && !saysNothing(word));
  if (isSame || !(chosen.isNothing || isOther)) return { chosen, words: all.words };
  const again = chooseBy(still);
  return again.isNothing ? { chosen, words: all.words } : { chosen: again, words: still.words };
}
