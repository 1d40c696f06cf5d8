import { lastColumn, lastRow } from "../../../grid/index.js";
import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { HostError } from "../../host-error.js";
import { assertFreeSheetName } from "../../rules/sheet-names.js";
import { parseAreas } from "../ranges/range-areas.js";
import { formulaCells, rangeAt } from "../ranges/range-methods.js";
import type { SheetTarget } from "../targets.js";
import { objectOf } from "../targets.js";
import { eventRegistrations, sheetEvents } from "./event-registrations.js";
import { rangeOn } from "./range-on.js";

const wholeSheet = { top: 0, left: 0, bottom: lastRow, right: lastColumn };

function used({ host, sheetId }: SheetTarget, valuesOnly: unknown): HostObject | null {
  const zone = host.workbook.usedZone(sheetId, wholeSheet, valuesOnly === true);
  return zone === undefined ? null : rangeAt({ host, sheetId }, zone);
}

const number = (value: unknown) => (typeof value === "number" ? value : 0);

const gridlines = {
  get: ({ host, sheetId }: SheetTarget) =>
    host.workbook.model.getters.getGridLinesVisibility(sheetId),
  set: ({ host, sheetId }: SheetTarget, shown: unknown) => {
    host.workbook.model.dispatch("SET_GRID_LINES_VISIBILITY", {
      sheetId,
      areGridLinesVisible: shown === true,
    });
  },
};

defineType<SheetTarget>("Worksheet", {
  id: ({ sheetId }) => sheetId,
  scalars: {
    id: { get: ({ sheetId }) => sheetId },
    name: {
      get: ({ host, sheetId }) => host.workbook.sheets.nameOf(sheetId),
      set: ({ host, sheetId }, name) => {
        const text = String(name);
        assertFreeSheetName(host.workbook, text, sheetId);
        host.workbook.sheets.rename(sheetId, text);
      },
    },
    position: {
      get: ({ host, sheetId }) => host.workbook.sheets.ids().indexOf(sheetId),
      set: ({ host, sheetId }, position) => {
        host.workbook.sheets.move(sheetId, number(position));
      },
    },
    visibility: {
      get: ({ host, sheetId }) =>
        host.workbook.sheets.isVisible(sheetId)
          ? "Visible"
          : host.veryHidden.has(sheetId)
            ? "VeryHidden"
            : "Hidden",
      set: ({ host, sheetId }, visibility) => {
        if (visibility === "VeryHidden") host.veryHidden.add(sheetId);
        else host.veryHidden.delete(sheetId);
        if (!host.workbook.sheets.setVisible(sheetId, visibility === "Visible")) {
          throw new HostError("InvalidOperation", "A workbook must have one visible sheet.");
        }
      },
    },
    tabColor: {
      get: ({ host, sheetId }) => host.workbook.model.getters.getSheet(sheetId).color ?? "",
      set: ({ host, sheetId }, color) => {
        const text = String(color);
        host.workbook.model.dispatch("COLOR_SHEET", {
          sheetId,
          ...(text === "" ? {} : { color: text }),
        });
      },
    },
    showGridlines: gridlines,
    // The client sets it by another name than it reads it by.
    gridlines: { set: gridlines.set },
  },
  objects: {
    charts: { get: (sheet) => objectOf("ChartCollection", sheet) },
    customProperties: { get: (sheet) => objectOf("WorksheetCustomPropertyCollection", sheet) },
    freezePanes: { get: (sheet) => objectOf("WorksheetFreezePanes", sheet) },
    names: { get: ({ host, sheetId }) => objectOf("NamedItemCollection", { host, sheetId }) },
    pageLayout: { get: (sheet) => objectOf("PageLayout", sheet) },
    protection: { get: (sheet) => objectOf("WorksheetProtection", sheet) },
    shapes: { get: (sheet) => objectOf("ShapeCollection", sheet) },
    tables: {
      get: ({ host, sheetId }) =>
        objectOf("TableCollection", { host, ids: () => host.tables.ids(sheetId) }),
    },
  },
  methods: {
    activate: {
      call: ({ host, sheetId }) => {
        host.workbook.sheets.activate(sheetId);
      },
    },
    calculate: {
      call: (sheet, [markAllDirty]) => {
        const whole = { ...sheet, zone: wholeSheet };
        const { dirty } = sheet.host.workbook.calls.cellIds();
        const cells = formulaCells(whole);
        sheet.host.workbook.recalculate(
          markAllDirty === true
            ? cells
            : cells.filter((at) => {
                const cell = sheet.host.workbook.model.getters.getCell(at);
                return cell !== undefined && dirty.includes(cell.id);
              }),
        );
      },
    },
    delete: {
      call: ({ host, sheetId }) => {
        if (!host.workbook.sheets.remove(sheetId)) {
          throw new HostError("InvalidOperation", "A workbook must have one visible sheet.");
        }
      },
    },
    getCell: {
      call: (sheet, [row, column]) =>
        rangeAt(sheet, {
          top: number(row),
          bottom: number(row),
          left: number(column),
          right: number(column),
        }),
    },
    getRange: { call: (sheet, [address]) => rangeOn(sheet, address) },
    getRanges: { call: (sheet, [addresses]) => parseAreas(sheet, addresses) },
    getRangeByIndexes: {
      call: (sheet, [row, column, rows, columns]) =>
        rangeAt(sheet, {
          top: number(row),
          left: number(column),
          bottom: number(row) + number(rows) - 1,
          right: number(column) + number(columns) - 1,
        }),
    },
    getUsedRange: {
      call: (sheet, [valuesOnly]) =>
        used(sheet, valuesOnly) ?? rangeAt(sheet, { top: 0, left: 0, bottom: 0, right: 0 }),
    },
    getUsedRangeOrNullObject: { call: (sheet, [valuesOnly]) => used(sheet, valuesOnly) },
    ...eventRegistrations<SheetTarget>(sheetEvents, ({ host, sheetId }) => ({
      host,
      target: sheetId,
    })),
  },
});
