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
  [/^creux$/, "minimum"],
  [/^(?:pic|pico|record)$/, "maximum"],
];
/** They add nothing to an end: "the highest on record". */
const ofAllTimes =
  /^(?:on record|ever recorded|of all times?|(?:in|seit beginn) der (?:geschichte|aufzeichnungen)|aller zeiten)$/;
const longest = 4;

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
