import type { IndicatorItem } from "../../contract/index.js";
import { mergeAt, type Block, type BlockProblem } from "../headers/read-block.js";
import type { Header, Headers } from "../headers/find-headers.js";
import type { AskedUnit } from "./units/asked-unit.js";

/** What the headers of a row or column are, or what one thing is for the whole table. */
export type EntryKind = "places" | "periods" | "measures";
export const entryKinds: readonly EntryKind[] = ["places", "periods", "measures"];

/** One thing that an entry may mean. */
export interface EntryChoice {
  /** Code of a place, label of a period, id of an indicator; `latestPeriod` for that of each place. */
  readonly value: string;
  readonly label: string;
  readonly item?: IndicatorItem | undefined;
}

/** As a choice of a period: the latest that each place has. */
export const latestPeriod = "latest";

export interface TableEntry {
  /** Equal for the same header of a table that is read again. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Where it stands; undefined for what holds for the whole table and no title says. */
  readonly header: Header | undefined;
  /** The likeliest first. */
  readonly choices: readonly EntryChoice[];
  /** The value of the one choice that is beyond doubt. */
  readonly sure: string | undefined;
}

/** A header that was not read, and why. */
export interface UnreadHeader {
  readonly address: string;
  readonly text: string;
  readonly reason: "not-a-place" | "not-a-period" | "no-measure" | "group";
}

export interface HeadersAlike {
  readonly addresses: readonly string[];
  readonly label: string;
}

export interface TableReading {
  readonly block: Block;
  readonly headers: Headers;
}

export type TableProblem = BlockProblem | "no-headers" | "nothing-to-fill" | "too-many-measures";

/** Why a table cannot be filled; `at` is a cell that seems to be a header of its own besides row and column. */
export type TableRefusal =
  { readonly problem: TableProblem } | { readonly problem: "second-headers"; readonly at: string };

export interface TableUnderstanding {
  readonly reading: TableReading;
  readonly kinds: { readonly rows: EntryKind; readonly columns: EntryKind };
  readonly rows: readonly TableEntry[];
  readonly columns: readonly TableEntry[];
  /** What neither rows nor columns are. Undefined where both are the same, and nothing can be filled. */
  readonly whole: TableEntry | undefined;
  readonly unread: readonly UnreadHeader[];
  /** Headers that say one and the same: none of them is sure. */
  readonly twice: readonly HeadersAlike[];
  /** What titles and headers ask for, by their addresses. */
  readonly units: ReadonlyMap<string, AskedUnit>;
}

/**
 * The empty cells that are seen, by which lines they stand in. One that is merged over more than its headers are
 * would show a figure of one as that of several.
 */
export function isOpen({ block, headers }: TableReading, row: number, column: number): boolean {
  const cell = block.cells[row - block.row]?.[column - block.column];
  if (cell?.isEmpty !== true) return false;
  if (block.hiddenRows.has(row) || block.hiddenColumns.has(column)) return false;
  const area = mergeAt(block.merges, { row, column });
  if (area === undefined) return true;
  const above = mergeAt(block.merges, { row: headers.columns[0]?.row ?? 0, column });
  const beside = mergeAt(block.merges, { row, column: headers.rows[0]?.column ?? 0 });
  return (
    area.columnCount === (above?.columnCount ?? 1) && area.rowCount === (beside?.rowCount ?? 1)
  );
}
