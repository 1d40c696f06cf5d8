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

type ScaleWord = keyof typeof scales;

export const scaleOption = {
  scale: { kind: "word", words: Object.keys(scales) as ScaleWord[] },
} as const;

/** The scale values are wanted in; undefined: as published. */
export function scaleOf(word: ScaleWord | undefined): number | undefined {
  return word === undefined ? undefined : scales[word];
}
