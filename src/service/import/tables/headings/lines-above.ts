import type { TableRow } from "../row.js";

/** What is said in the lines above a table's heading. */
export async function linesAbove(
  rows: () => AsyncIterable<TableRow>,
  heading: number,
): Promise<readonly { what: string; text: string }[]> {
  const found: { what: string; text: string }[] = [];
  for await (const { line, cells } of rows()) {
    if (line >= heading) break;
    for (const text of cells)
      if (text.trim() !== "") found.push({ what: `line ${String(line)}`, text });
  }
  return found;
}
