import { parsePeriod } from "../../../statistics/index.js";

const partHeading =
  /^(?:quarter|qtr|q|quartal|trimestre|trim|month|monat|mois|mes|period|periode|période|periodo)$/i;

/** "Q1", "3", "March", "M01": a period with a year before it, or behind. A number is one by its heading alone. */
export function isPartOfYear(text: string, heading: string): boolean {
  const part = text.trim();
  if (part === "" || parsePeriod(part) !== undefined) return false;
  if (!partHeading.test(heading) && /^\d+$/.test(part)) return false;
  return [`${part} 2000`, `2000-${part}`, `2000${part}`].some((both) => {
    const kind = parsePeriod(both)?.kind;
    // "e" is a mark of a year.
    return kind !== undefined && kind !== "year";
  });
}

/** Whether what stands under a heading says of which part of a year a row is, wherever it says one. */
export const isPartHeading = (heading: string): boolean => partHeading.test(heading);
