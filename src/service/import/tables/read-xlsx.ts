import { readFile } from "node:fs/promises";
import { streamXlsxRows, type CellValue } from "hucre";
import { refuseTooLarge } from "./read-text.js";
import type { TableRow } from "./row.js";
import { unpackAway } from "./zip-entries.js";

function toText(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}

/**
 * The rows of a sheet, by their numbers in Excel, blank ones left out. Numbers come with a point before
 * their decimals, dates as 2026-03-31, and every row as wide as the first: Excel keeps no empty cells.
 * @param sheet its name @default the first sheet
 * @throws Error with a sentence for what is no workbook
 */
export async function* readXlsx(path: string, sheet?: string): AsyncGenerator<TableRow> {
  const bytes = await readFile(path);
  await unpackAway(path, bytes, (size) => {
    refuseTooLarge(path, bytes.length, size, true);
  });
  let width: number | undefined;
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet ?? 0 })) {
      const texts = values.map(toText);
      if (texts.every((text) => text.trim() === "")) continue;
      width ??= texts.findLastIndex((text) => text.trim() !== "") + 1;
      const missing = Math.max(0, width - texts.length);
      const last = texts.findLastIndex((text) => text.trim() !== "") + 1;
      const cells = [...texts, ...Array<string>(missing).fill("")].slice(0, Math.max(width, last));
      yield { line: index + 1, cells };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const where = sheet === undefined ? "" : `, sheet "${sheet}"`;
    throw new Error(`${path}${where} cannot be read as an Excel workbook (.xlsx): ${reason}`, {
      cause: error,
    });
  }
  if (width === undefined && sheet !== undefined)
    throw new Error(`${path} has no sheet "${sheet}", or nothing is on it.`);
}
