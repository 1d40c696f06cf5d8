export {
  findStatCalls,
  isUnresolved,
  mayHoldStatCall,
  statFunctionId,
} from "./formulas/find-stat-calls.js";
export type { FormulaArgument, StatCall } from "./formulas/find-stat-calls.js";
export { replaceStatCall, writeStatCall, writeStatFormula } from "./formulas/write-stat-call.js";
export type { WritableArgument } from "./formulas/write-stat-call.js";
export { insertFormula } from "./insert/insert-formula.js";
export type { InsertFormulaOptions, InsertFormulaResult } from "./insert/insert-formula.js";
export type {
  DataAccess,
  FetchOptions,
  LoadedAnswer,
  RequestPrice,
  RequestRef,
  SourceState,
} from "./data-access.js";
export { scanWorkbook } from "./cells/scan-workbook.js";
export type { ScanScope, StatCell } from "./cells/scan-workbook.js";
export { planRefresh } from "./refresh/plan-refresh.js";
export type { RefreshChoice, RefreshPlan } from "./refresh/plan-refresh.js";
export type { PlannedRequest } from "./refresh/plan-requests.js";
export { recalculateFailed } from "./refresh/recalculate-failed.js";
export { refreshCells } from "./refresh/refresh-cells.js";
export type { FailedCell, RefreshProgress, RefreshReport } from "./refresh/refresh-cells.js";
export { runInExcel } from "./run-in-excel.js";
export type { RunInExcel } from "./run-in-excel.js";
export { freeze } from "./freeze/freeze.js";
export { thaw } from "./freeze/thaw.js";
export { changesOf, writeChangesSheet } from "./sheets/changes-sheet.js";
export type { RequestChanges } from "./sheets/changes-sheet.js";
export { writeAuditSheet } from "./sheets/audit-sheet.js";
export { writeSourcesSheet } from "./sheets/sources-sheet.js";
export { resolveFormula } from "./selection/resolve-formula.js";
export type { FormulaPlace } from "./selection/resolve-formula.js";
export { goToCell } from "./selection/go-to-cell.js";
export { readSelectedCell } from "./selection/read-selected-cell.js";
export type { SelectedCell } from "./selection/read-selected-cell.js";
export { watchSelection } from "./selection/watch-selection.js";
export { writeCellFormula } from "./selection/write-cell-formula.js";
export type { CellPlace, WriteOutcome } from "./selection/write-cell-formula.js";
export { insertText } from "./insert/insert-text.js";
export type { TextLine } from "./insert/insert-text.js";
export { checkAreaAtSelection, placeOnNewSheet } from "./insert/find-area.js";
export type { AreaCheck, Placement } from "./insert/find-area.js";
export { insertTable } from "./insert/insert-table.js";
export type { InsertTableOptions, SourceNote } from "./insert/insert-table.js";
