import type { HostObject, MethodMember } from "../../batch/object-type.js";
import { intersection } from "../../../grid/index.js";
import { HostError, invalidArgument, itemNotFound } from "../../host-error.js";
import type { RangeTarget } from "../targets.js";
import { objectOf } from "../targets.js";
import { onSheet } from "./cells.js";
import { areasOf } from "./range-areas.js";
import { rangeAt, zoneOf } from "./range-methods.js";
import { specialZones } from "./special-cells.js";

function special(range: RangeTarget, type: unknown, valueType: unknown): HostObject | null {
  const { host, sheetId } = range;
  return areasOf({ host, sheetId }, specialZones(range, type, valueType));
}

/** The filled cells around a range, up to empty rows and columns. */
function surrounding(range: RangeTarget): HostObject {
  const { host, sheetId } = range;
  const whole = host.workbook.sheets.zoneOf(sheetId);
  const isFilled = (row: number, col: number) =>
    row >= 0 &&
    col >= 0 &&
    row <= whole.bottom &&
    col <= whole.right &&
    host.workbook.kind({ sheetId, row, col }) !== "Empty";
  const zone = { ...range.zone };
  const rowHas = (row: number) => {
    for (let col = zone.left - 1; col <= zone.right + 1; col++) if (isFilled(row, col)) return true;
    return false;
  };
  const columnHas = (col: number) => {
    for (let row = zone.top - 1; row <= zone.bottom + 1; row++) if (isFilled(row, col)) return true;
    return false;
  };
  for (let isGrowing = true; isGrowing;) {
    isGrowing = true;
    if (rowHas(zone.top - 1)) zone.top--;
    else if (rowHas(zone.bottom + 1)) zone.bottom++;
    else if (columnHas(zone.left - 1)) zone.left--;
    else if (columnHas(zone.right + 1)) zone.right++;
    else isGrowing = false;
  }
  return rangeAt(range, zone);
}

function tablesIn(range: RangeTarget, fullyContained: unknown): HostObject {
  const { host, sheetId, zone } = range;
  return objectOf("TableCollection", {
    host,
    ids: () =>
      host.tables.ids(sheetId).filter((id) => {
        const table = host.tables.zone(id);
        const shared = intersection(table, zone);
        if (fullyContained !== true) return shared !== undefined;
        return JSON.stringify(shared) === JSON.stringify(table);
      }),
  });
}

function copyFrom(range: RangeTarget, source: unknown, copyType: unknown): void {
  const from = (source as HostObject<RangeTarget> | null)?.target;
  if (from === undefined || !("zone" in from))
    throw invalidArgument("copyFrom takes a range here.");
  const { host, sheetId, zone } = range;
  const rows = from.zone.bottom - from.zone.top + 1;
  const columns = from.zone.right - from.zone.left + 1;
  const cells: { row: number; col: number; content?: string; format?: string }[] = [];
  const height = Math.max(rows, zone.bottom - zone.top + 1);
  const width = Math.max(columns, zone.right - zone.left + 1);
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const at = {
        sheetId: from.sheetId,
        row: from.zone.top + (row % rows),
        col: from.zone.left + (col % columns),
      };
      const to = { row: zone.top + row, col: zone.left + col };
      const [value, kind] = [host.workbook.value(at), host.workbook.kind(at)];
      const source = host.workbook.model.getters.getCell(at);
      const moved =
        source?.isFormula === true
          ? host.workbook.model.getters.getTranslatedCellFormula(
              sheetId,
              to.col - at.col,
              to.row - at.row,
              source.compiledFormula,
            )
          : undefined;
      const content = copyType === "Values" || moved === undefined ? asText(value, kind) : moved;
      if (copyType === "Formats") {
        cells.push({ ...to, format: host.workbook.model.getters.getCell(at)?.format ?? "" });
      } else cells.push({ ...to, content });
    }
  }
  host.assertEditable(sheetId, cells);
  host.workbook.write(sheetId, cells);
}

/** A text stays a text, whatever it looks like. */
function asText(value: string | number | boolean, kind: string): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return kind === "String" ? `'${value}` : value;
}

/** "If the merged areas count in this range is more than 512, then this method will fail to return the result." */
const mostMerged = 512;

function merged({ host, sheetId, zone }: RangeTarget): HostObject | null {
  // Of the whole sheet, which are few: the grid's own look at a zone goes through all its cells.
  const zones = host.workbook.model.getters
    .getMerges(sheetId)
    .filter((merge) => intersection(merge, zone) !== undefined);
  if (zones.length > mostMerged)
    throw new HostError("GeneralException", `There are more than ${mostMerged} merged areas.`);
  return areasOf(
    { host, sheetId },
    zones.map(({ top, left, bottom, right }) => ({ top, left, bottom, right })),
  );
}

export const rangeQueries: Record<string, MethodMember<RangeTarget>> = {
  getSpecialCells: {
    call: (range, [type, valueType]) => {
      const found = special(range, type, valueType);
      if (found === null) throw itemNotFound("special cells");
      return found;
    },
  },
  getSpecialCellsOrNullObject: { call: (range, [type, value]) => special(range, type, value) },
  getSurroundingRegion: { call: surrounding },
  getTables: { call: (range, [fullyContained]) => tablesIn(range, fullyContained) },
  copyFrom: {
    call: (range, [source, copyType]) => {
      copyFrom(range, source, copyType);
    },
  },
  merge: {
    call: (range) => {
      range.host.assertStructureEditable(range.sheetId);
      const target = [{ ...(onSheet(range) ?? range.zone) }];
      range.host.workbook.model.dispatch("ADD_MERGE", { sheetId: range.sheetId, target });
    },
  },
  getMergedAreasOrNullObject: { call: merged },
  unmerge: {
    call: (range) => {
      const target = [{ ...(onSheet(range) ?? range.zone) }];
      range.host.workbook.model.dispatch("REMOVE_MERGE", { sheetId: range.sheetId, target });
    },
  },
  moveTo: {
    call: (range, [destination]) => {
      const { host, sheetId, zone } = range;
      const to = zoneOf(range, destination);
      host.assertEditable(sheetId, [{ row: to.top, col: to.left }]);
      host.workbook.model.dispatch("MOVE_RANGES", {
        sheetId,
        sheetName: host.workbook.sheets.nameOf(sheetId),
        targetSheetId: sheetId,
        target: [{ ...zone }],
        col: to.left,
        row: to.top,
      });
    },
  },
};
