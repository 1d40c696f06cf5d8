/** A question with a measure's whole name in it, read as that measure. */
import type { Concept, Library } from "../../../../library/library-model.js";
import { isValueWord, toExtreme } from "../../concepts/asked-words.js";
import type { ConceptIndex, FoundConcept } from "../../concepts/concept-index.js";
import type { ParsedQuery } from "../../query/parsed-query.js";
import { toNamedQuery } from "../../query/sure-query.js";
import type { Token } from "../../text.js";
import { growthWords } from "../../word-lists.js";
import { findWholeName, isCalledBy, type CalledMeasures } from "./whole-names.js";

interface WholeNameParts {
  readonly library: Library;
  readonly concepts: ConceptIndex;
  readonly names: CalledMeasures;
}

interface NamedQuestion {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What it was read as by its words. */
  readonly asked: ParsedQuery;
}

/**
 * What was asked of the measure that is called so; as it was read by its words where no name stands in the question,
 * where more stands beside it, or where the measure has no figures of the places.
 *
 * @param readRest what stands beside the name
 */
export function readWholeName(
  { library, concepts, names }: WholeNameParts,
  { text, tokens, asked }: NamedQuestion,
  readRest: (rest: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  // What is between places is none of what each of them has.
  const isOther = asked.crossing !== undefined || asked.isBetween;
  const whole = isOther ? undefined : findWholeName(tokens, names);
  if (whole === undefined) return asked;
  const best = library.concepts.get(asked.concepts[0]?.key ?? "");
  const rest = whole.isOwn ? readChange(whole.rest, readRest) : readRest(whole.rest);
  // "National currency per Swiss franc" asks for no figures of Switzerland.
  const hasOwnPlaces = whole.isOwn && rest.places.length < asked.places.length;
  if (best !== undefined && whole.concepts.includes(best) && !hasOwnPlaces) {
    // "PCE inflation rate (change on the year)": the change in a name is none that is asked of it.
    const { isGrowth, changeAgainst, isPerYear, isAverage } = rest;
    const ofRest = { isGrowth, changeAgainst, isPerYear, isAverage, isWholeName: true } as const;
    return whole.isOwn ? { ...asked, ...ofRest } : asked;
  }
  if (hasNumber(whole.rest, asked) || (!hasOwnPlaces && isCalledBy(best, whole.tokens)))
    return asked;
  const named = whole.concepts
    .filter((concept) => isAgainst(concept, asked.changeAgainst))
    .map(({ key }) => key)
    .filter((key) => answers(library, key, hasOwnPlaces ? rest : asked));
  const keys = fittingFirst(named, asked.concepts);
  if (keys.length === 0) return asked;
  const name = { text, tokens: whole.tokens, keys };
  return toNamedQuery(concepts, name, rest) ?? asked;
}

/** Of what is called alike, what fits the question's words better first. */
export function fittingFirst(
  keys: readonly string[],
  fitting: readonly FoundConcept[],
): readonly string[] {
  const placeOf = (key: string): number => {
    const at = fitting.findIndex((one) => one.key === key);
    return at < 0 ? fitting.length : at;
  };
  return [...keys].sort((one, other) => placeOf(one) - placeOf(other));
}

/** "Change in …", "höchster Wert …" before a name ask what it has done, and for nothing else that is called so. */
function readChange(
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => ParsedQuery,
): ParsedQuery {
  const hasEnd = toExtreme(tokens.map(({ folded }) => folded)) !== undefined;
  const still = tokens.filter(
    ({ folded }) => !growthWords.has(folded) && !(hasEnd && isValueWord(folded)),
  );
  if (still.length === tokens.length) return read(tokens);
  const { isGrowth, changeAgainst } = read(tokens);
  return { ...read(still), isGrowth, changeAgainst };
}

/** It has figures of a place that is named, or of several where an order of them, or of those of a group, is asked. */
function answers(library: Library, key: string, { places, ranking }: ParsedQuery): boolean {
  const covered = library.coveredPlaces(key);
  const isGroup = ({ code }: { readonly code: string }): boolean =>
    library.places.get(code)?.kind === "aggregate";
  if (ranking !== undefined && places.every(isGroup)) return covered.length > 1;
  return places.length === 0 || places.some(({ code }) => covered.includes(code));
}

/** "Payrolls change on the year" is none of their "change on the month". */
function isAgainst({ name }: Concept, against: ParsedQuery["changeAgainst"]): boolean {
  const [, said] = /\bon the (year|quarter|month)\b/.exec(name.en) ?? [];
  return said === undefined || against === undefined || said === against;
}

/** "2, 5 and" before "10-year Treasury yield": more is asked than what is called so; "top 5" says how many places are. */
const hasNumber = (tokens: readonly Token[], { placesCount }: ParsedQuery): boolean =>
  tokens.some(({ folded }) => /^\d{1,3}$/.test(folded) && Number(folded) !== placesCount);
