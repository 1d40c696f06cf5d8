import type { SavedResult } from "../../../grid/index.js";
import type { PackageParts } from "./package-parts.js";

/** Excel passes over a relationship of a type it does not know. */
const relation = "urn:stat-workbench:function-results";

/**
 * The answers of the add-in's functions. Excel opens a file without calculating and shows the cells'
 * kept values; the grid calculates, so it is given the answers to calculate with.
 */
export function writeResults(
  parts: PackageParts,
  results: readonly SavedResult[],
  workbookPath: string,
): void {
  if (results.length === 0) return;
  parts.declareExtension("json", "application/json");
  parts.add("xl/functionResults.json", JSON.stringify(results), { to: workbookPath, relation });
}

export function readResults(parts: PackageParts, workbookPath: string): SavedResult[] {
  const found = parts.relations(workbookPath).find(({ type }) => type === relation);
  const text = parts.text(found?.target ?? "");
  return text === undefined ? [] : (JSON.parse(text) as SavedResult[]);
}
