import type { Platform } from "../../../contract/index.js";
import { localDay, toExcelSerial, toIsoDate } from "../../../statistics/index.js";
import type { ArgumentValue, ResolvedCall } from "../../cells/resolve-arguments.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { progressOf } from "../../long-work.js";
import type { LongWork } from "../../long-work.js";
import type { AnswerPort } from "../../answer-port.js";
import { collectFixed } from "../../fixed/collect-fixed.js";
import { collectFrozen } from "../../freeze/frozen-uses.js";
import { collectUses } from "../../requests/collect-uses.js";
import type { RequestUse, WorkbookUses } from "../../requests/collect-uses.js";
import { findBehind } from "../../requests/find-behind.js";
import { mayHideError, tryCalls } from "../../requests/failing-calls.js";
import { isDoubtful, showsAnyError, statusOf, type CellFacts } from "./cell-status.js";
import { findConstantsBeside } from "./find-constants.js";
import type { ReportWords } from "../words/index.js";
import { cellReference } from "../report-rows.js";
import type { ReportColumn, ReportRow } from "../report-rows.js";
import { writeReportSheet } from "../write-report-sheet.js";

const dayMs = 86_400_000;

const columns: readonly ReportColumn[] = [
  { id: "cell", width: 110 },
  { id: "title", width: 200 },
  { id: "formula", width: 240 },
  { id: "arguments", width: 200 },
  { id: "status", width: 240, hasFlags: true },
  { id: "requests", width: 75, isNumeric: true },
  { id: "credits", width: 75, isNumeric: true },
  { id: "asOf", width: 70, numberFormat: "yyyy-mm-dd", isNumeric: true },
  { id: "age", width: 70, isNumeric: true },
  { id: "reads", width: 140 },
  { id: "typedIn", width: 150, hasFlags: true },
];

/**
 * Writes or renews the audit: every STAT cell with what it asks, what that costs, how old its data is,
 * which cells it reads, and typed-in numbers beside it; frozen figures with the formula that is kept of them,
 * and those inserted without one.
 *
 * @param language of a new sheet.
 */
export async function writeAuditSheet(
  context: Excel.RequestContext,
  data: AnswerPort,
  now: Date,
  language: Platform = "en",
  work: LongWork = {},
): Promise<AuditCounts & { readonly sheet: Excel.Worksheet }> {
  const uses = await collectUses(context, data, work);
  const frozen = await collectFrozen(context, data);
  const fixed = await collectFixed(context);
  const standing = [...frozen.states, ...fixed];
  const constants = await findConstantsBeside(context, uses.cells, standing);
  const facts = new Map([...factsByCell(uses), ...factsByCell(frozen)]);
  const isTried = (cell: StatCell) => showsAnyError(cell) || mayHideError(cell);
  const failing = await tryCalls(uses.calls, data, isTried);
  const { behind } = await findBehind(context, uses.calls, uses.requests, data);
  const credits = await creditsByCell(facts, data);
  const cells = [...uses.cells, ...frozen.cells, ...fixed.keys()];
  const audited = cells.map((cell): AuditedCell => {
    const states = {
      ...{ frozen: frozen.states.get(cell), fixed: fixed.get(cell), failing: failing.get(cell) },
      isBehind: behind.has(cell),
    };
    const known = { ...(facts.get(cell) ?? noFacts), ...states };
    const cost = costOf(known, credits.get(cell) ?? 0, now);
    return { cell, known, cost, beside: constants.get(cell) ?? [] };
  });
  const tellWritten = progressOf(work, "writing", cells.length);
  tellWritten(0);
  const sheet = await writeReportSheet(context, {
    mark: "audit",
    columns,
    language,
    mode: { kind: "renew", state: "status" },
    report: (words) => ({
      name: words.auditName,
      heading: words.auditHeading,
      asOf: words.auditCounts(toIsoDate(localDay(now)), cells.length, uses.requests.length),
      rows: audited.map((one) => toReportRow(one, words)),
    }),
  });
  tellWritten(cells.length);
  const doubtfulCount = audited.filter(({ cell, known }) => isDoubtful(cell, known)).length;
  return { cellCount: cells.length, doubtfulCount, sheet };
}

export interface AuditCounts {
  readonly cellCount: number;
  /** Those that show or may hide an error, have no room, or no longer show what was frozen. */
  readonly doubtfulCount: number;
}

interface AuditedCell {
  readonly cell: StatCell;
  readonly known: CellFacts;
  readonly cost: ReturnType<typeof costOf>;
  /** Where typed-in numbers touch it, without sheet. */
  readonly beside: readonly string[];
}

