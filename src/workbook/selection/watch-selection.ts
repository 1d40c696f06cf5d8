import type { RunInExcel } from "../run-in-excel.js";

/**
 * Calls `listener` whenever another cell is selected or another sheet is shown, whose own selection
 * Excel does not report anew. Resolves to what stops it, which never fails: a workbook that is closing
 * cannot be asked any more.
 */
export async function watchSelection(
  run: RunInExcel,
  listener: () => void,
): Promise<() => Promise<void>> {
  const notice = () => {
    listener();
    return Promise.resolve();
  };
  const registrations = await run(async (context) => {
    const { worksheets } = context.workbook;
    const added = [worksheets.onSelectionChanged.add(notice), worksheets.onActivated.add(notice)];
    await context.sync();
    return added;
  });
  return async () => {
    try {
      for (const registration of registrations) {
        registration.remove();
        await registration.context.sync();
      }
    } catch {
      // See above.
    }
  };
}
