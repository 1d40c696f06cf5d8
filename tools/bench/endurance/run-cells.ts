/**
 * 2,000 cells calculated anew every second, in a process of its own:
 * `run-cells.ts <stat|same> <service address> <seconds> <seconds between reports>`.
 * `same` calls a function that does nothing: what then grows is office.js' and the host's own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { createNodeWorkbench, type NodeWorkbench } from "../../../src/workbench/node/index.js";
import { expectedValue, firstYear } from "../recalc/numbers.js";
import { columns, rows } from "./cells.js";
import { fill, openWorkbook, recalculateAll } from "../recalc/open-workbook.js";

/** What is seen at the end of each stretch of time. */
export interface Report {
  readonly seconds: number;
  readonly recalculations: number;
  readonly calls: number;
  /** After a collection. */
  readonly heapMb: number;
  readonly wrongCells: number;
  readonly errorCells: number;
}

const [kind = "", serviceAddress = "", secondsText, everyText] = process.argv.slice(2);
const [seconds, every] = [Number(secondsText), Number(everyText)];
const isStat = kind === "stat";

/** Silence lasts two seconds instead of thirty, or little else would happen in ten minutes. */
const attemptTimeoutMs = 2_000;

/** A day and an hour after each report, as if the workbook stood open for weeks: every answer is past its lifetime then. */
const jumpMs = 25 * 3_600_000;
let shiftMs = 0;

async function open(): Promise<NodeWorkbench> {
  const sheetSize = { rows, columns };
  if (isStat) {
    const now = () => Date.now() + shiftMs;
    return openWorkbook({ serviceAddress, attemptTimeoutMs, sheetSize, now });
  }
  const same = new URL("same-functions.ts", import.meta.url).pathname;
  return createNodeWorkbench({ functionFiles: [same], namespace: "SAME", sheetSize });
}

function countCells(workbench: NodeWorkbench): { wrongCells: number; errorCells: number } {
  const { workbook } = workbench.host;
  const sheetId = workbook.sheets.activeId();
  let [wrongCells, errorCells] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < columns; col += 1) {
      const { value, message } = workbook.cell({ sheetId, row, col });
      if (value === expectedValue(row + 1, firstYear + col)) continue;
      // Without a sentence an error is as bad as a wrong value.
      if (value === "#N/A" && message !== undefined && message !== "") errorCells += 1;
      else wrongCells += 1;
    }
  }
  return { wrongCells, errorCells };
}

const workbench = await open();
const name = isStat ? "STAT" : "SAME";
fill(
  workbench,
  rows,
  columns,
  (row, column) => `=${name}.VALUE(${String(row + 1)},,${String(firstYear + column)})`,
);
await workbench.idle();

const begun = performance.now();
const elapsed = () => (performance.now() - begun) / 1000;
let calls = 0;
for (let recalculations = 0, next = every; elapsed() < seconds;) {
  const turn = performance.now();
  await recalculateAll(workbench);
  recalculations += 1;
  calls += workbench.host.caller.recorded.length;
  // The workbench notes every call for tests; ten minutes of them would be the memory measured.
  workbench.host.caller.recorded.length = 0;
  if (elapsed() >= next) {
    next += every;
    globalThis.gc?.();
    const report: Report = {
      seconds: elapsed(),
      recalculations,
      calls,
      heapMb: process.memoryUsage().heapUsed / 2 ** 20,
      ...countCells(workbench),
    };
    process.send?.(report);
    if (elapsed() + every < seconds) shiftMs += jumpMs;
  }
  await sleep(Math.max(0, 1000 - (performance.now() - turn)));
}
workbench.dispose();
process.disconnect();
// Office.js' timers of a minute hold the process.
process.exit();