function toReportRow({ cell, known, cost, beside }: AuditedCell, words: ReportWords): ReportRow {
  return {
    values: {
      cell: `${cell.sheetName}!${cell.address}`,
      title: known.fixed?.content.title ?? titlesOf(known.requests),
      formula: cell.formula,
      arguments: known.calls.map((call) => argumentText(call, words)).join("; "),
      status: statusOf(cell, known, words),
      ...cost,
      reads: [...new Set(known.calls.flatMap(({ precedents }) => precedents))].join(", "),
      typedIn: beside.join(", "),
    },
    links: [{ column: "cell", target: { cell: cellReference(cell.sheetName, cell.address) } }],
    flagged: [
      ...(beside.length > 0 ? (["typedIn"] as const) : []),
      ...(isDoubtful(cell, known) ? (["status"] as const) : []),
    ],
  };
}

const noFacts: CellFacts = { calls: [], requests: [], isUnplanned: false };

/** By cell, since looking through all calls for each of thousands of cells takes its time. */
function factsByCell({
  cells,
  calls,
  requests,
  unplanned,
}: WorkbookUses): Map<StatCell, CellFacts> {
  const facts = new Map(
    cells.map((cell): [StatCell, CellFacts] => [
      cell,
      { calls: [], requests: [], isUnplanned: false },
    ]),
  );
  for (const call of calls) facts.get(call.cell)?.calls.push(call);
  for (const use of requests) for (const cell of use.cells) facts.get(cell)?.requests.push(use);
  for (const cell of unplanned) {
    const known = facts.get(cell);
    if (known !== undefined) known.isUnplanned = true;
  }
  return facts;
}

/** The most that each cell's requests cost when all of them are asked, whatever is kept. */
async function creditsByCell(
  facts: ReadonlyMap<StatCell, CellFacts>,
  data: AnswerPort,
): Promise<Map<StatCell, number>> {
  const priced = [...facts].map(async ([cell, { requests }]): Promise<[StatCell, number]> => {
    const asked = requests.map(({ request }) => request);
    return [cell, (await data.price(asked, { askFresh: true })).atMost];
  });
  return new Map(await Promise.all(priced));
}

function costOf(
  { requests, isUnplanned, isBehind, frozen, fixed }: CellFacts,
  credits: number,
  now: Date,
): Readonly<Record<"requests" | "credits" | "asOf" | "age", unknown>> {
  const fetched = requests.flatMap(({ kept }) => (kept === undefined ? [] : [kept.fetchedAt]));
  // No refresh asks for them again.
  if (fixed !== undefined) return { ...unasked, ...ageAt([fixed.content.retrievedAt], now) };
  if (frozen !== undefined) {
    const { frozenAt, retrievedAt = oldestOf([...fetched, frozenAt]) } = frozen.formula;
    return { ...unasked, ...ageAt(retrievedAt === null ? [] : [retrievedAt], now) };
  }
  // The answer that is kept came after the figures that are shown.
  if (isBehind === true) return { requests: requests.length, credits, asOf: "", age: "" };
  if (isUnplanned) return { requests: "?", credits: "?", asOf: "", age: "" };
  return { requests: requests.length, credits, ...ageAt(fetched, now) };
}

const unasked = { requests: "", credits: "" };

const oldestOf = (times: readonly number[]): number => Math.min(...times);

/** @param times of answers, in milliseconds since 1970 */
function ageAt(times: readonly number[], now: Date): Readonly<Record<"asOf" | "age", unknown>> {
  if (times.length === 0) return { asOf: "", age: "" };
  const oldest = oldestOf(times);
  return {
    asOf: toExcelSerial(localDay(new Date(oldest))),
    age: Math.floor((now.getTime() - oldest) / dayMs),
  };
}

/** Of all contents that a cell shows, each once. */
function titlesOf(requests: readonly RequestUse[]): string {
  const titles = requests.flatMap(({ kept }) => {
    const { title } = (kept?.value ?? {}) as { readonly title?: unknown };
    return typeof title === "string" ? [title] : [];
  });
  return [...new Set(titles)].join("; ");
}

function argumentText({ call, values }: ResolvedCall, words: ReportWords): string {
  const shown = values === undefined ? words.evaluatedByExcel : values.map(show).join(" | ");
  const by = call.inName === undefined ? "" : `${call.inName} = `;
  return `${by}${call.functionId}: ${shown}`;
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
