import { loadPlaces, type Day } from "../../statistics/index.js";
import { findHeaders, type Header } from "../headers/find-headers.js";
import { readBlock } from "../headers/read-block.js";
import type { RunInExcel } from "../run-in-excel.js";
import { findSecondHeader } from "./second-headers.js";
import { isOpen, type TableReading, type TableRefusal } from "./table-entries.js";

/** The marked table: its cells and its headers, those of lines without an empty cell left out. Writes nothing. */
export async function readTable(run: RunInExcel, today: Day): Promise<TableReading | TableRefusal> {
  const block = await run(readBlock);
  if (typeof block === "string") return { problem: block };
  const places = await loadPlaces();
  const headers = findHeaders(block, places, today);
  if (headers === undefined) return { problem: "no-headers" };
  const at = findSecondHeader(block, headers, places, today);
  if (at !== undefined) return { problem: "second-headers", at };
  const { rows, columns, titles } = headers;
  const reading = { block, headers };
  const isWanted = (row: Header, column: Header) => isOpen(reading, row.row, column.column);
  const open = {
    titles,
    rows: rows.filter((row) => columns.some((column) => isWanted(row, column))),
    columns: columns.filter((column) => rows.some((row) => isWanted(row, column))),
  };
  return open.rows.length === 0
    ? { problem: rows.length > 0 && columns.length > 0 ? "nothing-to-fill" : "no-headers" }
    : { block, headers: open };
}
