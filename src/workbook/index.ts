export { findStatCalls, isUnresolved, mayHoldStatCall } from "./formulas/find-stat-calls.js";
export { statFunctionId } from "./formulas/stat-call.js";
export type { FormulaArgument, StatCall } from "./formulas/stat-call.js";
export {
  replaceStatCall,
  writeArguments,
  writeStatCall,
  writeStatFormula,
} from "./formulas/write-stat-call.js";
export type { WritableArgument } from "./formulas/write-stat-call.js";
export type { LongWork, WorkProgress } from "./long-work.js";
export { createTurns } from "./turns.js";
export type { TakeTurn } from "./turns.js";
export { runAsOneStep, runInExcel } from "./run-in-excel.js";
export type { RunInExcel } from "./run-in-excel.js";
export type { AnswerPort, LoadedAnswer, RequestsPrice, RequestRef } from "./answer-port.js";
export { createWorkbookOperations } from "./workbook-operations.js";
export type { FullRefreshReport } from "./finish-refresh.js";
export type { WorkbookOperations } from "./workbook-operations.js";

export { scanWorkbook } from "./cells/scan-workbook.js";
export type { ScanScope, StatCell } from "./cells/scan-workbook.js";
export type { ShownResult } from "./cells/read-cells.js";
export { resolveArguments } from "./cells/resolve-arguments.js";
export type { ArgumentValue, ResolvedCall } from "./cells/resolve-arguments.js";

export { planRefresh } from "./refresh/plan-refresh.js";
export type { RefreshChoice, RefreshPlan } from "./refresh/plan-refresh.js";
export type { HealthState, WorkbookHealth } from "./refresh/workbook-health.js";
export { planRequests } from "./requests/plan-requests.js";
export { templateCalls } from "./templates/template-calls.js";
export type { TemplateCall } from "./templates/template-calls.js";
export type { CellRequest } from "./requests/plan-requests.js";
export { recalculateFailed } from "./refresh/cells/recalculate-failed.js";
export { refreshCells } from "./refresh/refresh-cells.js";
export type { RefreshOptions, RefreshProgress, RefreshReport } from "./refresh/refresh-report.js";
export type { RefreshedRequest } from "./refresh/fetch-requests.js";
export { refreshOnOpen } from "./refresh/refresh-on-open.js";
export { createWatchdog, repair } from "./refresh/repair.js";
export type { RepairReport } from "./refresh/repair.js";

export type { AnswerChange } from "./changes/compare-answers.js";
export { restoreEarlier } from "./changes/restore-earlier.js";
export type { RestoreReport } from "./changes/restore-earlier.js";

export { freeze } from "./freeze/freeze.js";
export type { FreezeReport, SkipReason } from "./freeze/freeze.js";
export type { FrozenFormula } from "./freeze/frozen-formula.js";
export type { FreezeOptions } from "./freeze/replace-by-values.js";
export { thaw } from "./freeze/thaw/thaw.js";
export type { ThawOptions, ThawReport } from "./freeze/thaw/thaw.js";

export type { KeptThing } from "./find-damaged.js";
export { createWorkbookOptions } from "./parts/workbook-options.js";
export type { WorkbookOptions } from "./parts/workbook-options.js";
export { createWorkbookSnapshot } from "./parts/workbook-snapshot.js";
export type { WorkbookSnapshot } from "./parts/workbook-snapshot.js";

export { findCopyPort } from "./share/find-copy-port.js";
export { shareCopy } from "./share/share-copy.js";
export type { CopyPort, ShareReport, ShareStep } from "./share/share-copy.js";

export { writeAuditSheet } from "./sheets/audit/audit-sheet.js";
export { changesOf } from "./changes/changes-of.js";
export { changeUnits } from "./changes/change-units.js";
export type { RequestChanges } from "./changes/changes-of.js";
export { writeChangesSheet } from "./sheets/changes-sheet.js";
export { renewReportSheets } from "./sheets/renew-report-sheets.js";
export { writeSourcesSheet } from "./sheets/sources-sheet.js";

