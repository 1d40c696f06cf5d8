import { isBusy } from "../cells/shown-state.js";
import type { AnswerPort } from "../answer-port.js";
import { createBatches } from "../batches.js";
import { readResults } from "../cells/read-cells.js";
import { resolveArguments, type ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { ScanScope } from "../cells/scan-workbook.js";
import { cellKey, findReferences } from "../formulas/references.js";
import { usesOf } from "../requests/collect-uses.js";
import { findBehind } from "../requests/find-behind.js";
import { progressOf } from "../long-work.js";
import type { FrozenFormula } from "./frozen-formula.js";
import { replaceByValues } from "./replace-by-values.js";
import type { FreezeOptions } from "./replace-by-values.js";

export interface FreezeReport {
  readonly frozen: readonly StatCell[];
  /** As kept, by which `thaw` can bring back just these. */
  readonly formulas: readonly FrozenFormula[];
  /** Left as they are, and why. */
  readonly skipped: readonly { readonly cell: StatCell; readonly reason: SkipReason }[];
}

/**
 * `no-value`: shows an error that Excel cannot hold as a value; `picture`: a picture or card;
 * `read-by-protected`: a formula on a protected sheet reads its spill, and could not be made to read values;
 * `read-by-name`: a defined name refers to its spill (`=Sheet1!$A$1#`), which values do not have.
 */
export type SkipReason =
  | "protected"
  | "busy"
  | "unresolved"
  | "no-value"
  | "picture"
  | "read-by-protected"
  | "read-by-name";

const unwritable = new Set(["#SPILL!", "#CALC!", "#FIELD!", "#CONNECT!", "#BLOCKED!", "#UNKNOWN!"]);

/**
 * Replaces STAT formulas by the values they show, spills whole, formats kept, and keeps the formulas in
 * the workbook for `thaw`, with the day of the figures where `data` tells it. Formulas that read such a spill (`A1#`) read its cells until then. A cell that shows no value yet is left alone, since freezing it would lose it.
 */
export async function freeze(
  context: Excel.RequestContext,
  scope: ScanScope,
  { data, ...options }: FreezeOptions & { readonly data?: AnswerPort | undefined },
): Promise<FreezeReport> {
  const found = await judgeCells(context, scope);
  const named = found.length === 0 ? new Set() : await spillsOfNames(context);
  const judged = found.map(({ cell, reason }) => ({
    cell,
    reason: cell.isProtected
      ? ("protected" as const)
      : named.has(cellKey(cell.sheetName, cell.address))
        ? ("read-by-name" as const)
        : reason,
  }));
  const ready = judged.filter(({ reason }) => reason === undefined).map(({ cell }) => cell);
  progressOf(options, "reading", ready.length)(0);
  const results = ready.length === 0 ? [] : await readResults(context, ready);
  const asked = ready.length === 0 ? [] : await resolveArguments(context, ready);
  const retrievedAt = data && (await whenRetrieved(context, asked, data));
  const { formulas, held } = await replaceByValues(context, results, {
    ...{ ...options, asked },
    ...(retrievedAt === undefined ? {} : { retrievedAt }),
  });
  const heldCells = new Set([...held].map(({ cell }) => cell));
  return {
    frozen: ready.filter((cell) => !heldCells.has(cell)),
    formulas,
    skipped: judged.flatMap(({ cell, reason: own }) => {
      const reason: SkipReason | undefined = heldCells.has(cell) ? "read-by-protected" : own;
      return reason === undefined ? [] : [{ cell, reason }];
    }),
  };
}

/** Of what is kept, unless it came after what a cell shows. */
async function whenRetrieved(
  context: Excel.RequestContext,
  calls: readonly ResolvedCall[],
  data: AnswerPort,
): Promise<(cell: StatCell) => number | null> {
  const { requests } = await usesOf(calls, data);
  const { behind } = await findBehind(context, calls, requests, data);
  const oldest = new Map<StatCell, number>();
  for (const { kept, cells } of requests) {
    // What is kept no more is of an unknown day.
    const at = kept?.fetchedAt ?? -Infinity;
    for (const cell of cells) oldest.set(cell, Math.min(oldest.get(cell) ?? at, at));
  }
  return (cell) => {
    const at = oldest.get(cell) ?? -Infinity;
    return behind.has(cell) || at === -Infinity ? null : at;
  };
}

interface JudgedCell {
  readonly cell: StatCell;
  /** Why its value cannot take the formula's place; undefined where it can. Knows of no protection. */
  readonly reason:
    Exclude<SkipReason, "protected" | "read-by-protected" | "read-by-name"> | undefined;
}

/** Every STAT cell of the scope, and whether it shows a value worth keeping. */
export async function judgeCells(
  context: Excel.RequestContext,
  scope: ScanScope,
): Promise<JudgedCell[]> {
  const cells = await scanWorkbook(context, scope);
  const pictures = await picturesAmong(context, cells);
  return cells.map((cell) => ({ cell, reason: skipReason(cell, pictures) }));
}

/** The cells whose spill is all that a defined name stands for. Two round trips. */
async function spillsOfNames(context: Excel.RequestContext): Promise<ReadonlySet<unknown>> {
  const { names, worksheets } = context.workbook;
  names.load("items/formula");
  worksheets.load("items/id");
  await context.sync();
  const own = worksheets.items.map((sheet) => sheet.names);
  for (const each of own) each.load("items/formula");
  await context.sync();
  const formulas = [names, ...own].flatMap(({ items }) =>
    items.map((item): unknown => item.formula),
  );
  return new Set(
    formulas
      .filter((formula) => typeof formula === "string" && formula.includes("#"))
      .flatMap((formula) => findReferences(String(formula), ""))
      .filter(({ isSpill }) => isSpill)
      .map(({ sheet, local }) => cellKey(sheet, local)),
  );
}

/** In `values` a picture or card is `#VALUE!` or its fallback: as a value it would be lost. */
async function picturesAmong(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<ReadonlySet<StatCell>> {
  const mayShowOne = ({ calls }: StatCell) =>
    calls.some(({ functionId }) => functionId === "IMAGE" || functionId === "CARD");
  const batches = createBatches(context);
  const doubtful: { readonly cell: StatCell; readonly range: Excel.Range }[] = [];
  for (const cell of cells.filter(mayShowOne)) {
    await batches.next();
    const range = context.workbook.worksheets.getItem(cell.sheetId).getRange(cell.address);
    range.load("valueTypes,values");
    doubtful.push({ cell, range });
  }
  if (doubtful.length === 0) return new Set();
  await context.sync();
  const isPicture = ({ range }: { range: Excel.Range }) =>
    range.valueTypes[0]?.[0] === Excel.RangeValueType.richValue ||
    (range.values as unknown[][])[0]?.[0] === "#VALUE!";
  return new Set(doubtful.filter(isPicture).map(({ cell }) => cell));
}

function skipReason(cell: StatCell, pictures: ReadonlySet<StatCell>): JudgedCell["reason"] {
  if (pictures.has(cell)) return "picture";
  if (isBusy(cell.value)) return "busy";
  // Nothing worth keeping is shown, and the formula would be lost to readers.
  if (cell.value === "#NAME?") return "unresolved";
  if (typeof cell.value === "string" && unwritable.has(cell.value)) return "no-value";
  return undefined;
}
