/** Of what fits a question, what has figures where they are asked for, and is the same thing. */
import type { FoundConcept } from "../concepts/concept-index.js";
import { alikeTo } from "./find-fitting.js";

/** A share of GDP that fits so much less than the best is not what is asked, wherever that has figures. */
const leastShare = 0.92;

/**
 * What has figures where they are asked for. Where that is not called by each word that names something of what fits
 * best, it is another thing, and only what is called so is left: "renewable electricity" is not all electricity.
 *
 * @param divisor a word that names what is divided by
 * @param isShare of GDP
 * @param kinds the price of a thing is not how much there is of it, nor is what work brings how many do it
 */
export function coveredAlike(
  found: readonly FoundConcept[],
  cover: (found: readonly FoundConcept[]) => readonly FoundConcept[],
  {
    divisor,
    kinds,
    isShare,
  }: {
    readonly divisor: string | undefined;
    readonly kinds: readonly ((key: string) => boolean)[];
    readonly isShare: (key: string) => boolean;
  },
): readonly FoundConcept[] {
  const [best] = found;
  const isCalledSo = alikeTo(best, divisor);
  const ofBest = kinds.filter((isKind) => best !== undefined && isKind(best.key));
  const isAlike = (one: FoundConcept): boolean =>
    isCalledSo(one) && ofBest.every((isKind) => isKind(one.key));
  const shown = cover(found);
  // "Wages in Germany": their share of GDP, which is called so in part only, is another thing.
  const least = (best?.score ?? 0) * leastShare;
  const [top] = shown;
  const isOther =
    top !== undefined && top.score < least && divisor === undefined && isShare(top.key);
  const covered = isOther ? found.filter(({ score }) => score >= least) : shown;
  return covered.slice(0, 1).every(isAlike) ? covered : cover(found.filter(isAlike));
}
