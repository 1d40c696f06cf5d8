import { localDay, toIsoDate } from "../../statistics/index.js";
import type { ArgumentValue } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { DataAccess } from "../data-access.js";
import { showsError } from "../refresh/plan-refresh.js";
import { collectUses } from "./collect-uses.js";
import type { RequestUse, WorkbookUses } from "./collect-uses.js";
import { findConstantsBeside } from "./find-constants.js";
import { cellReference, writeReportSheet } from "./write-report-sheet.js";

const dayMs = 86_400_000;

/**
 * Writes or renews the audit: every STAT cell with what it asks, what that costs, how old its data is,
 * which cells it reads, and typed-in numbers beside it.
 */
export async function writeAuditSheet(
  context: Excel.RequestContext,
  data: DataAccess,
  now: Date,
): Promise<{ readonly cellCount: number }> {
  const uses = await collectUses(context, data);
  const constants = await findConstantsBeside(context, uses.cells);
  await writeReportSheet(context, {
    mark: "audit",
    name: "STAT Audit",
    heading: [
      "STAT cells of this workbook",
      `As of ${toIsoDate(localDay(now))}: ${String(uses.cells.length)} cells, ${String(uses.requests.length)} distinct requests`,
    ],
    columns: [
      { title: "cell", width: 100 },
      { title: "formula", width: 220 },
      { title: "arguments", width: 180 },
      { title: "status", width: 70 },
      { title: "requests", width: 60 },
      { title: "credits", width: 60 },
      { title: "as of", width: 70 },
      { title: "age in days", width: 70 },
      { title: "reads", width: 120 },
      { title: "typed-in numbers beside", width: 140 },
    ],
    rows: uses.cells.map((cell) => [
      `${cell.sheetName}!${cell.address}`,
      cell.formula,
      argumentText(uses, cell),
      statusOf(cell),
      ...requestCells(requestsOf(uses, cell), uses.unplanned.includes(cell), now),
      [...new Set(precedentsOf(uses, cell))].join(", "),
      (constants.get(cell) ?? []).join(", "),
    ]),
    links: uses.cells.map((cell, row) => ({
      row,
      column: 0,
      target: { cell: cellReference(cell.sheetName, cell.address) },
      text: `${cell.sheetName}!${cell.address}`,
    })),
  });
  return { cellCount: uses.cells.length };
}

function requestsOf(uses: WorkbookUses, cell: StatCell): RequestUse[] {
  return uses.requests.filter((use) => use.cells.includes(cell));
}

function requestCells(requests: readonly RequestUse[], isUnplanned: boolean, now: Date): unknown[] {
  if (isUnplanned) return ["?", "?", "", ""];
  const fetched = requests.flatMap(({ kept }) => (kept === undefined ? [] : [kept.fetchedAt]));
  const oldest = fetched.length === 0 ? undefined : Math.min(...fetched);
  return [
    requests.length,
    requests.reduce((sum, { price }) => sum + price.credits, 0),
    oldest === undefined ? "" : toIsoDate(localDay(new Date(oldest))),
    oldest === undefined ? "" : Math.floor((now.getTime() - oldest) / dayMs),
  ];
}

function statusOf(cell: StatCell): string {
  if (cell.isUnresolved) return "not loaded";
  if (cell.value === "#BUSY!") return "busy";
  if (cell.value === "#SPILL!") return "no room";
  return showsError(cell) ? `error ${String(cell.value)}` : "ok";
}

function argumentText(uses: WorkbookUses, cell: StatCell): string {
  return uses.calls
    .filter((call) => call.cell === cell)
    .map(({ call, values }) =>
      values === undefined
        ? `${call.functionId}: evaluated by Excel`
        : `${call.functionId}: ${values.map(show).join(" | ")}`,
    )
    .join("; ");
}

function show(value: ArgumentValue): string {
  if (!Array.isArray(value)) return showCell(value);
  const flat = value.flat() as unknown[];
  const head = flat.slice(0, 5).map(showCell).join(", ");
  return flat.length > 5 ? `${head} … (${String(flat.length)})` : head;
}

function showCell(cell: unknown): string {
  const isShown = typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean";
  return isShown ? String(cell) : "–";
}

function precedentsOf(uses: WorkbookUses, cell: StatCell): string[] {
  return uses.calls.filter((call) => call.cell === cell).flatMap((call) => call.precedents);
}
