/**
 * One workbook in a process of its own, so that its memory is its own:
 * `run-workbook.ts <stat|same|naive> <service address> <distinct requests> <cells per request>`.
 * Tells its parent the figures of each phase and waits until they are noted.
 */
import "fake-indexeddb/auto";
import { once } from "node:events";
import { createIndexedDbStore } from "../../../src/client/index.js";
import { createNodeWorkbench, type NodeWorkbench } from "../../../src/workbench/node/index.js";
import { limitedFetch } from "./limited-fetch.js";
import { askOf } from "./naive-functions.js";
import { expectedValue, firstYear } from "./numbers.js";
import { fill, openWorkbook, recalculateAll } from "./open-workbook.js";

export interface Phase {
  readonly name: string;
  readonly ms: number;
  /** Processor time of the whole process, which other work on the machine does not change much. */
  readonly cpuMs: number;
  /** Calls of functions by the host. */
  readonly calls: number;
  readonly wrongCells: number;
  /** Growth of the heap since the empty workbook stood, after a collection. */
  readonly heapMb: number;
  /** The most memory the process ever had. */
  readonly peakMb: number;
}

const [kind = "", serviceAddress = "", distinctText, columnsText] = process.argv.slice(2);
const [rows, columns] = [Number(distinctText), Number(columnsText)];
const sheetSize = { rows, columns };
const formula = (name: string) => (row: number, column: number) =>
  `=${name}.VALUE(${String(row + 1)},,${String(firstYear + column)})`;

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

let heapBefore = 0;
async function phase(name: string, workbench: NodeWorkbench, work: () => unknown): Promise<void> {
  const callsBefore = workbench.host.caller.recorded.length;
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  await work();
  await workbench.idle();
  const ms = performance.now() - begun;
  const cpu = process.cpuUsage(cpuBefore);
  const sheetId = workbench.host.workbook.sheets.activeId();
  let wrongCells = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < columns; col += 1) {
      const { value } = workbench.host.workbook.cell({ sheetId, row, col });
      if (value !== expectedValue(row + 1, firstYear + col)) wrongCells += 1;
    }
  }
  const told: Phase = {
    name,
    ms,
    cpuMs: (cpu.user + cpu.system) / 1000,
    wrongCells,
    calls: workbench.host.caller.recorded.length - callsBefore,
    heapMb: heapMb() - heapBefore,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(told);
  await once(process, "message");
}

async function runStat(): Promise<void> {
  const session = (opened?: ReturnType<NodeWorkbench["save"]>) =>
    openWorkbook({
      serviceAddress,
      sheetSize,
      store: createIndexedDbStore(),
      fetch: limitedFetch(),
      ...(opened === undefined ? {} : { opened }),
    });
  const first = await session();
  heapBefore = heapMb();
  await phase("STAT.VALUE, first time", first, () => {
    fill(first, rows, columns, formula("STAT"));
  });
  await phase("recalculated in full", first, () => recalculateAll(first));
  const saved = first.save();
  first.dispose();
  // Nothing of the first session but the saved workbook and the database on disk.
  const second = await session(saved);
  await phase("reopened", second, () => undefined);
  await phase("reopened, recalculated in full", second, () => recalculateAll(second));
  second.dispose();
}

/** The same cells with a function of another kind. */
async function runOther(name: string, file: string, namespace: string): Promise<void> {
  const functionFiles = [new URL(file, import.meta.url).pathname];
  const workbench = await createNodeWorkbench({ functionFiles, namespace, sheetSize });
  heapBefore = heapMb();
  await phase(name, workbench, () => {
    fill(workbench, rows, columns, formula(namespace));
  });
  workbench.dispose();
}

if (kind === "naive") {
  askOf(serviceAddress);
  await runOther("one fetch per cell", "naive-functions.ts", "NAIVE");
} else if (kind === "same") {
  await runOther("no fetch at all", "../endurance/same-functions.ts", "SAME");
} else {
  await runStat();
}
process.disconnect();
// Office.js' timers of a minute would hold the process.
process.exit();
