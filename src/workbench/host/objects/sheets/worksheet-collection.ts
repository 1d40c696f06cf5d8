import { defineType } from "../../batch/object-type.js";
import type { HostObject } from "../../batch/object-type.js";
import { workbookTarget } from "../../event-hub.js";
import type { HostState } from "../../host-state.js";
import { itemNotFound } from "../../host-error.js";
import { assertFreeSheetName } from "../../rules/sheet-names.js";
import { objectOf } from "../targets.js";
import { eventRegistrations, sheetEvents } from "./event-registrations.js";

function find(host: HostState, key: unknown): HostObject | null {
  const { workbook } = host;
  if (typeof key !== "string") return null;
  const sheetId = workbook.sheets.has(key) ? key : workbook.sheets.named(key);
  return sheetId === undefined ? null : objectOf("Worksheet", { host, sheetId });
}

const visible = (host: HostState, visibleOnly: unknown) =>
  host.workbook.sheets
    .ids()
    .filter((id) => visibleOnly !== true || host.workbook.sheets.isVisible(id));

function at(host: HostState, ids: readonly string[], index: number): HostObject {
  const sheetId = ids.at(index);
  if (sheetId === undefined) throw itemNotFound("the sheet");
  return objectOf("Worksheet", { host, sheetId });
}

defineType<HostState>("WorksheetCollection", {
  items: (host) =>
    host.workbook.sheets.ids().map((sheetId) => objectOf("Worksheet", { host, sheetId })),
  item: find,
  methods: {
    add: {
      call: (host, [name]) => {
        const wanted =
          typeof name === "string" && name !== "" ? name : host.workbook.sheets.freeName();
        assertFreeSheetName(host.workbook, wanted);
        return objectOf("Worksheet", { host, sheetId: host.workbook.sheets.add(wanted) });
      },
    },
    getActiveWorksheet: {
      call: (host) => {
        if (host.isChartSheetActive) throw itemNotFound("a worksheet that is active");
        return objectOf("Worksheet", { host, sheetId: host.workbook.sheets.activeId() });
      },
    },
    getCount: { call: (host, [visibleOnly]) => visible(host, visibleOnly).length },
    getFirst: { call: (host, [visibleOnly]) => at(host, visible(host, visibleOnly), 0) },
    getLast: { call: (host, [visibleOnly]) => at(host, visible(host, visibleOnly), -1) },
    getItemOrNullObject: { call: (host, [key]) => find(host, key) },
    ...eventRegistrations<HostState>(
      { ...sheetEvents, AddedEvent: "added", DeletedEvent: "deleted" },
      (host) => ({ host, target: workbookTarget }),
    ),
  },
});
