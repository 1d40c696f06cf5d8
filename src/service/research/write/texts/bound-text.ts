/** A bound as it is written. */
import type { Bound } from "../../plan/index.js";
import { toFigureText } from "../notation.js";
import type { Wording } from "../wording.js";

/** A bound keeps its decimals, though the figures have fewer: above 2.5 is not above 3. */
export function boundText(wording: Wording, concept: string, value: number): string {
  const measure = wording.conceptOf(concept);
  const own = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const stated = { ...measure, decimals: Math.max(own, measure.decimals) };
  return toFigureText(value, stated, wording.language);
}

export const beyondText = (
  wording: Wording,
  concept: string,
  { side, value, isInclusive, count, than }: Bound,
) => ({
  side,
  isInclusive: isInclusive === true,
  bound:
    than === undefined
      ? boundText(wording, concept, value)
      : `${wording.figureText(than)} (${wording.nameOfPlace(than.place)})`,
  count: wording.number(count),
});
