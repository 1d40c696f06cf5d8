/** Hidden defined names that hold a text: it goes with undo and stays in the file. */

/** Queues the name with its text, which has no quotes, or its end where there is none. */
export function writeHiddenText(
  { workbook: { names } }: Excel.RequestContext,
  name: string,
  text: string | undefined,
): void {
  names.getItemOrNullObject(name).delete();
  if (text !== undefined) names.add(name, `="${text}"`).visible = false;
}

/** @param names of the workbook, their formulas loaded @returns undefined where no such name holds a text */
export function readHiddenText(
  names: readonly Excel.NamedItem[],
  wanted: string,
): string | undefined {
  const own = names.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return /^="(.*)"$/.exec(String(own?.formula))?.[1];
}
