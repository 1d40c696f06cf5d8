import { defaultRequirementSets } from "./app-context.js";

type Run = (...given: unknown[]) => Promise<unknown>;

/** The requirement sets of a newer Excel, "1.16" to "1.20"; everything else as usual. */
export function withExcelApi(version: string): Readonly<Record<string, string>> {
  return { ...defaultRequirementSets, ExcelApi: version };
}

/**
 * The office.js of the npm package ends at ExcelApi 1.15 and passes over `mergeUndoGroup` (1.20). Here
 * the group is opened and closed around the run instead of in its messages; runs at the same time join it.
 */
export function addUndoGroups(
  excel: object,
  host: { beginUndoGroup(): void; endUndoGroup(): void },
): void {
  const run = (Reflect.get(excel, "run") as Run).bind(excel);
  const grouped: Run = async (...given) => {
    const [options] = given as [{ readonly mergeUndoGroup?: boolean } | undefined];
    if (typeof options === "function" || options?.mergeUndoGroup !== true) return run(...given);
    host.beginUndoGroup();
    try {
      return await run(...given);
    } finally {
      host.endUndoGroup();
    }
  };
  Reflect.set(excel, "run", grouped);
}

/** Whether a host with these sets groups steps of undo. */
export function hasUndoGroups(sets: Readonly<Record<string, string>> | undefined): boolean {
  const [, minor = "0"] = (sets?.["ExcelApi"] ?? "1.15").split(".");
  return Number(minor) >= 20;
}
