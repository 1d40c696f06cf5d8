interface RunOptions {
  /**
   * All that the task writes is one step of undo, in however many round trips, where Excel can do that;
   * otherwise each round trip that writes is a step. @default false
   */
  readonly isOneStep?: boolean;
}

/** Runs one batch of work in Excel; tests and the pane pass their own. */
export type RunInExcel = <T>(
  task: (context: Excel.RequestContext) => Promise<T>,
  options?: RunOptions,
) => Promise<T>;

/** Waits while a user edits a cell instead of failing. */
export const runInExcel: RunInExcel = (task, { isOneStep = false } = {}) =>
  Excel.run(
    { delayForCellEdit: true, ...(isOneStep && canMergeSteps() ? { mergeUndoGroup: true } : {}) },
    task,
  );

/** An older Excel makes a step of each round trip, whatever it is asked. */
const canMergeSteps = () => Office.context.requirements.isSetSupported("ExcelApi", "1.20");

/** An older Excel does not say which cells are merged. */
export const canTellMerged = () => Office.context.requirements.isSetSupported("ExcelApi", "1.13");

/**
 * Runs a task of several round trips as one step of undo. Inside such a group Excel refuses what it could
 * not take back ("UndoNotSupported") and keeps what was done before; then the task is run once more, as
 * steps of its own. So a task must be fit for a second run: what its first has left must not be doubled.
 */
export async function runAsOneStep<T>(
  run: RunInExcel,
  task: (context: Excel.RequestContext) => Promise<T>,
): Promise<T> {
  try {
    return await run(task, { isOneStep: true });
  } catch (error) {
    if (!isUndoRefusal(error)) throw error;
    return run(task);
  }
}

/** Excel does not take a round trip into the group that is open. */
export const isUndoRefusal = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  error.code === "UndoNotSupported";
