import type { Unit } from "./read-unit.js";

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

export const scaleWords = Object.keys(scales) as ScaleWord[];

/** Shares and indices are what they are: a "thousand percent" is nobody's unit. */
const ratio = /percent|per cent|%|prozent|pour ?cent|por ciento|\bindex\b|= ?100/i;

/** The scale that figures of this unit are wanted in, once it is clear; undefined: as published. */
export function scaleFor({ text }: Unit, word: ScaleWord | undefined): number | undefined {
  if (word === undefined || (text !== null && ratio.test(text))) return undefined;
  return scales[word];
}
