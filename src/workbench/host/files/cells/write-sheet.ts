import type { ColumnDef, RowDef, SheetProtection, TableDefinition, WriteSheet } from "hucre";
import { cellName, parseZone, pixelsPerPoint } from "../../../grid/index.js";
import type { HostState } from "../../host-state.js";
import type { FunctionNames } from "./file-formulas.js";
import type { GridData, GridSheet } from "./grid-data.js";
import { key, pixelsPerDigit } from "./grid-data.js";
import { writePage } from "./page-setup.js";
import type { TableLook } from "./table-looks.js";
import type { SheetCells } from "./write-cells.js";
import { writeCells } from "./write-cells.js";

interface WrittenSheet {
  readonly sheet: WriteSheet;
  readonly failed: SheetCells["failed"];
  /** Looks of the sheet's tables that the writer does not know, in the file's order. */
  readonly tables: readonly TableLook[];
}

export function writeSheet(
  host: HostState,
  data: GridData,
  grid: GridSheet,
  names: FunctionNames,
): WrittenSheet {
  const { cells, failed } = writeCells(host, data, grid, names);
  const tables = host.tables.ids(grid.id);
  const isVeryHidden = host.veryHidden.has(grid.id);
  const protection = host.protection.get(grid.id);
  const page = host.pages.get(grid.id);
  const sheet: WriteSheet = {
    name: grid.name,
    ...(page === undefined ? {} : { pageSetup: writePage(page) }),
    cells,
    columns: columnsOf(grid),
    rowDefs: rowsOf(grid),
    tables: tables.map((id) => writeTable(host, id, cells)),
    view: {
      showGridLines: grid.areGridLinesVisible,
      ...(grid.color === undefined ? {} : { tabColor: { rgb: grid.color.replace("#", "") } }),
    },
    ...(grid.panes === undefined || grid.panes.xSplit + grid.panes.ySplit === 0
      ? {}
      : { freezePane: { rows: grid.panes.ySplit, columns: grid.panes.xSplit } }),
    merges: grid.merges.flatMap((address) => {
      const zone = parseZone(address);
      if (zone === undefined) return [];
      const { top: startRow, left: startCol, bottom: endRow, right: endCol } = zone;
      return [{ startRow, startCol, endRow, endCol }];
    }),
    ...(isVeryHidden ? { veryHidden: true } : grid.isVisible ? {} : { hidden: true }),
    ...(protection?.isProtected === true
      ? { protection: writeProtection(protection.options, protection.password) }
      : {}),
  };
  const looks = tables.map((id): TableLook => {
    const { numberOfHeaders, firstColumn, lastColumn } = host.tables.core(id).config;
    return { hasHeader: numberOfHeaders > 0, firstColumn, lastColumn };
  });
  return { sheet, failed, tables: looks };
}

function columnsOf({ cols }: GridSheet): ColumnDef[] {
  const last = Math.max(-1, ...Object.keys(cols).map(Number));
  return Array.from({ length: last + 1 }, (_, index) => {
    const { size, isHidden } = cols[String(index)] ?? {};
    return {
      ...(size === undefined ? {} : { width: size / pixelsPerDigit }),
      ...(isHidden === true ? { hidden: true } : {}),
    };
  });
}

function rowsOf({ rows }: GridSheet): Map<number, RowDef> {
  return new Map(
    Object.entries(rows).map(([index, { size, isHidden }]) => [
      Number(index),
      {
        ...(size === undefined ? {} : { height: size / pixelsPerPoint }),
        ...(isHidden === true ? { hidden: true } : {}),
      },
    ]),
  );
}

/** Excel's options say what is allowed, and so do the writer's. */
const allowances = [
  ["allowAutoFilter", "autoFilter"],
  ["allowDeleteColumns", "deleteColumns"],
  ["allowDeleteRows", "deleteRows"],
  ["allowFormatCells", "formatCells"],
  ["allowFormatColumns", "formatColumns"],
  ["allowFormatRows", "formatRows"],
  ["allowInsertColumns", "insertColumns"],
  ["allowInsertHyperlinks", "insertHyperlinks"],
  ["allowInsertRows", "insertRows"],
  ["allowPivotTables", "pivotTables"],
  ["allowSort", "sort"],
] as const;

function writeProtection(
  options: Readonly<Record<string, unknown>>,
  password: string | undefined,
): SheetProtection {
  const allowed = allowances.filter(([name]) => options[name] === true).map(([, name]) => name);
  return {
    sheet: true,
    ...(password === undefined ? {} : { password }),
    ...Object.fromEntries(allowed.map((name) => [name, true])),
  };
}

export function readProtection(protection: SheetProtection): Record<string, boolean> {
  const allowed = allowances.filter(([, name]) => protection[name] === true);
  return Object.fromEntries(allowed.map(([name]) => [name, true]));
}

/** A table's columns are called as its header cells say, which must be texts, all different. */
function writeTable(host: HostState, id: string, cells: SheetCells["cells"]): TableDefinition {
  const zone = host.tables.zone(id);
  const { config } = host.tables.core(id);
  const { name, style } = host.tables.look(id);
  const taken = new Set<string>();
  const hasHeader = config.numberOfHeaders > 0;
  const columns = Array.from({ length: zone.right - zone.left + 1 }, (_, index) => {
    const at = { row: zone.top, col: zone.left + index };
    const shown = hasHeader
      ? host.workbook.cell({ sheetId: host.tables.sheetId(id), ...at }).text
      : "";
    const title = freeTitle(shown === "" ? `Column${index + 1}` : shown, taken);
    const cell = cells.get(key(at.row, at.col));
    if (hasHeader && cell?.value !== title) {
      cells.set(key(at.row, at.col), { ...(cell?.style && { style: cell.style }), value: title });
    }
    return { name: title };
  });
  const address = `${cellName(zone.top, zone.left)}:${cellName(zone.bottom, zone.right)}`;
  return {
    name,
    displayName: name,
    range: address,
    columns,
    style,
    showRowStripes: config.bandedRows,
    showColumnStripes: config.bandedColumns,
    showAutoFilter: config.hasFilters,
    showTotalRow: config.totalRow,
  };
}

function freeTitle(title: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? title : `${title}${number}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}
