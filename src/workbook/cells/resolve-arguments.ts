import { splitAddress } from "../formulas/references.js";
import type { FormulaArgument, StatCall } from "../formulas/stat-call.js";
import type { StatCell } from "./scan-workbook.js";

/**
 * What a call's argument is worth now: a scalar, or rows of cells for a range of more than one cell.
 * Empty cells and omitted arguments are null, as Excel hands them over.
 */
export type ArgumentValue = string | number | boolean | null | readonly (readonly unknown[])[];

export interface ResolvedCall {
  readonly cell: StatCell;
  readonly call: StatCall;
  /** Undefined where an argument is an expression that only Excel can evaluate. */
  readonly values: readonly ArgumentValue[] | undefined;
  /** Addresses the call reads, with sheet, for the audit. */
  readonly precedents: readonly string[];
}

/** Excel reads at most 5 million cells at once; an argument that large is a mistake anyway. */
const maxCellsPerArgument = 50_000;

interface Source {
  readonly range: Excel.Range;
}

/**
 * The arguments of every call, read from the workbook in two round trips whatever their number:
 * one to size the ranges, one to read them. Addresses without sheet belong to the formula's own.
 */
export async function resolveArguments(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<ResolvedCall[]> {
  const sources = new Map<string, Source>();
  for (const cell of cells) {
    for (const argument of cell.calls.flatMap((call) => call.arguments)) {
      const key = sourceKey(argument, cell);
      if (key === undefined || sources.has(key)) continue;
      const range = rangeOf(context, argument, cell);
      if (range === undefined) continue;
      range.load("address,cellCount");
      sources.set(key, { range });
    }
  }
  if (sources.size > 0) {
    await context.sync();
    for (const { range } of sources.values()) {
      if (!range.isNullObject && range.cellCount <= maxCellsPerArgument) range.load("values");
    }
    await context.sync();
  }
  const valueOf = (argument: FormulaArgument, cell: StatCell): ArgumentValue | undefined => {
    if (argument.kind === "omitted") return null;
    if (argument.kind === "literal") return argument.value;
    if (argument.kind === "array") return argument.values;
    const source = sources.get(sourceKey(argument, cell) ?? "");
    if (source === undefined || source.range.isNullObject) return undefined;
    if (source.range.cellCount > maxCellsPerArgument) return undefined;
    return toArgumentValue(source.range.values as unknown[][]);
  };
  return cells.flatMap((cell) =>
    cell.calls.map((call) => {
      const values = call.arguments.map((argument) => valueOf(argument, cell));
      const isResolved = values.every((value) => value !== undefined);
      const precedents = call.arguments.flatMap((argument) => {
        const range = sources.get(sourceKey(argument, cell) ?? "")?.range;
        return range === undefined || range.isNullObject ? [] : [range.address];
      });
      return { cell, call, values: isResolved ? values : undefined, precedents };
    }),
  );
}

function sourceKey(argument: FormulaArgument, cell: StatCell): string | undefined {
  if (argument.kind === "name") return `name ${argument.name.toLowerCase()}`;
  if (argument.kind !== "range") return undefined;
  const { sheet, local } = splitAddress(argument.address);
  return `${sheet ?? cell.sheetName}!${local.replaceAll("$", "")}${argument.isSpill ? "#" : ""}`;
}

function rangeOf(
  context: Excel.RequestContext,
  argument: FormulaArgument,
  cell: StatCell,
): Excel.Range | undefined {
  if (argument.kind === "name") {
    return context.workbook.names.getItemOrNullObject(argument.name).getRangeOrNullObject();
  }
  if (argument.kind !== "range") return undefined;
  const { sheet, local } = splitAddress(argument.address);
  // Another workbook's cells cannot be read from here.
  if (sheet?.includes("[") === true) return undefined;
  const worksheet = context.workbook.worksheets.getItemOrNullObject(sheet ?? cell.sheetName);
  const range = worksheet.getRange(local);
  return argument.isSpill ? range.getSpillingToRangeOrNullObject() : range;
}

function toArgumentValue(values: readonly (readonly unknown[])[]): ArgumentValue {
  const rows = values.map((row) => row.map((value) => (value === "" ? null : value)));
  if (rows.length === 1 && rows[0]?.length === 1) {
    const only = rows[0][0];
    return typeof only === "string" || typeof only === "number" || typeof only === "boolean"
      ? only
      : null;
  }
  return rows;
}
