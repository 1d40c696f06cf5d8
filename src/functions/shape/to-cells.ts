import {
  cellNumber,
  isDateCell,
  isFractionCell,
  longestCellText,
  toExcelSerial,
  toIsoDate,
  type DateCell,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { RequirementSets } from "../calls/runtime.js";

/** Cells of one result. Beyond this Excel on the web hangs, and the host cannot split one result. */
export const maxCells = 50_000;
/** Excel refuses a batch of results above 2 MB; the rest is room for the other results in it. */
const maxResultLength = 1_800_000;

/**
 * Whether values may carry a number format, a card or a picture. ExcelApi 1.16 alone is claimed by
 * Excel 2021, which then fails (office-js issue 4750), so both sets are asked.
 */
export function hasRichValues(host: RequirementSets): boolean {
  return (
    host.isSetSupported("CustomFunctionsRuntime", "1.4") && host.isSetSupported("ExcelApi", "1.16")
  );
}

/** A number with a format, as the host knows it. */
interface FormattedCell {
  readonly type: "Double" | "FormattedNumber";
  readonly basicValue: number;
  readonly numberFormat: string;
}

/** Doubles carry formats from ExcelApi 1.19 on; before there was a type of its own, since deprecated. */
function formattedCell(
  basicValue: number,
  numberFormat: string,
  host: RequirementSets,
): FormattedCell | undefined {
  if (!hasRichValues(host)) return undefined;
  const type = host.isSetSupported("ExcelApi", "1.19") ? "Double" : "FormattedNumber";
  return { type, basicValue, numberFormat };
}

/** A fraction, shown as a percentage where the host can carry a format. */
export function percentCell(fraction: number, host: RequirementSets): number | FormattedCell {
  return formattedCell(fraction, "0.0%", host) ?? fraction;
}

/** A date as serial number with a format; without formats as ISO text, or as the bare number. */
export function toDate(
  { day, timeOfDay, isNumber }: DateCell,
  host: RequirementSets,
): string | number | FormattedCell {
  const format = timeOfDay === undefined ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm";
  const formatted = formattedCell(toExcelSerial(day) + (timeOfDay ?? 0), format, host);
  if (formatted !== undefined) return formatted;
  if (isNumber === true) return toExcelSerial(day) + (timeOfDay ?? 0);
  if (timeOfDay === undefined) return toIsoDate(day);
  const minutes = Math.floor(timeOfDay * 1440 + 1e-6);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${toIsoDate(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A text as long as a cell holds; one that was cut ends in an ellipsis. */
export const cellText = (text: string): string =>
  text.length > longestCellText ? `${text.slice(0, longestCellText - 1)}…` : text;

/** Rows as Excel takes them: rectangular, no null (Excel shows 0 for it), no NaN, dates for the host. */
export function toCells(rows: readonly (readonly unknown[])[], host: RequirementSets): unknown[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cells = rows.length * width;
  if (cells > maxCells) throw new CellError("too-many-cells", { cells, max: maxCells });
  const result = rows.map((row) =>
    Array.from({ length: width }, (_, column) => toCell(row[column], host)),
  );
  if (JSON.stringify(result).length > maxResultLength) {
    throw new CellError("too-large");
  }
  // A spill needs one cell at least.
  return result.length === 0 || width === 0 ? [[""]] : result;
}

function toCell(value: unknown, host: RequirementSets): unknown {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return cellNumber(value) ?? "";
  if (typeof value === "string") return cellText(value);
  if (isFractionCell(value)) return percentCell(value.fraction, host);
  return isDateCell(value) ? toDate(value, host) : value;
}
