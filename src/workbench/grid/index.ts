export type { CellAt, Zone } from "./addresses.js";
export {
  boundingZone,
  cellName,
  columnCount,
  intersection,
  isSingleCell,
  lastColumn,
  lastRow,
  longestCellText,
  parseZone,
  quoteSheetName,
  rowCount,
  splitSheet,
  zoneName,
} from "./addresses.js";
export type { CallOutcome } from "./functions/call-results.js";
export type { RichValue } from "./functions/data-types.js";
export { hasCard, isCardAlone } from "./functions/data-types.js";
export type { FunctionCall, StartCall } from "./functions/calls.js";
export type { SavedResult } from "./functions/saved-results.js";
export type { GridChange } from "./change-plugin.js";
export type {
  FunctionDescription,
  FunctionParameter,
  FunctionsMetadata,
} from "./functions/function-metadata.js";
export { toGridLocale } from "./locale.js";
export { toGridFormat, usLocale } from "./number-formats.js";
export { sameContent } from "./spreadsheet.js";
export { holdPersonBack } from "./protection/person-guard.js";
export type { GridStyle } from "./cells/cell-style.js";
export { gridSizes, pixelsPerPoint } from "./cells/cell-style.js";
export type { CellKind, CellState } from "./cells/cell-reader.js";
export type { SavedGrid } from "./workbook.js";
export { Workbook } from "./workbook.js";
