/** "Peak unemployment", "record low", "Höchststand", "pic": the highest or lowest of all times by another word. */
import { toExtreme } from "../concepts/asked-words.js";
import { foldedText, type Token } from "../text.js";
import { inTurn } from "./in-turn.js";

/** By the word that they are read as. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:all time|record|historic(?:al)?) (?:lows?|minimum)|troughs?|troughed)$/, "lowest"],
  [/^(?:(?:all time|record|historic(?:al)?) (?:highs?|peaks?|maximum)|peaks?|peaked)$/, "highest"],
  [/^(?:(?:tiefst|niedrigst)(?:stand|wert|niveau)s?|(?:rekord|allzeit)tief|tiefpunkt)$/, "tiefste"],
  [/^(?:(?:rekord|hochst)(?:stand|wert|niveau)s?|(?:rekord|allzeit)hoch)$/, "hochste"],
  [/^max$/, "highest"],
  [/^min$/, "lowest"],
  [/^creux$/, "minimum"],
  [/^(?:pic|pico|record)$/, "maximum"],
];
/** They add nothing to an end: "the highest on record". */
const ofAllTimes =
  /^(?:on record|ever recorded|of all times?|(?:in|seit beginn) der (?:geschichte|aufzeichnungen)|aller zeiten)$/;
const longest = 4;

/** "Price high of 2022", "low 2020": an end of a time, where nothing is called high. */
const endOfTime: readonly (readonly [RegExp, string])[] = [
  [/^highs?$/, "highest"],
  [/^lows?$/, "lowest"],
];
const leadsToTime = /^(?:of|in|for|during|since)$/;
const isTime = ({ folded }: Token): boolean => /^(?:(?:19|20)\d\d|\d0s)$/.test(folded);
/** They ask whether or why it is high. */
const predicate = /^(?:is|are|was|were|how|why|so|too|very)$/;

/** The word that an end of a time is read as: behind what is measured, and before the time. */
function endOfTimeAt(tokens: readonly Token[], at: number): string | undefined {
  const word = endOfTime.find(([pattern]) => pattern.test(tokens[at]?.folded ?? ""))?.[1];
  if (word === undefined || at === 0) return undefined;
  if (tokens.some(({ folded }) => predicate.test(folded))) return undefined;
  const next = tokens.slice(at + 1).find(({ folded }) => !leadsToTime.test(folded));
  const isLast = tokens[at + 1] === undefined;
  return isLast || (next !== undefined && isTime(next)) ? word : undefined;
}

/** A record of one thing: "Rekordinflation". */
const compound = /^rekord(?=\p{L}{5})/u;

/**
 * The words of a question, of which each of these is one that asks for an end.
 *
 * @param isKnown whether a folded word is part of what a measure is called by
 */
export function withEndsInTime(
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] {
  const read = inTurn(tokens, (at) => {
    const first = tokens[at];
    const end = endOfTimeAt(tokens, at);
    if (first !== undefined && end !== undefined)
      return { length: 1, instead: [{ ...first, folded: end }] };
    if (first === undefined || isKnown(first.folded)) return undefined;
    for (const length of lengths) {
      const said = foldedText(tokens.slice(at, at + length));
      const word = ends.find(([pattern]) => pattern.test(said))?.[1];
      // "On record" is of all times.
      if (word !== undefined && !(said === "record" && tokens[at - 1]?.folded === "on"))
        return { length, instead: [{ ...first, folded: word }] };
    }
    const rest = first.folded.replace(compound, "");
    if (rest === first.folded) return undefined;
    const subject = { ...first, folded: rest, gap: "" };
    return { length: 1, instead: [{ ...first, folded: "hochste" }, subject] };
  });
  if (toExtreme(read.map(({ folded }) => folded)) === undefined) return read;
  return inTurn(read, (at) => {
    const length = lengths.find((some) => ofAllTimes.test(foldedText(read.slice(at, at + some))));
    return length === undefined ? undefined : { length, instead: [] };
  });
}

const lengths = Array.from({ length: longest }, (_, at) => longest - at);
