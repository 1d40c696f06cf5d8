export { rangeType } from "./range.js";
export { worksheetType } from "./worksheet.js";
export { worksheetCollectionType } from "./worksheet-collection.js";
export { applicationType, workbookType } from "./workbook.js";
