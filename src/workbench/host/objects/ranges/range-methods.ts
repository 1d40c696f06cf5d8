import type { CellAt, Zone } from "../../../grid/index.js";
import {
  boundingZone,
  columnCount,
  intersection,
  isSingleCell,
  lastColumn,
  lastRow,
  parseZone,
  rowCount,
  splitSheet,
} from "../../../grid/index.js";
import type { HostObject, MethodMember } from "../../batch/object-type.js";
import { HostError, invalidArgument, itemNotFound } from "../../host-error.js";
import { onSheet } from "./cells.js";
import type { RangeTarget } from "../targets.js";
import { objectOf } from "../targets.js";

/** A range of the same sheet; @throws when it would leave the sheet */
export function rangeAt(range: Pick<RangeTarget, "host" | "sheetId">, zone: Zone): HostObject {
  const isInside =
    zone.top >= 0 && zone.left >= 0 && zone.bottom <= lastRow && zone.right <= lastColumn;
  if (!isInside || zone.top > zone.bottom || zone.left > zone.right) {
    throw invalidArgument("The argument is invalid or missing or has an incorrect format.");
  }
  return objectOf("Range", { host: range.host, sheetId: range.sheetId, zone });
}

/** A range argument: an address on the same sheet or a range object. */
export function zoneOf(range: Pick<RangeTarget, "host" | "sheetId">, given: unknown): Zone {
  if (typeof given === "string") {
    const zone = parseZone(splitSheet(given).rest);
    if (zone === undefined) throw invalidArgument(`"${given}" is no address.`);
    return zone;
  }
  const target = (given as HostObject<RangeTarget> | null)?.target;
  if (target === undefined || !("zone" in target)) throw invalidArgument("A range is missing.");
  if (target.sheetId !== range.sheetId)
    throw invalidArgument("The ranges are on different sheets.");
  return target.zone;
}

const number = (value: unknown, otherwise = 0) => (typeof value === "number" ? value : otherwise);

const cornerOf = ({ sheetId, zone }: RangeTarget): CellAt => ({
  sheetId,
  row: zone.top,
  col: zone.left,
});

function orNotFound(found: HostObject | null, what: string): HostObject {
  if (found === null) throw itemNotFound(what);
  return found;
}

function usedRange(range: RangeTarget, valuesOnly: unknown): HostObject | null {
  const zone = range.host.workbook.usedZone(range.sheetId, range.zone, valuesOnly === true);
  return zone === undefined ? null : rangeAt(range, zone);
}

function common(range: RangeTarget, other: unknown): HostObject | null {
  const zone = intersection(range.zone, zoneOf(range, other));
  return zone === undefined ? null : rangeAt(range, zone);
}

function spillingTo(range: RangeTarget): HostObject | null {
  const zone = range.host.workbook.spillZone(cornerOf(range));
  return zone === undefined ? null : rangeAt(range, zone);
}

function spillParent(range: RangeTarget): HostObject | null {
  // "If it's not a spilled cell, or more than one cell is given": a null object.
  if (!isSingleCell(range.zone)) return null;
  const anchor = range.host.workbook.spillAnchor(cornerOf(range));
  return anchor === undefined
    ? null
    : rangeAt(range, { top: anchor.row, bottom: anchor.row, left: anchor.col, right: anchor.col });
}

