import type { AnswerPort, RequestsPrice } from "../answer-port.js";
import { addressOf } from "../cells/address.js";
import { createBatches } from "../batches.js";
import { progressOf, type LongWork } from "../long-work.js";
import { runAsOneStep, type RunInExcel } from "../run-in-excel.js";
import type { Header } from "../headers/find-headers.js";
import type { FillCall, FillPlan, PlannedCell } from "./plan-fill.js";
import type { TableReading } from "./table-entries.js";

/** What a call shows, found outside of any cell. */
type Preview = (
  functionId: string,
  args: readonly unknown[],
  how: { readonly mayAsk: boolean; readonly signal: AbortSignal },
) => Promise<
  | { readonly status: "rows"; readonly rows: readonly (readonly unknown[])[] }
  | { readonly status: "not-cached" }
  | { readonly status: "failed"; readonly reason: string }
>;

interface FillPorts {
  readonly run: RunInExcel;
  readonly data: Pick<AnswerPort, "plan" | "price">;
  readonly preview: Preview;
}

/** Cells by their address, with the figure that each would show. */
type KeptFigures = ReadonlyMap<string, number>;

interface FillQuote {
  readonly price: RequestsPrice;
  /** Figures that are kept already. */
  readonly kept: KeptFigures;
}

/** What the figures of a plan cost now, and those that are kept. Asks nothing. */
export async function quoteFill(
  { data, preview }: Omit<FillPorts, "run">,
  { calls }: FillPlan,
  signal: AbortSignal,
): Promise<FillQuote> {
  const plans = await Promise.all(calls.map(({ args }) => data.plan("VALUE", args)));
  const price = await data.price(plans.flat());
  const kept = new Map<string, number>();
  for (const call of calls) {
    const shown = await preview("VALUE", call.args, { mayAsk: false, signal });
    for (const { cell, value } of figuresOf(call, shown)) {
      if (typeof value === "number") kept.set(addressOf(cell.row, cell.column), value);
    }
  }
  return { price, kept };
}

export type FillReport =
  | {
      readonly status: "filled";
      readonly written: number;
      /** Cells that stay empty, each with the sentence that its formula would have shown. */
      readonly missing: readonly { readonly address: string; readonly reason: string }[];
    }
  /** Nothing was written: the table is another one by now. */
  | { readonly status: "changed" };

/**
 * Fetches the figures, then writes a formula into each empty cell that has one, or one formula for all, in one
 * step of undo. Until it writes it can be cancelled, and nothing is changed.
 *
 * @throws ApiError "aborted" where it was cancelled
 */
export async function fillTable(
  { run, preview }: FillPorts,
  reading: TableReading,
  plan: FillPlan,
  shape: "cells" | "spill",
  work: LongWork = {},
): Promise<FillReport> {
  const { signal = new AbortController().signal } = work;
  if (!(await run((context) => isAsRead(context, reading, plan)))) return { status: "changed" };
  const tell = progressOf(work, "reading", plan.calls.length);
  const figures: Figure[] = [];
  for (const [index, call] of plan.calls.entries()) {
    tell(index);
    const shown = await preview("VALUE", call.args, { mayAsk: true, signal });
    figures.push(...figuresOf(call, shown));
  }
  tell(plan.calls.length);
  const found = figures.filter(({ value }) => typeof value === "number");
  const missing = figures
    .filter(({ value }) => typeof value !== "number")
    .map(({ cell, value }) => ({
      address: addressOf(cell.row, cell.column),
      reason: reasonOf(value),
    }));
  const { spill } = plan;
  const formulas =
    shape === "cells" || spill === undefined
      ? found.map(({ cell }) => cell)
      : found.length === 0
        ? []
        : [missing.length === 0 ? spill : { ...spill, formula: blankless(spill.formula) }];
  if (formulas.length === 0) return { status: "filled", written: 0, missing };
  const isWritten = await runAsOneStep(run, async (context) => {
    if (!(await isAsRead(context, reading, plan))) return false;
    await write(context, reading, formulas);
    return true;
  });
  return isWritten ? { status: "filled", written: found.length, missing } : { status: "changed" };
}

/** What has no figure shows nothing in a spill either. */
const blankless = (formula: string) => `=IFNA(${formula.slice(1)},"")`;

interface Figure {
  readonly cell: PlannedCell;
  readonly value: unknown;
}

function figuresOf({ cells }: FillCall, shown: Awaited<ReturnType<Preview>>): Figure[] {
  return cells.flatMap((row, down) =>
    row.flatMap((standing, across) => {
      const value =
        shown.status === "rows"
          ? shown.rows[down]?.[across]
          : { message: shown.status === "failed" ? shown.reason : "" };
      return standing.map((cell) => ({ cell, value }));
    }),
  );
}

/** A cell of a matrix that has no figure is Excel's error with the sentence. */
const reasonOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "message" in value ? String(value.message) : "";

/**
 * Whether headers and titles say what was read, and the cells to be filled are empty. What else stands in the
 * table may change meanwhile, as volatile formulas do. Writes nothing.
 */
async function isAsRead(
  context: Excel.RequestContext,
  { block, headers }: TableReading,
  plan: FillPlan,
): Promise<boolean> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(block.sheetId);
  const width = block.cells[0]?.length ?? 0;
  const now = sheet.getRangeByIndexes(block.row, block.column, block.cells.length, width);
  sheet.load("id");
  now.load("values,text,formulas");
  await context.sync();
  if (sheet.isNullObject) return false;
  const at = (rows: readonly (readonly unknown[])[], row: number, column: number) =>
    rows[row - block.row]?.[column - block.column];
  const values = now.values as unknown[][];
  const read = ({ row, column }: Header) => block.cells[row - block.row]?.[column - block.column];
  return (
    // Formulas refer to headers; a title is read as it is shown.
    [...headers.rows, ...headers.columns].every(
      (each) => at(values, each.row, each.column) === read(each)?.value,
    ) &&
    headers.titles.every((each) => at(now.text, each.row, each.column) === read(each)?.text) &&
    plan.cells.every(
      ({ row, column }) =>
        at(now.formulas as unknown[][], row, column) === "" && at(values, row, column) === "",
    )
  );
}

async function write(
  context: Excel.RequestContext,
  { block }: TableReading,
  cells: readonly PlannedCell[],
): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(block.sheetId);
  const batches = createBatches(context);
  for (const { row, column, formula } of cells) {
    await batches.next(formula.length * 2);
    sheet.getRangeByIndexes(row, column, 1, 1).formulas = [[formula]];
  }
  await context.sync();
}
