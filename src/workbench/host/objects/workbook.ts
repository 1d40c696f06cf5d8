import type { HostObject } from "../batch/object-type.js";
import { defineType } from "../batch/object-type.js";
import type { HostState } from "../host-state.js";
import { objectOf } from "./targets.js";

function selected(host: HostState): HostObject {
  return objectOf("Range", { host, ...host.workbook.selection() });
}

export const workbookType = defineType<HostState>("Workbook", {
  scalars: {
    name: { get: () => "Book1.xlsx" },
  },
  objects: {
    application: { get: (host) => objectOf("Application", host) },
    worksheets: { get: (host) => objectOf("WorksheetCollection", host) },
  },
  methods: {
    getActiveCell: {
      call: (host) => {
        const { sheetId, row, col } = host.workbook.activeCell();
        return objectOf("Range", {
          host,
          sheetId,
          zone: { top: row, bottom: row, left: col, right: col },
        });
      },
    },
    getSelectedRange: { call: selected },
  },
});

export const applicationType = defineType<HostState>("Application", {
  scalars: {
    calculationMode: {
      get: (host) => host.calculationMode,
      set: (host, mode) => {
        host.setCalculationMode(String(mode));
      },
    },
    calculationState: {
      get: (host) => (host.workbook.calls.pending > 0 ? "Calculating" : "Done"),
    },
    calculationEngineVersion: { get: () => 191_029 },
  },
  methods: {
    calculate: {
      call: (host, [type]) => {
        host.calculate(String(type));
      },
    },
    // The grid draws after the batch anyway.
    suspendScreenUpdatingUntilNextSync: { call: () => undefined },
    suspendApiCalculationUntilNextSync: { call: () => undefined },
  },
});
