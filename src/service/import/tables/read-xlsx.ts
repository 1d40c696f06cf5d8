import { readFile } from "node:fs/promises";
import { refuseTooLarge } from "./text/read-text.js";
import type { TableRow, TypedCell } from "./row.js";
import { HiddenParts } from "./xlsx/hidden-parts.js";
import { MergedRows, readMergedCells } from "./xlsx/merged-cells.js";
import { sheetRows } from "./xlsx/sheet-rows.js";
import type { SheetCell } from "./xlsx/shown-texts.js";
import { readWorkbook, type Sheet, type Workbook } from "./xlsx/workbook.js";
import { unpackAway, zipEntries } from "./xlsx/zip-entries.js";

/** A sheet of a workbook that is read as a table. */
interface SheetTable {
  readonly sheet: string;
  /** The names of those that are not read. */
  readonly others: readonly string[];
  /**
   * By their numbers in Excel, blank ones left out. Numbers come with a point before their decimals, dates as
   * 2026-03-31, and every row as wide as the first: Excel keeps no empty cells.
   */
  readonly rows: () => AsyncGenerator<TableRow>;
  /** What is to be known of the rows that were read, a sentence each. */
  readonly notes: () => readonly string[];
}

/** What a workbook with a password, and one of Excel 97, begins with. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** What one with a password has in it, by its name. */
const encrypted = Buffer.from("EncryptedPackage", "utf16le");

const unreadable = (where: string, error: unknown) =>
  new Error(
    `${where} cannot be read as an Excel workbook (.xlsx): ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );

async function openWorkbook(path: string): Promise<Workbook> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 4).equals(compoundFile))
    throw unreadable(
      path,
      bytes.includes(encrypted)
        ? "it has a password: save it in Excel without one"
        : "it is of Excel 97 (.xls): save it in Excel as .xlsx",
    );
  if (bytes.toString("latin1", 0, 2) !== "PK")
    throw unreadable(
      path,
      "it is no archive (ZIP), as every workbook is: where it is a text, call it .csv, and where it broke off, fetch it again",
    );
  const entries = zipEntries(path, bytes);
  await unpackAway(entries, (size) => {
    refuseTooLarge(path, bytes.length, size, true);
  });
  try {
    return await readWorkbook(entries);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * A workbook's sheet.
 * @param name @default the first that is not hidden
 * @param from the row of its heading @default the first that is not blank
 * @throws Error with a sentence for what is no workbook, or has no such sheet
 */
export async function openXlsx(path: string, name?: string, from = 1): Promise<SheetTable> {
  const workbook = await openWorkbook(path);
  const { sheets } = workbook;
  const sheet =
    name === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find((one) => one.name === name);
  if (sheet === undefined) {
    const has = sheets.map((one) => `"${one.name}"`).join(", ");
    throw new Error(`${path} has no sheet "${name ?? ""}". It has: ${has}.`);
  }
  const hidden = new HiddenParts();
  let merged: ReturnType<typeof readMergedCells> | undefined;
  const mergedRows = async () => new MergedRows(await (merged ??= readMergedCells(sheet.part)));
  return {
    sheet: sheet.name,
    others: sheets.filter((one) => one !== sheet).map((one) => one.name),
    rows: () => tableRows(path, { sheet, workbook, hidden, mergedRows, from }),
    notes: () => [
      ...(name === undefined && sheet.isHidden
        ? [
            `Sheet "${sheet.name}" is hidden in Excel, as every sheet of the workbook, and was read all the same.`,
          ]
        : []),
      ...hidden.notes(sheet.name),
    ],
  };
}

const isBlank = (cell: SheetCell | undefined) => cell === undefined || cell.text.trim() === "";

interface Opened {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly hidden: HiddenParts;
  readonly mergedRows: () => Promise<MergedRows>;
  readonly from: number;
}

async function* tableRows(
  path: string,
  { sheet, workbook, hidden, mergedRows, from }: Opened,
): AsyncGenerator<TableRow> {
  let width: number | undefined;
  hidden.begin();
  try {
    const merged = await mergedRows();
    for await (const { line, cells: own, isHidden } of sheetRows(sheet, workbook, hidden)) {
      if (line < from || own.every(isBlank)) continue;
      // What is merged with a heading is part of it.
      const cells = width === undefined ? own : merged.fill(line, own);
      const length = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
      hidden.row(line, length, isHidden);
      width ??= length;
      const texts: string[] = [];
      const typed: (TypedCell | undefined)[] = [];
      for (let at = 0; at < Math.max(width, length); at += 1) {
        texts.push(cells[at]?.text ?? "");
        typed.push(cells[at]?.typed);
      }
      yield { line, cells: texts, typed };
    }
  } catch (error) {
    throw unreadable(`${path}, sheet "${sheet.name}"`, error);
  }
}
