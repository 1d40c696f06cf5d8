/**
 * Excel lets a sheet have a name that the workbook, or another sheet, has too; the grid knows every name once. So such
 * a name is kept in the grid with a number behind it, and shown to everybody else without.
 */
const mark = "__SHEET_";

/** What the grid calls a sheet's own name. @param isTaken whether the grid has a name already */
export function scopedName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const kept = `${name}${mark}${number}`;
    if (!isTaken(kept)) return kept;
  }
}

/** What Excel calls it. */
export const shownName = (kept: string): string =>
  kept.replace(new RegExp(`${mark}\\d+$`, "i"), "");