export { openSheet, readActiveCell } from "./insert/room/find-room.js";
export type { Placement } from "./insert/room/find-room.js";
export { place } from "./insert/place.js";
export type { Insertion, PlaceOutcome, Where } from "./insert/place.js";
export { addressOf, cellName } from "./cells/address.js";
export { awaitResults } from "./refresh/cells/await-results.js";
export type { CellArea, CellResults } from "./refresh/cells/await-results.js";
export { toCellInput } from "./cells/write-text.js";
export { followSpills } from "./spills/follow-spills.js";
export { chartColumns, chartRows, insertTableWithChart } from "./insert/insert-chart.js";
export type { ChartData, InsertChartOptions } from "./insert/insert-chart.js";
export type { CellBlock } from "./insert/format-data.js";
export { formulaInsertion } from "./insert/insert-formula.js";
export type { FixedContent } from "./fixed/fixed-content.js";
export { imageColumns, imageRows, insertImage } from "./insert/insert-image.js";
export { changeTexts } from "./insert/marks/change-words.js";
export { sourceWords, withRemark } from "./insert/marks/source-words.js";
export { shownAs } from "./insert/marks/shown-as.js";
export { breaksOf, unitOptions, unitOptionsOfAll } from "./insert/marks/unit-mark.js";
export { blockNoteRows, insertTable, tableFrameRows } from "./insert/insert-table.js";
export type { BlockNotes, InsertTableOptions, SourceNote } from "./insert/insert-table.js";

export { buildFoundTemplate } from "./templates/found/build-found-template.js";
export { findTemplate, templateSearches } from "./templates/found/find-template.js";
export type { FoundPart, FoundParts } from "./templates/found/find-parts.js";
export { templateLayout } from "./templates/template-layout.js";
export { foundTemplateIds, foundTemplateKinds } from "./templates/found/found-template.js";
export type { FoundTemplateId } from "./templates/found/found-template.js";
export { foundWords } from "./templates/found/words/index.js";
export type { InsertedTemplate } from "./templates/insert-template.js";
export type { Template, TemplateId } from "./templates/template.js";
export { buildTemplate, templateIds } from "./templates/templates.js";
export { templateWords } from "./templates/template-words.js";

export { insertLiveChart } from "./insert/insert-live-chart.js";
export { insertText } from "./insert/insert-text.js";
export type { TextLine } from "./insert/insert-text.js";

export { findHeaders } from "./headers/find-headers.js";
export type { Header } from "./headers/find-headers.js";
export type { Meaning } from "./headers/header-meaning.js";
export { readBlock } from "./headers/read-block.js";
export type { Block } from "./headers/read-block.js";

export { readSelectedCell } from "./selection/read-selected-cell.js";
export type { SelectedCell } from "./selection/read-selected-cell.js";
export { resolveFormula } from "./selection/resolve-formula.js";
export { watchSelection } from "./selection/watch-selection.js";
export { callSources } from "./spills/sources/call-sources.js";
export type { CallSource } from "./spills/sources/call-sources.js";
export { saidOfCall } from "./spills/sources/said-of-call.js";
export { renewNotesAt } from "./spills/titles/renew-titles-at.js";
export { watchTitles } from "./spills/titles/watch-titles.js";
export type { IdToName } from "./ids/name-id.js";
export { ProtectedIdsError } from "./ids/protected-ids-error.js";
export { writeCellFormula } from "./selection/write-cell-formula.js";
export { createAgreement } from "./agreement/create-agreement.js";
export type { WorkbookAgreement } from "./agreement/create-agreement.js";
export { readTypedTable } from "./typed/read-typed-table.js";
export type { TypedProblem, TypedTable } from "./typed/read-typed-table.js";
export { replaceTyped, typedFormula } from "./typed/replace-typed.js";
export type { Replacement } from "./typed/replace-typed.js";

export { fillTable, quoteFill } from "./fill/fill-table.js";
export type { FillReport } from "./fill/fill-table.js";
export { mostSearches, searchesFor } from "./fill/measure-searches.js";
export type { TableHints } from "./fill/measure-searches.js";
export { chosenValue, planFill } from "./fill/plan-fill.js";
export type { FillAnswers, FillPlan, LeftOut } from "./fill/plan-fill.js";
export { readTable } from "./fill/read-table.js";
export { entryKinds, latestPeriod } from "./fill/table-entries.js";
export type {
  EntryChoice,
  EntryKind,
  TableEntry,
  TableProblem,
  TableReading,
  TableRefusal,
  TableUnderstanding,
  UnreadHeader,
} from "./fill/table-entries.js";
export { understandTable } from "./fill/understand-table.js";
