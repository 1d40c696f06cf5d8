import type { MeasureText } from "./chart-input.js";

const narrow = /[iljtfrI.,:;'|!()[\]\s]/;
const wide = /[mwMW@%—–A-ZÄÖÜ]/;

/** Guesses the width of a line in a common sans-serif face: close enough to choose a layout by. */
export const guessWidthPx: MeasureText = (text, fontSizePx) => {
  let ems = 0;
  for (const char of text) ems += narrow.test(char) ? 0.34 : wide.test(char) ? 0.72 : 0.56;
  return ems * fontSizePx;
};

/** Where a text has to fit. */
interface Fit {
  readonly widthPx: number;
  readonly fontSizePx: number;
  /** @default a guess */
  readonly measure?: MeasureText;
}

/** Cuts a text to a width, at a word's end if one is near, and says so with an ellipsis. */
export function ellipsize(text: string, fit: Fit): string {
  const { widthPx, fontSizePx, measure = guessWidthPx } = fit;
  if (measure(text, fontSizePx) <= widthPx) return text;
  let kept = "";
  for (const char of text) {
    if (measure(`${kept}${char}…`, fontSizePx) > widthPx) break;
    kept += char;
  }
  const space = kept.lastIndexOf(" ");
  if (space > kept.length * 0.7) kept = kept.slice(0, space);
  return `${kept.trimEnd()}…`;
}

/** A word that is wider than a line, cut into parts with hyphens. */
function pieces(word: string, { widthPx, fontSizePx, measure = guessWidthPx }: Fit): string[] {
  if (measure(word.trimEnd(), fontSizePx) <= widthPx) return [word];
  const parts: string[] = [];
  let part = "";
  for (const char of word) {
    if (part.length > 2 && measure(`${part}${char}-`, fontSizePx) > widthPx) {
      parts.push(`${part}-`);
      part = "";
    }
    part += char;
  }
  return [...parts, part];
}

/** Breaks a text into lines of a width; the last of `maxLines` lines ends in an ellipsis if cut. */
export function wrapText(text: string, fit: Fit, maxLines: number): string[] {
  const { widthPx, fontSizePx, measure = guessWidthPx } = fit;
  const lines: string[] = [];
  let line = "";
  // Hyphens, slashes and soft hyphens are places to break a long compound at, too.
  for (const word of text.split(/(?<=[\s/\-\u00ad])/).flatMap((part) => pieces(part, fit))) {
    if (line !== "" && measure((line + word).trimEnd(), fontSizePx) > widthPx) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  lines.push(line.trimEnd());
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] = lines.slice(maxLines - 1).join(" ");
  return kept.map((part) => ellipsize(part, fit));
}
