import { isDataType } from "./data-types.js";

/** An error in a range of ids or places marks its own part of the result: its columns or its row. */
export function isErrorCell(cell: unknown): cell is CustomFunctions.Error {
  return isDataType(cell) && cell.type === "Error";
}

/** Stands for an error among texts; no id, name or unit contains these signs. */
const mark = /\0(\d+)\0/;
export const isMarked = (text: string): boolean => mark.test(text);

/** Errors as texts that lists of ids and places carry along, and back again in the finished rows. */
export interface ErrorMarks {
  mark(error: CustomFunctions.Error): string;
  /** Throws the first error where nothing else was given. */
  requireMore(list: readonly string[]): void;
  restore(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[];
}

export function createErrorMarks(): ErrorMarks {
  const errors: CustomFunctions.Error[] = [];
  const errorOf = (cell: unknown) =>
    typeof cell === "string" ? errors[Number(mark.exec(cell)?.[1] ?? NaN)] : undefined;
  return {
    mark: (error) => `\0${String(errors.push(error) - 1)}\0`,
    requireMore: (list) => {
      const [first] = list;
      // Not an Error to TypeScript, but what Excel takes for one.
      if (first !== undefined && list.every(isMarked)) throw errorOf(first) as unknown as Error;
    },
    restore: (rows) =>
      errors.length === 0 ? rows : rows.map((row) => row.map((cell) => errorOf(cell) ?? cell)),
  };
}
