/** "China's share of world population": what one place is of another, which is no figure of either. */
import type { Library } from "../../../library/library-model.js";
import type { Token } from "../text.js";

const shares =
  /^(?:shares?|percent|percentage|proportion|anteil\w*|prozent(?:satz)?|part|pourcentage|cuota|proporcion|porcentaje|participacion)$/;

/** Of the world, in words that name it beside a noun. */
const ofWorld = /^(?:world|global|mondiale?s?|mundial(?:es)?|welt\w*)$/;

/** @param codes of the places that are named */
export function asksShareOfPlaces(
  { places }: Library,
  tokens: readonly Token[],
  codes: readonly string[],
): boolean {
  const [first, second, third] = codes;
  const has = (pattern: RegExp): boolean => tokens.some(({ folded }) => pattern.test(folded));
  if (first === undefined || third !== undefined || !has(shares)) return false;
  const isWhole = (code: string): boolean => places.get(code)?.kind === "aggregate";
  if (second === undefined) return !isWhole(first) && has(ofWorld);
  return isWhole(first) !== isWhole(second);
}
