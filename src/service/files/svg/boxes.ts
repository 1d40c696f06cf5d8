/** A typeface without a character shows a box in its place: a file with one says so. */
import { themes } from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import { fileWords } from "../file-words.js";
import { svgText } from "./svg-text.js";
import type { Measures } from "./typeface.js";

/** What the picture of an item says. */
export const pictureTexts = ({ title, note, chart, sources }: FileItem): string[] => [
  title,
  note,
  chart.unit ?? "",
  ...chart.table.categories,
  ...chart.table.series.map(({ name }) => name),
  ...sources.map((source) => source.title),
];

interface Foot {
  readonly rightPx: number;
  readonly y: number;
  readonly sizePx: number;
}

/** The note on boxes at the right end of a picture's last line, and the room that it takes there; nothing without boxes. */
export function boxNote(
  texts: readonly string[],
  language: FileItem["language"],
  { rightPx, y, sizePx }: Foot,
  { isCovered, regular }: Measures,
): { readonly parts: readonly string[]; readonly takenPx: number } {
  if (texts.every(isCovered)) return { parts: [], takenPx: 0 };
  const note = fileWords[language].boxes;
  const style = { sizePx, color: themes.light.mutedText, anchor: "end" as const };
  return {
    parts: [svgText(note, rightPx, y, style)],
    takenPx: regular(note, sizePx) + sizePx * 1.5,
  };
}
