import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { HostError } from "../../host-error.js";
import type { HostState } from "../../host-state.js";
import { objectOf } from "../targets.js";

/**
 * With a chart selected, or a chart sheet shown, no range is: "by design", as Microsoft says of this error
 * in OfficeDev/office-js#2268.
 */
function assertRangeSelected(host: HostState): void {
  if (host.isChartSheetActive || host.workbook.model.getters.getSelectedFigureId() !== null) {
    throw new HostError("InvalidSelection", "The current selection is invalid for this operation.");
  }
}

function selected(host: HostState): HostObject {
  assertRangeSelected(host);
  if (host.workbook.model.getters.getSelectedZones().length > 1) {
    throw new HostError("InvalidSelection", "The current selection has more than one range.");
  }
  return objectOf("Range", { host, ...host.workbook.selection() });
}

defineType<HostState>("Workbook", {
  scalars: {
    name: { get: () => "Book1.xlsx" },
    readOnly: { get: () => false },
  },
  objects: {
    application: { get: (host) => objectOf("Application", host) },
    customXmlParts: { get: (host) => objectOf("CustomXmlPartCollection", host) },
    names: { get: (host) => objectOf("NamedItemCollection", { host, sheetId: undefined }) },
    properties: { get: (host) => objectOf("DocumentProperties", host) },
    settings: { get: (host) => objectOf("SettingCollection", host) },
    tables: {
      get: (host) => objectOf("TableCollection", { host, ids: () => host.tables.ids() }),
    },
    worksheets: { get: (host) => objectOf("WorksheetCollection", host) },
  },
  methods: {
    getActiveCell: {
      call: (host) => {
        assertRangeSelected(host);
        const { sheetId, row, col } = host.workbook.activeCell();
        return objectOf("Range", {
          host,
          sheetId,
          zone: { top: row, bottom: row, left: col, right: col },
        });
      },
    },
    getSelectedRange: { call: selected },
    getSelectedRanges: {
      call: (host) => {
        assertRangeSelected(host);
        return objectOf("RangeAreas", {
          host,
          sheetId: host.workbook.sheets.activeId(),
          zones: host.workbook.model.getters.getSelectedZones(),
        });
      },
    },
    getActiveChartOrNullObject: {
      call: (host) => {
        const figure = host.workbook.model.getters.getSelectedFigureId();
        const chart = figure === null ? undefined : host.charts.byFigure(figure);
        return chart === undefined ? null : objectOf("Chart", { host, chart });
      },
    },
  },
});

defineType<HostState>("Application", {
  scalars: {
    calculationMode: {
      get: (host) => host.calculationMode,
      set: (host, mode) => {
        host.setCalculationMode(String(mode));
      },
    },
    calculationState: {
      get: ({ workbook: { calls } }) => {
        if (calls.pending > 0) return "Calculating";
        // Calculated by hand, the add-in's functions alone are left behind here.
        return calls.isManual && calls.cellIds().dirty.length > 0 ? "Pending" : "Done";
      },
    },
    calculationEngineVersion: { get: () => 191_029 },
    decimalSeparator: { get: (host) => host.separators().decimal },
    thousandsSeparator: { get: (host) => host.separators().group },
    useSystemSeparators: { get: () => true },
  },
  objects: { cultureInfo: { get: (host) => objectOf("CultureInfo", host) } },
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
