import { longestCellText } from "../addresses.js";
import type { GridMatrix, GridResult, GridValue } from "./call-values.js";
import { toGridFormat } from "../number-formats.js";
import type { RichValue } from "./data-types.js";

/** How a call ended: what the add-in's function gave, or the error and its text. */
export type CallOutcome =
  { readonly value: unknown } | { readonly error: string; readonly message: string };

/** What a cell shows of a call's result; `rich` holds the data types by "row,column" of the result. */
export interface ShownResult {
  readonly shown: GridResult;
  readonly rich: ReadonlyMap<string, RichValue>;
}

export function toShownResult(outcome: CallOutcome): ShownResult {
  const rich = new Map<string, RichValue>();
  if ("error" in outcome) {
    return { shown: { value: outcome.error, message: outcome.message }, rich };
  }
  const { value } = outcome;
  if (!Array.isArray(value)) return { shown: toGridValue(value, rich, 0, 0), rich };
  const rows = value.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [row]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) {
    return { shown: { value: "#CALC!", message: "The function returned an empty array." }, rich };
  }
  const columns: GridMatrix = Array.from({ length: width }, (_, column) =>
    rows.map((row, index) =>
      column < row.length
        ? toGridValue(row[column], rich, index, column)
        : { value: "#N/A", message: "The returned rows are not equally long." },
    ),
  );
  return { shown: columns, rich };
}

const errorNames: Readonly<Record<string, string>> = {
  NotAvailable: "#N/A",
  Div0: "#DIV/0!",
  Num: "#NUM!",
  Value: "#VALUE!",
  Null: "#NULL!",
  Ref: "#REF!",
  Name: "#NAME?",
  Calc: "#CALC!",
  Busy: "#BUSY!",
  Field: "#FIELD!",
  Spill: "#SPILL!",
  Connect: "#CONNECT!",
};

function toGridValue(
  value: unknown,
  rich: Map<string, RichValue>,
  row: number,
  column: number,
): GridValue {
  // Excel shows 0 for null and undefined alike.
  if (value === null || value === undefined) return { value: 0 };
  if (typeof value === "string" && value.length > longestCellText) {
    return { value: "#VALUE!", message: "The text is longer than a cell takes." };
  }
  if (typeof value === "string" || typeof value === "boolean") return { value };
  if (typeof value === "number") {
    return Number.isFinite(value) ? { value } : { value: "#NUM!", message: "Not a finite number." };
  }
  if (typeof value !== "object" || Array.isArray(value)) {
    return { value: "#VALUE!", message: "The function returned a value Excel has no place for." };
  }
  return toGridDataType(value as RichValue, rich, `${row},${column}`);
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Both spellings: `type`/`basicValue` of ExcelApi 1.16 and `valueType`/`primitive` of office.js' own classes. */
function toGridDataType(value: RichValue, rich: Map<string, RichValue>, key: string): GridValue {
  const kind = text(value["type"]) ?? text(value["valueType"]);
  const basic = value["basicValue"] ?? value["primitive"];
  switch (kind) {
    case "Error":
    case "CustomFunctionError": {
      const error =
        text(value["code"]) ??
        text(basic) ??
        errorNames[text(value["errorType"]) ?? ""] ??
        "#VALUE!";
      return { value: error, message: text(value["message"]) ?? "" };
    }
    case "FormattedNumber":
    case "CustomFunctionFormattedNumber":
    case "Double": {
      if (value["properties"] !== undefined || value["numberFormat"] !== undefined) {
        rich.set(key, value);
      }
      if (typeof basic !== "number") break;
      const format = toGridFormat(text(value["numberFormat"]) ?? "");
      return format === undefined ? { value: basic } : { value: basic, format };
    }
    case "String":
    case "Boolean":
      if (value["properties"] !== undefined) rich.set(key, value);
      if (typeof basic === "string" || typeof basic === "boolean") return { value: basic };
      break;
    case "Entity":
    case "CustomFunctionEntity":
    case "LinkedEntity":
      rich.set(key, value);
      return { value: text(value["text"]) ?? "" };
    case "WebImage":
    case "CustomFunctionWebImage":
      rich.set(key, value);
      return { value: text(value["altText"]) ?? "Picture" };
    default:
  }
  return { value: "#VALUE!", message: `A result of the type ${kind ?? "object"} cannot be shown.` };
}
