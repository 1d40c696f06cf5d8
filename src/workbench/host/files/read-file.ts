import { readXlsx } from "hucre";
import type { Sheet as FileSheet, Workbook as FileWorkbook } from "hucre";
import type { CellAt } from "../../grid/index.js";
import { parseZone, toGridFormat } from "../../grid/index.js";
import type { PageState, SavedState } from "../host-state.js";
import type { SavedWorkbook } from "../host-state.js";
import { functionNames } from "./cells/file-formulas.js";
import type { GridSheet } from "./cells/grid-data.js";
import { key, pixelsPerDigit } from "./cells/grid-data.js";
import { readPage } from "./cells/page-setup.js";
import type { ReadSheet } from "./cells/read-sheet.js";
import { SharedLooks } from "./cells/read-cells.js";
import { readSheet } from "./cells/read-sheet.js";
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
  const { parts, book } = await openPackage(file);
  const looks = new SharedLooks();
  const part = readWorkbookPart(parts);
  const sheets = readSheets(book, { parts, part, looks, add });
  const around = drawingSurroundings(parts, sheets);
  const grids = sheets.map(({ read, path }): GridSheet => ({
    ...read.grid,
    figures: readDrawings(around, read.grid, path),
  }));
  const { styles, formats, borders } = looks;
  const named = readNames(part, around.sheetByName);
  assertNamedOnce(Object.keys(named.zones), book.sheets);
  return {
    data: { sheets: grids, styles, formats, borders, namedRanges: named.zones },
    results: readResults(parts, part.path),
    formats: sheets.flatMap(({ id, read }) =>
      read.formats
        .filter(({ format }) => toGridFormat(format) !== format)
        .map((noted): CellAt & { format: string } => ({ sheetId: id, ...noted })),
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

async function openPackage(
  file: Uint8Array,
): Promise<{ readonly parts: PackageParts; readonly book: FileWorkbook }> {
  try {
    return { parts: new PackageParts(file), book: await readXlsx(file, { readStyles: true }) };
  } catch (error) {
    throw new RangeError("This file is no Excel workbook (.xlsx), or it is damaged.", {
      cause: error,
    });
  }
}

interface SheetSources {
  readonly parts: PackageParts;
  readonly part: ReturnType<typeof readWorkbookPart>;
  /** Filled with the looks of all sheets. */
  readonly looks: SharedLooks;
  readonly add: FileFunctions;
}

function readSheets(
  book: FileWorkbook,
  { parts, part, looks, add }: SheetSources,
): readonly OpenedSheet[] {
  const names = functionNames(add.namespace, add.functions);
  return book.sheets.map((sheet, index): OpenedSheet => {
    const { path, id } = part.sheets[index] ?? lost(sheet.name);
    const defaultColumn = defaultColumnOf(parts.text(path) ?? "");
    const tableLooks = readTableLooks(parts, path);
    const around = { id, names, looks, toGridFormat, defaultColumn, minimum, tableLooks };
    return { sheet, path, id, read: readSheet(sheet, around) };
  });
}

/** What drawings need of the sheets around them: those named, and the words in their cells. */
function drawingSurroundings(
  parts: PackageParts,
  sheets: readonly OpenedSheet[],
): DrawingSurroundings {
  const byId = (id: string) => sheets.find((opened) => opened.id === id)?.sheet;
  return {
    parts,
    sheetByName: (name) =>
      sheets.find(({ sheet }) => sheet.name.toLowerCase() === name.toLowerCase())?.id,
    words: {
      sheets: { nameOf: (id) => byId(id)?.name ?? "" },
      cell: ({ sheetId, row, col }) => {
        const found = byId(sheetId);
        const value = found?.cells?.get(key(row, col))?.value ?? found?.rows[row]?.[col];
        return { text: String(value ?? "") };
      },
    },
    charts: [],
    pictures: [],
    nextSeries: 1,
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
    pages: sheets.flatMap(({ id, sheet }): [string, PageState][] => {
      const page = readPage(sheet.pageSetup);
      return page === undefined ? [] : [[id, page]];
    }),
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
