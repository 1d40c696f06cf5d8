import type { FigureMatch } from "./compare-figures.js";
import { figuresEvidence, type TypedFigures } from "./weigh-figures.js";

/** What names the typed figures beside themselves. */
export interface KnownHeaders {
  readonly hasPeriods: boolean;
  readonly hasPlaces: boolean;
}

/**
 * Ways in which a library of a million figures could explain typed ones by chance, as a power of ten: every
 * series at every period, both ways round; with periods every series; with places too every measure.
 */
const chances = ({ hasPeriods, hasPlaces }: KnownHeaders): number => {
  if (hasPeriods) return hasPlaces ? 3.7 : 5;
  return hasPlaces ? 5 : 6.3;
};

/** One in a hundred would still be too many. */
const certainty = 2.5;
const leastFigures = 3;
/** What explains fewer of the figures is not where they are from. */
const leastShare = 0.6;

const evidenceNeeded = (known: KnownHeaders): number => chances(known) + certainty;

/** Whether a match is more than chance: enough figures, by enough digits. */
export const isClaim = ({ agreed, share, evidence }: FigureMatch, known: KnownHeaders): boolean =>
  agreed >= leastFigures && share >= leastShare && evidence >= evidenceNeeded(known);

/** Whether figures can prove anything at all: few, or round ones such as 1, 2, 3 are in everything. */
export function canProve(typed: TypedFigures, known: KnownHeaders): boolean {
  const count = typed.lines.flat().filter((value) => value !== null).length;
  return count >= leastFigures && figuresEvidence(typed) >= evidenceNeeded(known);
}
