import type { Zone } from "../../grid/index.js";
import { lastColumn, lastRow, parseZone, splitSheet } from "../../grid/index.js";
import type { HostObject, MethodMember } from "../batch/object-type.js";
import { defineType } from "../batch/object-type.js";
import type { EventName } from "../event-hub.js";
import { HostError, invalidArgument, itemNotFound } from "../host-error.js";
import { formulaCells, rangeAt } from "./range-methods.js";
import type { SheetTarget } from "./targets.js";
import { objectOf } from "./targets.js";

const wholeSheet: Zone = { top: 0, left: 0, bottom: lastRow, right: lastColumn };

/** A range by address or by name; without either the whole sheet. */
export function rangeOn(sheet: SheetTarget, address: unknown): HostObject {
  if (typeof address !== "string" || address === "") return rangeAt(sheet, wholeSheet);
  const { sheetName, rest } = splitSheet(address);
  const sheetId =
    sheetName === undefined ? sheet.sheetId : sheet.host.workbook.sheetNamed(sheetName);
  if (sheetId === undefined) throw itemNotFound(address);
  const zone = parseZone(rest);
  if (zone !== undefined) return rangeAt({ host: sheet.host, sheetId }, zone);
  const named = sheet.host.workbook.namedZone(rest);
  if (named === undefined) throw invalidArgument(`"${address}" is neither an address nor a name.`);
  return objectOf("Range", { host: sheet.host, ...named });
}

function used({ host, sheetId }: SheetTarget, valuesOnly: unknown): HostObject | null {
  const zone = host.workbook.usedZone(sheetId, wholeSheet, valuesOnly === true);
  return zone === undefined ? null : rangeAt({ host, sheetId }, zone);
}

const number = (value: unknown) => (typeof value === "number" ? value : 0);

/** The methods by which the client says that it wants to hear of an event, and of it no longer. */
export function eventRegistrations<T>(
  events: Readonly<Record<string, EventName>>,
  place: (target: T) => { readonly host: SheetTarget["host"]; readonly target: string },
): Record<string, MethodMember<T>> {
  const methods: Record<string, MethodMember<T>> = {};
  for (const [wire, event] of Object.entries(events)) {
    methods[`_Register${wire}`] = {
      call: (target) => {
        const at = place(target);
        at.host.events.register(event, at.target);
      },
    };
    methods[`_Unregister${wire}`] = {
      call: (target) => {
        const at = place(target);
        at.host.events.unregister(event, at.target);
      },
    };
  }
  return methods;
}

export const sheetEvents = {
  ActivatedEvent: "activated",
  DeactivatedEvent: "deactivated",
  CalculatedEvent: "calculated",
  DataChangedEvent: "changed",
  FormatChangedEvent: "formatChanged",
  FormulaChangedEvent: "formulaChanged",
  SelectionChangedEvent: "selectionChanged",
  ProtectionChangedEvent: "protectionChanged",
  EventNameChanged: "nameChanged",
  EventVisibilityChanged: "visibilityChanged",
} as const satisfies Record<string, EventName>;

export const worksheetType = defineType<SheetTarget>("Worksheet", {
  id: ({ sheetId }) => sheetId,
  scalars: {
    id: { get: ({ sheetId }) => sheetId },
    name: {
      get: ({ host, sheetId }) => host.workbook.sheetName(sheetId),
      set: ({ host, sheetId }, name) => {
        const text = String(name);
        const other = host.workbook.sheetNamed(text);
        if (other !== undefined && other !== sheetId) {
          throw new HostError("ItemAlreadyExists", `There is a sheet called "${text}" already.`);
        }
        host.workbook.renameSheet(sheetId, text);
      },
    },
    position: {
      get: ({ host, sheetId }) => host.workbook.sheetIds().indexOf(sheetId),
      set: ({ host, sheetId }, position) => {
        host.workbook.moveSheet(sheetId, number(position));
      },
    },
    visibility: {
      get: ({ host, sheetId }) =>
        host.workbook.isVisible(sheetId)
          ? "Visible"
          : host.veryHidden.has(sheetId)
            ? "VeryHidden"
            : "Hidden",
      set: ({ host, sheetId }, visibility) => {
        if (visibility === "VeryHidden") host.veryHidden.add(sheetId);
        else host.veryHidden.delete(sheetId);
        if (!host.workbook.setVisible(sheetId, visibility === "Visible")) {
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
    showGridlines: {
      get: ({ host, sheetId }) => host.workbook.model.getters.getGridLinesVisibility(sheetId),
      set: ({ host, sheetId }, shown) => {
        host.workbook.model.dispatch("SET_GRID_LINES_VISIBILITY", {
          sheetId,
          areGridLinesVisible: shown === true,
        });
      },
    },
  },
  methods: {
    activate: {
      call: ({ host, sheetId }) => {
        host.workbook.activate(sheetId);
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
        if (!host.workbook.deleteSheet(sheetId)) {
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
