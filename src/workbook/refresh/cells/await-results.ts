import { wait as waitByTimer } from "../../../timers/index.js";
import { isBusy } from "../../cells/shown-state.js";
import type { RunInExcel } from "../../run-in-excel.js";
import { addressOf } from "../../cells/address.js";

/** Cells of one sheet; zero-based. */
export interface CellArea {
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

interface CellError {
  /** Without sheet: "B2". */
  readonly address: string;
  /** As Excel shows it: "#N/A". */
  readonly shown: string;
}

/** What the cells show in the end. */
export type CellResults =
  | { readonly status: "settled"; readonly errors: readonly CellError[] }
  /** Some still calculate when the time is up. */
  | { readonly status: "busy" };

interface WaitOptions {
  readonly signal: AbortSignal;
  /** Resolves after this many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How long to wait for the results, in milliseconds. @default 60000 */
  readonly settleMs?: number;
}

const firstPauseMs = 50;
const maxPauseMs = 2000;

const errorTexts =
  /^#(N\/A|VALUE!|NAME\?|REF!|CALC!|CONNECT!|SPILL!|NUM!|DIV\/0!|NULL!|FIELD!|BLOCKED!|UNKNOWN!|BUSY!|GETTING_DATA)$/;

/**
 * Waits until none of the cells is busy, and says which show an error. Each look is one round trip that writes
 * nothing; the pauses between them grow to two seconds.
 */
export async function awaitResults(
  run: RunInExcel,
  area: CellArea,
  { signal, wait = waitByTimer, settleMs = 60_000 }: WaitOptions,
): Promise<CellResults> {
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; !signal.aborted;) {
    const errors = await run((context) => readErrors(context, area));
    if (!errors.some(({ shown }) => isBusy(shown))) return { status: "settled", errors };
    if (waitedMs >= settleMs) break;
    await wait(pauseMs);
    waitedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }
  return { status: "busy" };
}

async function readErrors(context: Excel.RequestContext, area: CellArea): Promise<CellError[]> {
  const { sheetName, row, column, rowCount, columnCount } = area;
  const sheet = context.workbook.worksheets.getItem(sheetName);
  const range = sheet.getRangeByIndexes(row, column, rowCount, columnCount);
  range.load("values");
  await context.sync();
  return (range.values as unknown[][]).flatMap((cells, down) =>
    cells.flatMap((value, right) => {
      const shown = String(value);
      return errorTexts.test(shown)
        ? [{ address: addressOf(row + down, column + right), shown }]
        : [];
    }),
  );
}
