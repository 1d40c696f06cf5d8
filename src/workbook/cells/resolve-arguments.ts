import { createBatches } from "../batches.js";
import { argumentIn } from "../formulas/find-stat-calls.js";
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
  /** Names in its arguments that neither its sheet nor the workbook has. */
  readonly goneNames: readonly string[];
}

/** Excel reads at most 5 million cells at once; an argument that large is a mistake anyway. */
const maxCellsPerArgument = 50_000;

/** Names and numbers of places, periods and contents are short. */
const argumentCellBytes = 30;

/** Where an argument's value is; for a name first the sheet's own, then the workbook's. */
interface Source {
  readonly ranges: readonly Excel.Range[];
  /** Beside their ranges, since a name may stand for a constant. */
  readonly items: readonly Excel.NamedItem[];
}

/**
 * The arguments of every call, read from the workbook in two round trips whatever their number:
 * one to size the ranges, one to read them, and one more where names stand for spills. Addresses without sheet belong to the formula's own.
 */
export async function resolveArguments(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<ResolvedCall[]> {
  const sources = await readSources(context, cells);
  const valueOf = (argument: FormulaArgument, cell: StatCell): ArgumentValue | undefined => {
    if (argument.kind === "omitted") return null;
    if (argument.kind === "literal") return argument.value;
    if (argument.kind === "array") return argument.values;
    const source = sources.get(sourceKey(argument, cell) ?? "");
    return source === undefined ? undefined : valueIn(source);
  };
  return cells.flatMap((cell) =>
    cell.calls.map((call) => {
      const values = call.arguments.map((argument) => valueOf(argument, cell));
      const isResolved = values.every((value) => value !== undefined);
      const precedents = call.arguments.flatMap((argument) => {
        const source = sources.get(sourceKey(argument, cell) ?? "");
        const range = source === undefined ? undefined : rangeIn(source);
        return range === undefined ? [] : [range.address];
      });
      const goneNames = call.arguments.flatMap((argument) =>
        argument.kind === "name" && isGone(sources.get(sourceKey(argument, cell) ?? ""))
          ? [argument.name]
          : [],
      );
      return { cell, call, values: isResolved ? values : undefined, precedents, goneNames };
    }),
  );
}

/** Of all arguments that stand in cells or names, by `sourceKey`, loaded. */
async function readSources(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<ReadonlyMap<string, Source>> {
  const sources = new Map<string, Source>();
  const batches = createBatches(context);
  for (const cell of cells) {
    for (const argument of cell.calls.flatMap((call) => call.arguments)) {
      const key = sourceKey(argument, cell);
      if (key === undefined || sources.has(key)) continue;
      await batches.next();
      const source = sourceOf(context, argument, cell);
      for (const range of source.ranges) range.load("address,cellCount");
      for (const item of source.items) item.load("type,value,formula");
      sources.set(key, source);
    }
  }
  if (sources.size > 0) {
    await context.sync();
    if (followSpills(context, sources)) await context.sync();
    for (const source of sources.values()) {
      const range = rangeIn(source);
      if (range === undefined || range.cellCount > maxCellsPerArgument) continue;
      await batches.next(range.cellCount * argumentCellBytes);
      range.load("values");
    }
    await context.sync();
  }
  return sources;
}

/**
 * A name of a spill (`=Sheet1!$A$1#`) is all that is spilled there now, whatever range Excel says it is.
 *
 * @returns whether there are any, which are known after the caller's next round trip
 */
function followSpills(context: Excel.RequestContext, sources: Map<string, Source>): boolean {
  let isAny = false;
  for (const [key, { items }] of sources) {
    const formula: unknown = items.find(({ isNullObject }) => !isNullObject)?.formula;
    if (typeof formula !== "string" || !formula.endsWith("#")) continue;
    const argument = argumentIn(formula);
    const { sheet, local } = splitAddress(argument.kind === "range" ? argument.address : "");
    if (argument.kind !== "range" || sheet === undefined || sheet.includes("[")) continue;
    const anchor = context.workbook.worksheets.getItemOrNullObject(sheet).getRange(local);
    const range = anchor.getSpillingToRangeOrNullObject();
    range.load("address,cellCount");
    sources.set(key, { items: [], ranges: [range] });
    isAny = true;
  }
  return isAny;
}

/** Undefined where nothing is, or too much. */
function valueIn(source: Source): ArgumentValue | undefined {
  const range = rangeIn(source);
  if (range === undefined) return constantIn(source);
  if (range.cellCount > maxCellsPerArgument) return undefined;
  return toArgumentValue(range.values as unknown[][]);
}

function sourceKey(argument: FormulaArgument, cell: StatCell): string | undefined {
  if (argument.kind === "name") return `name ${cell.sheetId} ${argument.name.toLowerCase()}`;
  if (argument.kind !== "range") return undefined;
  const { sheet, local } = splitAddress(argument.address);
  return `${sheet ?? cell.sheetName}!${local.replaceAll("$", "")}${argument.isSpill ? "#" : ""}`;
}

function sourceOf(
  context: Excel.RequestContext,
  argument: FormulaArgument,
  cell: StatCell,
): Source {
  const { names, worksheets } = context.workbook;
  if (argument.kind === "name") {
    const { sheet, local } = splitAddress(argument.name);
    const own = worksheets.getItemOrNullObject(sheet ?? cell.sheetId).names;
    const items = [own, names].map((scope) => scope.getItemOrNullObject(local));
    return { items, ranges: items.map((item) => item.getRangeOrNullObject()) };
  }
  if (argument.kind !== "range") return { items: [], ranges: [] };
  const { sheet, local } = splitAddress(argument.address);
  // Another workbook's cells cannot be read from here.
  if (sheet?.includes("[") === true) return { items: [], ranges: [] };
  const range = worksheets.getItemOrNullObject(sheet ?? cell.sheetName).getRange(local);
  return { items: [], ranges: [argument.isSpill ? range.getSpillingToRangeOrNullObject() : range] };
}

const isGone = (source: Source | undefined): boolean =>
  source !== undefined &&
  source.items.length > 0 &&
  source.items.every(({ isNullObject }) => isNullObject);

/** The first name that exists decides, whatever it stands for. */
function rangeIn({ ranges, items }: Source): Excel.Range | undefined {
  const at = Math.max(
    0,
    items.findIndex((item) => !item.isNullObject),
  );
  const range = ranges[at];
  return range === undefined || range.isNullObject ? undefined : range;
}

const constantTypes = new Set<string>(["String", "Integer", "Double", "Boolean"]);

function constantIn({ items }: Source): ArgumentValue | undefined {
  const item = items.find(({ isNullObject }) => !isNullObject);
  if (item === undefined || !constantTypes.has(item.type)) return undefined;
  return item.value as string | number | boolean;
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
