import { scaleWords } from "../../statistics/index.js";

export { scaleFor, type ScaleWord } from "../../statistics/index.js";

export const scaleOption = { scale: { kind: "word", words: scaleWords } } as const;
