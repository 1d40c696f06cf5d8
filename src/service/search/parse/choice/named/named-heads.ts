/** What a German compound ends in is the thing itself: "Sparzins" is interest, and "Handyquote" no number. */
import { saysPercent } from "../../../../../statistics/index.js";
import type { Concept } from "../../../../library/library-model.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import { foldedText, toTokens } from "../../text.js";
import { textsOf } from "./called-texts.js";

interface Head {
  /** What a compound ends in, folded. */
  readonly ends: RegExp;
  readonly isOf: (concept: Concept) => boolean;
}

/** Whether something that a measure is called by has this in it. */
const isCalled =
  (word: RegExp) =>
  (concept: Concept): boolean =>
    textsOf(concept).some((text) => word.test(foldedText(toTokens(text))));

const grows = isCalled(/growth|wachstum/);

const heads: readonly Head[] = [
  {
    ends: /^.{3,}(?:quoten?|raten?)$/,
    isOf: (concept) => saysPercent(concept.unit.en) && !grows(concept),
  },
  { ends: /^.{3,}zins(?:en|satz|satze)?$/, isOf: isCalled(/zins|rendite|interest/) },
  { ends: /^.{3,}preise?$/, isOf: isCalled(/preis|price|kurs\b/) },
  { ends: /^.{3,}steuern?$/, isOf: isCalled(/steuer|tax/) },
];

/** Words that what fits best is called by in part alone, and not by what they end in. */
export function namedHead(
  words: readonly string[],
  best: FoundConcept | undefined,
  concept: Concept | undefined,
  index: Pick<ConceptIndex, "knows">,
): readonly string[] {
  if (concept === undefined) return [];
  return words.filter((word) => {
    if (best?.words.has(word) !== true || index.knows(word)) return false;
    return heads.some(({ ends, isOf }) => ends.test(word) && !isOf(concept));
  });
}
