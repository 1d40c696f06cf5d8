import type { RunInExcel } from "../run-in-excel.js";

/**
 * Calls `listener` whenever another cell is selected. Resolves to what stops it, which never fails:
 * a workbook that is closing cannot be asked any more.
 */
export async function watchSelection(
  run: RunInExcel,
  listener: () => void,
): Promise<() => Promise<void>> {
  const registration = await run(async (context) => {
    const added = context.workbook.onSelectionChanged.add(() => {
      listener();
      return Promise.resolve();
    });
    await context.sync();
    return added;
  });
  return async () => {
    try {
      registration.remove();
      await registration.context.sync();
    } catch {
      // See above.
    }
  };
}
