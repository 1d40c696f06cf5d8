/** Runs one batch of work in Excel; tests and the pane pass their own. */
export type RunInExcel = <T>(task: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/** Waits while a user edits a cell instead of failing. */
export const runInExcel: RunInExcel = (task) => Excel.run({ delayForCellEdit: true }, task);
