import { holdsScale, type Unit } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";

/** Words that `scale=` takes, and the number each one stands for. */
const scales = {
  "1": 1,
  "1000": 1e3,
  "1000000": 1e6,
  "1000000000": 1e9,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
} as const;

export type ScaleWord = keyof typeof scales;

export const scaleOption = {
  scale: { kind: "word", words: Object.keys(scales) as ScaleWord[] },
} as const;

/** Shares and indices are what they are: a "thousand percent" is nobody's unit. */
const ratio = /percent|per cent|%|prozent|pour ?cent|por ciento|\bindex\b|= ?100/i;

/**
 * The scale that figures of this unit are wanted in; undefined: as published. A CellError where nobody knows in
 * which scale they are: "EUR m" would be taken for single euros, a million times too small.
 */
export function scaleFor({ text, base }: Unit, word: ScaleWord | undefined): number | undefined {
  if (word === undefined || (text !== null && ratio.test(text))) return undefined;
  if (holdsScale(base)) throw new CellError("unclear-scale", { scale: word, unit: text ?? "" });
  return scales[word];
}
