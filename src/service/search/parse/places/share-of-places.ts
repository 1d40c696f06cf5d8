/** "China's share of world population": what one place is of another, which is no figure of either. */
import type { Library } from "../../../library/library-model.js";
import type { Token } from "../text.js";

const shares =
  /^(?:shares?|percent|percentage|proportion|anteil\w*|prozent(?:satz)?|part|pourcentage|cuota|proporcion|porcentaje|participacion)$/;

/** Of the world, in words that name it beside a noun. */
const ofWorld = /^(?:world|global|mondiale?s?|mundial(?:es)?|welt\w*)$/;

const world = /^(?:world|global|mondiale?s?|mundial(?:es)?|monde|mundo|welt)$/;

/** "Of Germany and France in world GDP": the world is no place set beside the others. */
export const isOfWorld = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ folded, gap }, at) =>
      world.test(folded) &&
      !/[,;&+/]/.test(gap) &&
      /^(?:in|of|the|am|an|der|im|dans|de|la|du|le|en|del|el)$/.test(tokens[at - 1]?.folded ?? ""),
  );

/** @param codes of the places that are named */
export function asksShareOfPlaces(
  { places }: Library,
  tokens: readonly Token[],
  codes: readonly string[],
): boolean {
  const [first, second] = codes;
  const has = (pattern: RegExp): boolean => tokens.some(({ folded }) => pattern.test(folded));
  if (first === undefined || !has(shares)) return false;
  const isWhole = (code: string): boolean => places.get(code)?.kind === "aggregate";
  if (second === undefined) return !isWhole(first) && has(ofWorld);
  const wholes = codes.filter(isWhole);
  // Of one whole the others are parts; of several, all beside the world are.
  return (
    (wholes.length === 1 && codes.length > 1) ||
    (wholes.includes("WLD") && wholes.length === codes.length)
  );
}
