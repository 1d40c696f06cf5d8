import { readXlsx } from "hucre";
import type { Sheet as FileSheet, Workbook as FileWorkbook } from "hucre";
import type { CellAt } from "../../grid/index.js";
import { parseZone, toGridFormat } from "../../grid/index.js";
import type { SavedState } from "../host-state.js";
import type { SavedWorkbook } from "../host-state.js";
import { functionNames } from "./cells/file-formulas.js";
import type { GridSheet } from "./cells/grid-data.js";
import { key, pixelsPerDigit } from "./cells/grid-data.js";
import type { ReadSheet } from "./cells/read-sheet.js";
import { readSheet, SharedLooks } from "./cells/read-sheet.js";
import { readTableLooks } from "./cells/table-looks.js";
import { readProtection } from "./cells/write-sheet.js";
import type { DrawingSurroundings } from "./drawings/read-drawings.js";
import { readDrawings } from "./drawings/read-drawings.js";
import { readCustomXml } from "./parts/custom-xml.js";
import { readResults } from "./parts/kept-results.js";
import { PackageParts } from "./parts/package-parts.js";
import { readSheetProperties } from "./parts/sheet-properties.js";
import { readSettings } from "./parts/web-extension.js";
import type { SheetPlace } from "./parts/workbook-part.js";
import { readNames, readWorkbookPart } from "./parts/workbook-part.js";
import { attribute, openTag } from "./parts/xml.js";
import type { FileFunctions } from "./write-file.js";
import { fileProperties } from "./write-file.js";

/** Rows and columns of a new sheet in the grid. */
const minimum = { rows: 1000, columns: 40 };

interface OpenedSheet extends SheetPlace {
  readonly sheet: FileSheet;
  readonly read: ReadSheet;
}

/**
 * A workbook from a file (.xlsx) of Excel's, of this host's or of another program's, for `Host` to open.
 * What the host does not model is left out: conditional formats, data validation, comments, macros.
 *
 * @throws RangeError with a sentence for the user when the bytes are no such file
 */
export async function readFile(file: Uint8Array, add: FileFunctions): Promise<SavedWorkbook> {
  let parts: PackageParts;
  let book: FileWorkbook;
  try {
    parts = new PackageParts(file);
    book = await readXlsx(file, { readStyles: true });
  } catch (error) {
    throw new RangeError("This file is no Excel workbook (.xlsx), or it is damaged.", {
      cause: error,
    });
  }
  const names = functionNames(add.namespace, add.functions);
  const looks = new SharedLooks();
  const part = readWorkbookPart(parts);
  const sheets = book.sheets.map((sheet, index): OpenedSheet => {
    const { path, id } = part.sheets[index] ?? lost(sheet.name);
    const defaultColumn = defaultColumnOf(parts.text(path) ?? "");
    const read = readSheet(sheet, {
      id,
      names,
      looks,
      toGridFormat,
      defaultColumn,
      minimum,
      tableLooks: readTableLooks(parts, path),
    });
    return { sheet, path, id, read };
  });
  const sheetByName = (name: string) =>
    sheets.find(({ sheet }) => sheet.name.toLowerCase() === name.toLowerCase())?.id;
  const around: DrawingSurroundings = {
    parts,
    sheetByName,
    words: {
      sheetName: (id) => sheets.find((one) => one.id === id)?.sheet.name ?? "",
      cell: ({ sheetId, row, col }) => {
        const found = sheets.find(({ id }) => id === sheetId)?.sheet;
        const value = found?.cells?.get(key(row, col))?.value ?? found?.rows[row]?.[col];
        return { text: String(value ?? "") };
      },
    },
    charts: [],
    pictures: [],
    nextSeries: 1,
  };
  const grids = sheets.map(({ read, path }): GridSheet => ({
    ...read.grid,
    figures: readDrawings(around, read.grid, path),
  }));
  const { styles, formats, borders } = looks;
  const named = readNames(part, sheetByName);
  assertNamedOnce(Object.keys(named.zones), book.sheets);
  return {
    data: { sheets: grids, styles, formats, borders, namedRanges: named.zones },
    results: readResults(parts, part.path),
    formats: sheets.flatMap(({ id, read }) =>
      read.formats
        .filter(({ format }) => toGridFormat(format) !== format)
        .map((one): CellAt & { format: string } => ({ sheetId: id, ...one })),
    ),
    settings: readSettings(parts),
    state: {
      ...stateOf(sheets, book, around),
      ...named.state,
      xmlParts: readCustomXml(parts, part.path),
      sheetProperties: sheets.map(({ id, path }) => [id, readSheetProperties(parts, path)]),
      calculationMode: part.isManual ? "Manual" : "Automatic",
    },
  };
}

/** Tables and names share one namespace (ECMA-376 Part 1, 18.5.1.2); Excel calls such a file damaged. */
function assertNamedOnce(names: readonly string[], sheets: readonly FileSheet[]): void {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  for (const { name, displayName } of sheets.flatMap(({ tables }) => tables ?? [])) {
    const shown = displayName ?? name;
    if (taken.has(shown.toLowerCase())) {
      throw new RangeError(`The file is damaged: it gives the name "${shown}" twice.`);
    }
    taken.add(shown.toLowerCase());
  }
}

function lost(name: string): never {
  throw new RangeError(`The file names the sheet "${name}" and does not hold it.`);
}

/** Columns of a sheet without sizes of their own, in pixels; Excel's standard is 64. */
function defaultColumnOf(sheet: string): number {
  const format = openTag(sheet, "sheetFormatPr");
  const width = attribute(format, "defaultColWidth");
  return width === undefined ? 64 : Math.round(Number(width) * pixelsPerDigit);
}

type OwnState = Omit<
  SavedState,
  "xmlParts" | "hiddenNames" | "nameComments" | "nameScopes" | "sheetProperties" | "calculationMode"
>;

function stateOf(
  sheets: readonly OpenedSheet[],
  { properties }: FileWorkbook,
  { charts, pictures: drawings }: DrawingSurroundings,
): OwnState {
  const onCells = <V>(id: string, cells: readonly (readonly [string, V])[]) =>
    cells.map(([at, value]): [string, V] => [`${id}|${at}`, value]);
  return {
    protection: sheets.flatMap(({ id, sheet }) =>
      sheet.protection === undefined
        ? []
        : // A file holds no password, only what it gives when scrambled.
          [
            [
              id,
              { isProtected: true, password: undefined, options: readProtection(sheet.protection) },
            ],
          ],
    ),
    veryHidden: sheets.flatMap(({ id, sheet }) => (sheet.veryHidden === true ? [id] : [])),
    unlocked: sheets.flatMap(({ id, read }) => read.unlocked.map((at) => `${id}|${at}`)),
    hyperlinks: sheets.flatMap(({ id, read }) => onCells(id, read.hyperlinks)),
    properties: fileProperties.flatMap(([name, inFile]): [string, string][] => {
      const value = properties?.[inFile];
      return value === undefined ? [] : [[name, value]];
    }),
    tables: sheets.flatMap(({ id, sheet }) =>
      (sheet.tables ?? []).flatMap(({ name, displayName, range, style }) => {
        const zone = parseZone(range ?? "");
        if (zone === undefined) return [];
        return [
          { name: displayName ?? name, style: style ?? "TableStyleMedium2", sheetId: id, zone },
        ];
      }),
    ),
    charts,
    drawings,
  };
}