const navigation: Record<string, MethodMember<RangeTarget>> = {
  getCell: {
    call: (range, [row, column]) => {
      const top = range.zone.top + number(row);
      const left = range.zone.left + number(column);
      return rangeAt(range, { top, left, bottom: top, right: left });
    },
  },
  getResizedRange: {
    call: (range, [rows, columns]) =>
      rangeAt(range, {
        ...range.zone,
        bottom: range.zone.bottom + number(rows),
        right: range.zone.right + number(columns),
      }),
  },
  getAbsoluteResizedRange: {
    call: (range, [rows, columns]) =>
      rangeAt(range, {
        ...range.zone,
        bottom: range.zone.top + number(rows, 1) - 1,
        right: range.zone.left + number(columns, 1) - 1,
      }),
  },
  getOffsetRange: {
    call: (range, [rows, columns]) =>
      rangeAt(range, {
        top: range.zone.top + number(rows),
        bottom: range.zone.bottom + number(rows),
        left: range.zone.left + number(columns),
        right: range.zone.right + number(columns),
      }),
  },
  getRow: {
    call: (range, [row]) => {
      const top = range.zone.top + number(row);
      return rangeAt(range, { ...range.zone, top, bottom: top });
    },
  },
  getColumn: {
    call: (range, [column]) => {
      const left = range.zone.left + number(column);
      return rangeAt(range, { ...range.zone, left, right: left });
    },
  },
  getLastRow: { call: (range) => rangeAt(range, { ...range.zone, top: range.zone.bottom }) },
  getLastColumn: { call: (range) => rangeAt(range, { ...range.zone, left: range.zone.right }) },
  getLastCell: {
    call: (range) =>
      rangeAt(range, { ...range.zone, top: range.zone.bottom, left: range.zone.right }),
  },
  getEntireRow: { call: (range) => rangeAt(range, { ...range.zone, left: 0, right: lastColumn }) },
  getEntireColumn: { call: (range) => rangeAt(range, { ...range.zone, top: 0, bottom: lastRow }) },
  getRowsAbove: { call: (range, [count]) => beside(range, -number(count, 1), 0) },
  getRowsBelow: { call: (range, [count]) => beside(range, number(count, 1), 0) },
  getColumnsBefore: { call: (range, [count]) => beside(range, 0, -number(count, 1)) },
  getColumnsAfter: { call: (range, [count]) => beside(range, 0, number(count, 1)) },
  getBoundingRect: {
    call: (range, [other]) => rangeAt(range, boundingZone(range.zone, zoneOf(range, other))),
  },
  getIntersection: {
    call: (range, [other]) => orNotFound(common(range, other), "the intersection"),
  },
  getIntersectionOrNullObject: { call: (range, [other]) => common(range, other) },
  getUsedRange: {
    call: (range, [valuesOnly]) =>
      usedRange(range, valuesOnly) ??
      rangeAt(range, {
        top: range.zone.top,
        bottom: range.zone.top,
        left: range.zone.left,
        right: range.zone.left,
      }),
  },
  getUsedRangeOrNullObject: { call: (range, [valuesOnly]) => usedRange(range, valuesOnly) },
  getSpillingToRange: { call: (range) => orNotFound(spillingTo(range), "the spill") },
  getSpillingToRangeOrNullObject: { call: spillingTo },
  getSpillParent: { call: (range) => orNotFound(spillParent(range), "the spill parent") },
  getSpillParentOrNullObject: { call: spillParent },
};

function beside(range: RangeTarget, rows: number, columns: number): HostObject {
  const { top, bottom, left, right } = range.zone;
  return rangeAt(range, {
    top: rows === 0 ? top : rows > 0 ? bottom + 1 : top + rows,
    bottom: rows === 0 ? bottom : rows > 0 ? bottom + rows : top - 1,
    left: columns === 0 ? left : columns > 0 ? right + 1 : left + columns,
    right: columns === 0 ? right : columns > 0 ? right + columns : left - 1,
  });
}

const fewCells = 1_000;

/** The cells of a range that hold formulas. */
export function formulaCells(range: RangeTarget): CellAt[] {
  const zone = onSheet(range);
  if (zone === undefined) return [];
  const { sheetId } = range;
  const { getters } = range.host.workbook.model;
  // One by one where there are few: thousands of single cells are asked for at once.
  if (rowCount(zone) * columnCount(zone) <= fewCells) {
    return [...cellsOf(zone)].flatMap(({ row, col }) => {
      const at = { sheetId, row, col };
      return getters.getCell(at)?.isFormula === true ? [at] : [];
    });
  }
  return getters.getCells(sheetId).flatMap((cell) => {
    if (!cell.isFormula) return [];
    const { row, col } = getters.getCellPosition(cell.id);
    const isInside = row >= zone.top && row <= zone.bottom && col >= zone.left && col <= zone.right;
    return isInside ? [{ sheetId, row, col }] : [];
  });
}

