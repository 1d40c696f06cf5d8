import type { Mapping } from "../mapping.js";
import { messageRows, type SdmxMessage } from "../sdmx/index.js";
import { firstOf, headedRows } from "../tables/headings/heading-rows.js";
import { linesAbove } from "../tables/headings/lines-above.js";
import type { MappedTable } from "../tables/mapped-table.js";
import { openXlsx } from "../tables/read-xlsx.js";
import { readCsv } from "../tables/text/read-csv.js";
import type { Form } from "./file-form.js";

export interface OpenedTable {
  readonly table: Omit<MappedTable, "mapping">;
  /** Of a workbook with several sheets: the one that is read. */
  readonly sheet?: string;
  readonly otherSheets?: readonly string[];
  readonly notes: readonly string[];
}

type Said = Mapping["table"];

async function openSheet(path: string, said: Said): Promise<OpenedTable> {
  const heading = said?.heading;
  const from = heading === undefined ? undefined : firstOf(heading);
  const { rows: all, notes, sheet, others } = await openXlsx(path, said?.sheet, from);
  const rows = heading === undefined ? all : headedRows(path, all, heading);
  const above =
    from === undefined ? [] : await linesAbove((await openXlsx(path, sheet)).rows, from);
  const titles = [{ what: "the name of its sheet", text: sheet }, ...above];
  const table = { path, rows, notes, titles };
  if (others.length === 0) return { table, notes: [] };
  const left = others.map((name) => `"${name}"`).join(", ");
  return {
    table,
    sheet,
    otherSheets: others,
    notes: [`Sheet "${sheet}" was read, and not ${left}.`],
  };
}

/** A file as a table, for a mapping or a guess of it. */
export async function openTable(
  path: string,
  form: Form,
  message: SdmxMessage | undefined,
  said: Said,
): Promise<OpenedTable> {
  if (form === "xlsx") return openSheet(path, said);
  if (message !== undefined && form !== "sdmx-csv" && form !== "oecd-csv") {
    const rows = () => messageRows(message);
    return { table: { path, decimal: ".", counted: message.counted, rows }, notes: [] };
  }
  const heading = said?.heading;
  if (heading === undefined) return { table: { path, rows: () => readCsv(path, said) }, notes: [] };
  const all = () => readCsv(path, { ...said, from: firstOf(heading) });
  const titles = await linesAbove(all, firstOf(heading));
  return { table: { path, rows: headedRows(path, all, heading), titles }, notes: [] };
}

/** Where the first sheet does not tell what it holds, another one may be meant. */
export function aboutSheets(sheet: string | undefined, others: readonly string[]): string[] {
  const [first] = others;
  if (sheet === undefined || first === undefined) return [];
  const named = others.map((name) => `"${name}"`).join(", ");
  const written = /^[\p{L}\d_]+$/u.test(first) ? first : JSON.stringify(first);
  return [
    `whether the table is in the sheet "${sheet}", which was read: there are ${named} too, to be named as table: { sheet: ${written} }`,
  ];
}
