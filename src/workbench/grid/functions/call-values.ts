import type { FunctionDescription, FunctionParameter } from "./function-metadata.js";
import { toExcelError } from "../spreadsheet.js";
import type { CellAt } from "../addresses.js";
import { cellName, quoteSheetName } from "../addresses.js";
import type { RichValue } from "./data-types.js";
import { isCardAlone } from "./data-types.js";

/** A value as o-spreadsheet hands it to a function and takes it back. */
export interface GridValue {
  readonly value: string | number | boolean | null;
  readonly format?: string;
  readonly message?: string;
  readonly position?: { readonly sheetId: string; readonly row: number; readonly col: number };
}

/** Matrices of o-spreadsheet's are lists of columns, those of Office lists of rows. */
export type GridMatrix = readonly (readonly GridValue[])[];
export type GridArgument = GridValue | GridMatrix | undefined;
export type GridResult = GridValue | GridMatrix;

const isMatrix = (value: GridArgument): value is GridMatrix => Array.isArray(value);

/** What decides how a cell reaches a function. */
export interface ArgumentRules {
  /** `allowErrorForDataTypeAny` of the functions' metadata. */
  readonly takesErrors: boolean;
  /** `allowCustomDataForDataTypeAny`: a parameter of any type is given data types as objects. */
  readonly takesDataTypes: boolean;
  /** What an empty cell is: null on the web, 0 on the desktop; an omitted argument is null on both. */
  readonly emptyCell: null | 0;
  readonly dataTypeAt: (at: CellAt) => RichValue | undefined;
}

/** The arguments in the add-in's form, or the error that keeps the function from being called. */
type CallArguments = { readonly values: unknown[] } | { readonly error: GridValue };

const isError = (value: unknown): value is string =>
  typeof value === "string" && /^#(?:[A-Z]+[/_]?[A-Z0]*)[!?]?$/.test(value);

/**
 * Shapes what the formula gives to what the add-in's function expects: omitted ones are null, so
 * that the invocation object, which office.js appends, lands behind the last declared parameter.
 */
export function toCallArguments(
  description: FunctionDescription,
  given: readonly GridArgument[],
  how: ArgumentRules,
): CallArguments {
  const values: unknown[] = [];
  try {
    description.parameters.forEach((parameter, index) => {
      if (parameter.repeating === true) {
        const rest = given.slice(index);
        values.push(rest.length === 0 ? null : rest.map((one) => shape(parameter, one, how)));
      } else {
        values.push(shape(parameter, given[index], how));
      }
    });
  } catch (error) {
    if (error instanceof ArgumentError) return { error: error.shown };
    throw error;
  }
  return { values };
}

class ArgumentError extends Error {
  constructor(readonly shown: GridValue) {
    super(String(shown.value));
  }
}

function shape(parameter: FunctionParameter, given: GridArgument, how: ArgumentRules): unknown {
  if (parameter.dimensionality === "matrix") {
    if (given === undefined) return null;
    return rowsOf(given).map((row) => row.map((cell) => coerce(parameter, cell, how)));
  }
  const single = isMatrix(given) ? given[0]?.[0] : given;
  return single === undefined ? null : coerce(parameter, single, how);
}

function rowsOf(value: GridResult): GridValue[][] {
  if (!isMatrix(value)) return [[value]];
  const height = value[0]?.length ?? 0;
  return Array.from({ length: height }, (_, row) =>
    value.map((column) => column[row] ?? { value: null }),
  );
}

function coerce(parameter: FunctionParameter, given: GridValue, how: ArgumentRules): unknown {
  const { value } = given;
  if (value === null) return how.emptyCell;
  const dataType = given.position && how.dataTypeAt(given.position);
  if (dataType !== undefined) {
    if (how.takesDataTypes && (parameter.type ?? "any") === "any") return dataType;
    // The basic value of an entity or a picture is an error.
    if (isCardAlone(dataType)) throw new ArgumentError({ ...given, value: "#VALUE!" });
  }
  if (isError(value)) {
    if (!how.takesErrors || (parameter.type ?? "any") !== "any") throw new ArgumentError(given);
    return { type: "CustomFunctionError", code: toExcelError(value) };
  }
  switch (parameter.type) {
    case "number":
      return toNumber(parameter, value);
    case "boolean":
      return toBoolean(parameter, value);
    case "string":
      return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
    default:
      return value;
  }
}

function wrongType(parameter: FunctionParameter): ArgumentError {
  return new ArgumentError({
    value: "#VALUE!",
    message: `${parameter.name} must be a ${parameter.type ?? "value"}.`,
  });
}

function toNumber(parameter: FunctionParameter, value: string | number | boolean): number {
  const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(number)) throw wrongType(parameter);
  return number;
}

function toBoolean(parameter: FunctionParameter, value: string | number | boolean): boolean {
  if (typeof value !== "string") return Boolean(value);
  if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  throw wrongType(parameter);
}

/** "Sheet1!A1:B2" for an argument that is a reference, else null. */
export function argumentAddress(
  given: GridArgument,
  sheetName: (id: string) => string,
): string | null {
  const first = isMatrix(given) ? given[0]?.[0]?.position : given?.position;
  if (first === undefined) return null;
  const start = `${quoteSheetName(sheetName(first.sheetId))}!${cellName(first.row, first.col)}`;
  if (!isMatrix(given)) return start;
  const height = given[0]?.length ?? 1;
  if (height === 1 && given.length === 1) return start;
  return `${start}:${cellName(first.row + height - 1, first.col + given.length - 1)}`;
}