export function clear(range: RangeTarget, applyTo: unknown): void {
  const zone = onSheet(range);
  if (zone === undefined) return;
  range.host.assertEditable(range.sheetId, cellsOf(zone));
  const { model } = range.host.workbook;
  const target = [{ ...zone }];
  const { sheetId } = range;
  if (applyTo === "Hyperlinks") {
    for (const { row, col } of cellsOf(zone)) {
      range.host.hyperlinks.delete(`${sheetId}|${String(row)}|${String(col)}`);
    }
    return;
  }
  if (applyTo !== "Formats") model.dispatch("DELETE_CONTENT", { sheetId, target });
  if (applyTo !== "Contents") {
    model.dispatch("CLEAR_FORMATTING", { sheetId, target });
  }
}

export function* cellsOf(zone: Zone): Generator<{ row: number; col: number }> {
  for (let row = zone.top; row <= zone.bottom; row++) {
    for (let col = zone.left; col <= zone.right; col++) yield { row, col };
  }
}

function shift(
  range: RangeTarget,
  direction: unknown,
  command: "INSERT_CELL" | "DELETE_CELL",
): HostObject {
  range.host.assertStructureEditable(range.sheetId);
  const { model } = range.host.workbook;
  const { zone, sheetId } = range;
  const isRows = direction === "Down" || direction === "Up";
  const isEntire = isRows
    ? zone.left === 0 && zone.right === lastColumn
    : zone.top === 0 && zone.bottom === lastRow;
  const sheetName = range.host.workbook.sheets.nameOf(sheetId);
  const dimension = isRows ? ("ROW" as const) : ("COL" as const);
  const start = isRows ? zone.top : zone.left;
  const quantity = isRows ? rowCount(zone) : columnCount(zone);
  if (isEntire && command === "INSERT_CELL") {
    model.dispatch("ADD_COLUMNS_ROWS", {
      sheetId,
      sheetName,
      dimension,
      base: start,
      quantity,
      position: "before",
    });
  } else if (isEntire) {
    const elements = Array.from({ length: quantity }, (_, index) => start + index);
    model.dispatch("REMOVE_COLUMNS_ROWS", { sheetId, sheetName, dimension, elements });
  } else {
    const active = model.getters.getActiveSheetId();
    if (active !== sheetId) {
      throw new HostError(
        "NotImplemented",
        "The workbench shifts cells on the active sheet only; whole rows and columns on every sheet.",
      );
    }
    model.dispatch(command, { shiftDimension: dimension, zone: { ...zone } });
  }
  return rangeAt(range, zone);
}

const changes: Record<string, MethodMember<RangeTarget>> = {
  calculate: {
    call: (range) => {
      range.host.workbook.recalculate(formulaCells(range));
    },
  },
  setDirty: {
    call: (range) => {
      range.host.workbook.recalculate(formulaCells(range));
    },
  },
  clear: {
    call: (range, [applyTo]) => {
      clear(range, applyTo);
    },
  },
  insert: { call: (range, [direction]) => shift(range, direction, "INSERT_CELL") },
  delete: {
    call: (range, [direction]) => {
      shift(range, direction, "DELETE_CELL");
    },
  },
  select: {
    call: ({ host, sheetId, zone }) => {
      host.workbook.select(sheetId, zone);
    },
  },
  // The client splits large writes into rows and asks the host to check the whole first.
  _ValidateArraySize: {
    call: ({ zone }, [rows, columns]) => {
      if (rows !== rowCount(zone) || columns !== columnCount(zone)) {
        throw invalidArgument("The input array doesn't match the size of the range.");
      }
    },
  },
};

export const rangeMethods: Record<string, MethodMember<RangeTarget>> = {
  ...navigation,
  ...changes,
};
