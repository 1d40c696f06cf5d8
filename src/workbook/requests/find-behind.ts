import type { AnswerPort, CallTrial } from "../answer-port.js";
import { readCells } from "../cells/read-cells.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { showsError } from "../cells/shown-state.js";
import type { CellRequest } from "./plan-requests.js";

type Rows = readonly (readonly unknown[])[];

interface LeftBehind {
  /** They show other figures than the answer that is kept for them has. */
  readonly behind: ReadonlySet<StatCell>;
  /** They show the figures of the answer that is kept for them. */
  readonly current: ReadonlySet<StatCell>;
  /** What they show of what is kept only Excel can tell: something is made of it. */
  readonly doubtful: ReadonlySet<StatCell>;
}

/** It calculates still, or has no room. */
const showsNothing = /^#(BUSY!|GETTING_DATA|SPILL!)$/;

const figureFunctions = new Set(["DATA", "INDICATOR", "VALUE", "GROWTH"]);

/**
 * Cells that were left behind: for another formula, another sheet's refresh or the pane a newer answer has come, and Excel
 * calculates none of the others for it. Asks nobody. One round trip where tables of figures are shown.
 *
 * @param requests all that the cells ask for
 */
export async function findBehind(
  context: Excel.RequestContext,
  calls: readonly ResolvedCall[],
  requests: readonly CellRequest[],
  data: AnswerPort,
): Promise<LeftBehind> {
  const asking = askingFigures(requests);
  // What is kept of them past its lifetime is asked again: nobody need doubt it.
  const doubtful = new Set(asking);
  for (const { isCached, cells } of requests)
    if (!isCached) for (const cell of cells) doubtful.delete(cell);
  const tried = new Map<string, Promise<CallTrial>>();
  const kept = new Map<StatCell, Rows>();
  for (const { cell, call, values } of calls) {
    if (!asking.has(cell) || values === undefined || !isAlone(cell)) continue;
    if (!figureFunctions.has(call.functionId)) continue;
    const key = `${call.functionId} ${JSON.stringify(values)}`;
    const trial = tried.get(key) ?? data.tryCall(call.functionId, values);
    tried.set(key, trial);
    const { status, rows } = await rowsOf(trial);
    doubtful.delete(cell);
    if (status === "rows") kept.set(cell, rows);
  }
  const tables = [...kept].filter(([, rows]) => isTable(rows)).map(([cell]) => cell);
  const shown = tables.length === 0 ? undefined : await readCells(context, tables, new Set(tables));
  const isBehind = ([cell, rows]: readonly [StatCell, Rows]) =>
    areOthers(rows, shown?.get(cell)?.values ?? [[cell.value]]);
  const behind = new Set([...kept].filter(isBehind).map(([cell]) => cell));
  const current = new Set([...kept.keys()].filter((cell) => !behind.has(cell)));
  return { behind, current, doubtful };
}

const rowsOf = async (trial: Promise<CallTrial>): Promise<{ status: string; rows: Rows }> => {
  const ended = await trial;
  return { status: ended.status, rows: ended.status === "rows" ? ended.rows : [] };
};

/** Cells that show something of figures alone. */
function askingFigures(requests: readonly CellRequest[]): Set<StatCell> {
  const asking = new Set(requests.flatMap(({ cells }) => cells));
  for (const { request, cells } of requests) {
    const isOfFigures =
      request.operation === "getStatistic" || request.operation === "getIndicator";
    if (!isOfFigures) for (const cell of cells) asking.delete(cell);
  }
  for (const cell of asking) {
    if (showsError(cell) || showsNothing.test(String(cell.value))) asking.delete(cell);
  }
  return asking;
}

/** The cell shows what its one call answers, and nothing is made of it. */
function isAlone({ calls, formula }: StatCell): boolean {
  const [call, ...others] = calls;
  if (call === undefined || others.length > 0 || call.inName !== undefined) return false;
  return call.start <= 1 && call.end === formula.trimEnd().length;
}

const isTable = (rows: Rows): boolean => rows.length > 1 || (rows[0]?.length ?? 1) > 1;

/** Figures alone are compared: of texts and dates Excel may show others that mean the same. */
const areOthers = (kept: Rows, shown: Rows): boolean =>
  kept.some((row, down) =>
    row.some((figure, across) => {
      const now = shown[down]?.[across];
      return typeof figure === "number" && !(typeof now === "number" && isSame(figure, now));
    }),
  );

/** Excel keeps fifteen digits. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
