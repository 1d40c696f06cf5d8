import type { FourTexts } from "../define.js";

/** A topic's hand-given number, its parent's, its industry's, its names and its subtitles. */
export type TopicRow = readonly [
  id: number,
  parent: number | null,
  industry: number,
  ...names: FourTexts,
  subTitles: FourTexts,
];
