import type { ArgumentValue } from "../cells/resolve-arguments.js";
import { findStatCalls } from "../formulas/find-stat-calls.js";
import { cellKey, splitAddress } from "../formulas/references.js";
import type { FormulaArgument } from "../formulas/stat-call.js";
import type { Template, TemplateCell } from "./template.js";

/** A call with what its arguments are worth when the template has just been inserted. */
export interface TemplateCall {
  /** Its cell. */
  readonly at: string;
  readonly functionId: string;
  readonly args: readonly ArgumentValue[];
}

interface PlacedCell extends TemplateCell {
  readonly sheet: string;
}

/** Numbers of statistics that no service has, and ids in the form of an indicator's. */
const statisticId = (index: number) => 900_000_000 + index;
const indicatorId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

const reference = /^=(?:'((?:[^']|'')+)'!)?\$?([A-Z]+)\$?(\d+)$/;

/** "B6:D6" → "B6", "C6", "D6"; rows of cells. */
function cellsOf(local: string): string[][] {
  const corners = local.replaceAll("$", "").split(":");
  const [from = "", to = from] = corners;
  const [, firstColumn = "A", firstRow = "1"] = /^([A-Z])(\d+)$/.exec(from) ?? [];
  const [, lastColumn = firstColumn, lastRow = firstRow] = /^([A-Z])(\d+)$/.exec(to) ?? [];
  const span = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return span(Number(firstRow), Number(lastRow)).map((row) =>
    span(firstColumn.charCodeAt(0), lastColumn.charCodeAt(0)).map(
      (column) => String.fromCharCode(column) + String(row),
    ),
  );
}

/** What a cell shows: what is written in it, or an id that stands for the one a search will find. */
function createReading(cells: readonly PlacedCell[], foundIds: ReadonlyMap<string, string>) {
  const byKey = new Map(
    cells.map((cell, index) => [cellKey(cell.sheet, cell.at), { cell, index }]),
  );
  const valueAt = (sheet: string, at: string): string | number | null => {
    const found = byKey.get(cellKey(sheet, at));
    if (found === undefined) return null;
    const { content, shows } = found.cell;
    if (typeof content === "number") return content;
    // The sign before a text is none of it.
    if (!content.startsWith("=")) return content.replace(/^'/, "");
    if (shows !== undefined) return shows;
    const [, other, column, row] = reference.exec(content) ?? [];
    if (column !== undefined && row !== undefined) {
      return valueAt(other?.replaceAll("''", "'") ?? found.cell.sheet, column + row);
    }
    const [call] = findStatCalls(content);
    // What Excel computes from other cells is stood for by its formula: it only has to be there.
    if (call === undefined) return content;
    if (call.functionId === "SEARCH") return statisticId(found.index);
    if (call.functionId !== "INDICATORS") return null;
    return foundIds.get(textOf(found.cell)) ?? indicatorId(found.index);
  };
  return (argument: FormulaArgument, own: string): ArgumentValue => {
    if (argument.kind === "literal") return argument.value;
    if (argument.kind === "array") return argument.values;
    if (argument.kind !== "range") return null;
    const { sheet = own, local } = splitAddress(argument.address);
    const rows = cellsOf(local).map((row) => row.map((at) => valueAt(sheet, at)));
    return rows.length === 1 && rows[0]?.length === 1 ? (rows[0][0] ?? null) : rows;
  };
}

/** A cell of a template, for what was found for it. */
const textOf = ({ sheet, at }: PlacedCell) => `${sheet}!${at}`;

/**
 * The calls of a template's formulas, for the price before it is inserted. Ids that a search has yet to
 * find are stood for by ids of the same kind, one for each search.
 *
 * @param foundIds ids of indicators that searches have found already, by the cell of the search
 */
export function templateCalls(
  { sheets }: Template,
  foundIds: ReadonlyMap<string, string> = new Map(),
): TemplateCall[] {
  const cells = sheets.flatMap(({ name, cells: own }) =>
    own.map((cell): PlacedCell => ({ ...cell, sheet: name })),
  );
  const read = createReading(cells, foundIds);
  return cells.flatMap((cell) =>
    findStatCalls(cell.content).map((call) => ({
      at: textOf(cell),
      functionId: call.functionId,
      args: call.arguments.map((argument) => read(argument, cell.sheet)),
    })),
  );
}
