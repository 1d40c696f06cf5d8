import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import { createMemoryRecords } from "../storage/memory-records.js";
import {
  createAgreement,
  createTurns,
  createWorkbookOperations,
  createWorkbookOptions,
  createWorkbookSnapshot,
  type AnswerPort,
  type TakeTurn,
  type RunInExcel,
  type WorkbookAgreement,
  type WorkbookOperations,
  type WorkbookOptions,
  type WorkbookSnapshot,
} from "../../../src/workbook/index.js";
import {
  createStatWorkbench,
  type StatWorkbench,
  type StatWorkbenchOptions,
} from "../stat-workbench.js";

export interface CaredWorkbench {
  readonly workbench: StatWorkbench;
  readonly data: AnswerPort;
  readonly snapshot: WorkbookSnapshot;
  readonly options: WorkbookOptions;
  readonly agreement: WorkbookAgreement;
  readonly operations: WorkbookOperations;
  readonly takeTurn: TakeTurn;
  /** How often the operations have waited for results so far; after each they look once more. */
  readonly waitCount: () => number;
}

let sessions = 0;

/** A workbook with client, functions, snapshot, options and operations joined as the add-in joins them. */
export async function openCared(
  answer: ServiceAnswer,
  setting: Omit<StatWorkbenchOptions, "snapshot" | "spendingLimit" | "isQuestionHeld"> & {
    /** Of this device. @default none yet */
    readonly records?: ReturnType<typeof createMemoryRecords>;
  } = {},
): Promise<CaredWorkbench> {
  const holder: { workbench?: StatWorkbench } = {};
  const run: RunInExcel = (task) => {
    if (holder.workbench === undefined) throw new Error("The workbench is not open yet.");
    return holder.workbench.run(task);
  };
  const now = setting.now ?? (() => Date.UTC(2026, 10, 20));
  const snapshot = createWorkbookSnapshot(run, now);
  const options = createWorkbookOptions({ run, now, session: `session-${String(++sessions)}` });
  const agreement = createAgreement({
    run,
    records: setting.records ?? createMemoryRecords(),
    workbookAddress: () => "https://files.test/book.xlsx",
  });
  const workbench = await createStatWorkbench(answer, {
    ...setting,
    isQuestionHeld: (cell) => agreement.isHeld(cell),
    snapshot,
    spendingLimit: options,
  });
  holder.workbench = workbench;
  const data = createAnswerPort(workbench.client);
  let waits = 0;
  const wait = () => {
    waits += 1;
    return workbench.idle();
  };
  const takeTurn = createTurns();
  const operations = createWorkbookOperations({
    ...{ run, data, snapshot, options, agreement, takeTurn, now, wait },
  });
  const waitCount = () => waits;
  return { workbench, data, snapshot, options, agreement, takeTurn, operations, waitCount };
}

/** Every sheet's contents: formulas where there are some, else values; empty cells left out. */
export async function contentsOf(workbench: StatWorkbench): Promise<Record<string, unknown>> {
  return workbench.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const used = worksheets.items.map((sheet) => {
      const range = sheet.getUsedRangeOrNullObject(true);
      range.load("formulas,values,numberFormat,rowIndex,columnIndex");
      return { sheet, range };
    });
    await context.sync();
    const contents: Record<string, unknown> = {};
    for (const { sheet, range } of used) {
      if (range.isNullObject) continue;
      range.formulas.forEach((row: unknown[], rowOffset) => {
        row.forEach((formula, columnOffset) => {
          const value = (range.values as unknown[][])[rowOffset]?.[columnOffset];
          const format = (range.numberFormat as unknown[][])[rowOffset]?.[columnOffset];
          if (formula === "" && value === "") return;
          const at = `R${String(range.rowIndex + rowOffset + 1)}C${String(range.columnIndex + columnOffset + 1)}`;
          contents[`${sheet.name}!${at}`] = [formula, value, format];
        });
      });
    }
    return contents;
  });
}
