/**
 * A mark in the document's settings that the workbook limits spending. Settings come with Office
 * itself, the budget only with a reading of the file: so calls wait for it where there is one.
 */
const markName = "stat.budget";

interface MarkedDocument {
  /** Absent in a plain web page. */
  readonly document?: { readonly settings?: Office.Settings };
}

const settingsOf = () => (Office.context as MarkedDocument | undefined)?.document?.settings;

export function hasBudgetMark(): boolean {
  return settingsOf()?.get(markName) === true;
}

/** Rejects where the document takes no settings, such as in protected view. */
export function setBudgetMark(hasBudget: boolean): Promise<void> {
  const settings = settingsOf();
  if (settings === undefined || (settings.get(markName) === true) === hasBudget) {
    return Promise.resolve();
  }
  if (hasBudget) settings.set(markName, true);
  else settings.remove(markName);
  return new Promise((resolve, reject) => {
    settings.saveAsync(({ status, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) resolve();
      else reject(new Error(error.message));
    });
  });
}
