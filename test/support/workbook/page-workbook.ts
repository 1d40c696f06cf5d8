import type { Page } from "playwright-core";
import type { SavedWorkbook } from "../../../src/workbench/host/index.js";

/** One cell of the page's workbook, row and column from 0. */
interface PageCell {
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
  readonly value: unknown;
  readonly formula: string | undefined;
  readonly message: string | undefined;
}

/** The page's whole workbook at one moment, as plain data. */
export interface PageWorkbook {
  readonly saved: SavedWorkbook;
  readonly cells: readonly PageCell[];
  /** Calls of the add-in's functions since the page was loaded. */
  readonly callCount: number;
  /** "'A & B'!E2" or "'A & B'!H8:I9"; a cell without contents is "". */
  values(range: string): unknown[][];
  formula(sheetName: string, address: string): string | undefined;
}

const quotedRange = /^'(.*)'!([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/;
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const keyOf = (sheetName: string, row: number, column: number) =>
  `${sheetName}!${String(row)},${String(column)}`;

export async function readPageWorkbook(page: Page): Promise<PageWorkbook> {
  const read = await page.evaluate(readAll);
  const byPlace = new Map(
    read.cells.map((cell) => [keyOf(cell.sheetName, cell.row, cell.column), cell]),
  );
  const values = (range: string) => {
    const [, quoted = "", left = "", top = "", right = left, bottom = top] =
      quotedRange.exec(range) ?? [];
    const rows: unknown[][] = [];
    for (let row = Number(top) - 1; row < Number(bottom); row += 1) {
      const values: unknown[] = [];
      for (let column = columnOf(left); column <= columnOf(right); column += 1) {
        const place = keyOf(quoted.replaceAll("''", "'"), row, column);
        values.push(byPlace.get(place)?.value ?? "");
      }
      rows.push(values);
    }
    return rows;
  };
  const formula = (sheetName: string, address: string) => {
    const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return byPlace.get(keyOf(sheetName, Number(row) - 1, columnOf(column)))?.formula;
  };
  return { ...read, values, formula };
}

interface HostOfPage {
  readonly caller: { readonly recorded: readonly unknown[] };
  readonly workbook: {
    readonly sheets: { ids(): readonly string[]; nameOf(sheetId: string): string };
    cell(at: { sheetId: string; row: number; col: number }): Omit<PageCell, "sheetName">;
    readonly model: {
      readonly getters: {
        getEvaluatedCellsPositions(sheetId: string): readonly { row: number; col: number }[];
      };
    };
  };
  save(): SavedWorkbook;
}

/** Runs in the page; knows nothing of this file. */
function readAll() {
  const { host } = (globalThis as unknown as { workbench: { host: HostOfPage } }).workbench;
  const { workbook } = host;
  const cells = workbook.sheets.ids().flatMap((sheetId) =>
    workbook.model.getters.getEvaluatedCellsPositions(sheetId).map(({ row, col }): PageCell => {
      const { value, formula, message } = workbook.cell({ sheetId, row, col });
      return {
        sheetName: workbook.sheets.nameOf(sheetId),
        row,
        column: col,
        value,
        formula,
        message,
      };
    }),
  );
  return { cells, saved: host.save(), callCount: host.caller.recorded.length };
}
