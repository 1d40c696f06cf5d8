import type { Zone } from "../../../grid/index.js";
import { isSingleCell } from "../../../grid/index.js";
import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { HostError, invalidArgument, itemNotFound, notModelled } from "../../host-error.js";
import { mapCells, toCells, toContent } from "../ranges/cells.js";
import { clear, zoneOf } from "../ranges/range-methods.js";
import { eventRegistrations } from "../sheets/event-registrations.js";
import type { RangeTarget, TableTarget } from "../targets.js";
import { objectOf } from "../targets.js";

const config = ({ host, id }: TableTarget) => host.tables.core(id).config;

function configure(table: TableTarget, change: Partial<ReturnType<typeof config>>): void {
  const { host, id } = table;
  host.assertStructureEditable(host.tables.sheetId(id));
  host.workbook.model.dispatch("UPDATE_TABLE", {
    sheetId: host.tables.sheetId(id),
    zone: { ...host.tables.zone(id) },
    config: change,
  });
}

const flag = <
  K extends
    "bandedRows" | "bandedColumns" | "firstColumn" | "lastColumn" | "hasFilters" | "totalRow",
>(
  key: K,
) => ({
  get: (table: TableTarget) => config(table)[key],
  set: (table: TableTarget, value: unknown) => {
    configure(table, { [key]: value === true });
  },
});

const rangeTarget = ({ host, id }: TableTarget, zone: Zone): RangeTarget => ({
  host,
  sheetId: host.tables.sheetId(id),
  zone,
});

function bodyZone(table: TableTarget): Zone {
  const zone = table.host.tables.zone(table.id);
  const { numberOfHeaders, totalRow } = config(table);
  return { ...zone, top: zone.top + numberOfHeaders, bottom: zone.bottom - (totalRow ? 1 : 0) };
}

function headerZone(table: TableTarget): Zone {
  const zone = table.host.tables.zone(table.id);
  if (config(table).numberOfHeaders === 0) throw itemNotFound("the header row");
  return { ...zone, bottom: zone.top };
}

function resize(table: TableTarget, zone: Zone): void {
  const { host, id } = table;
  const sheetId = host.tables.sheetId(id);
  host.assertStructureEditable(sheetId);
  const { model } = host.workbook;
  const { name, style } = host.tables.look(id);
  host.workbook.sheets.makeRoom(sheetId, zone.bottom, zone.right);
  const result = model.dispatch("UPDATE_TABLE", {
    sheetId,
    zone: { ...host.tables.zone(id) },
    newTableRange: model.getters.getRangeDataFromZone(sheetId, { ...zone }),
  });
  if (!result.isSuccessful) throw invalidArgument("The table cannot be resized to this range.");
  Object.assign(host.tables.look(id), { name, style });
}

interface ColumnTarget {
  readonly table: TableTarget;
  readonly index: number;
}

function columnZone({ table, index }: ColumnTarget, of: Zone): Zone {
  const left = table.host.tables.zone(table.id).left + index;
  return { ...of, left, right: left };
}

function columnName(column: ColumnTarget): string {
  const { table, index } = column;
  if (config(table).numberOfHeaders === 0) return `Column${index + 1}`;
  const { top, left } = columnZone(column, headerZone(table));
  return table.host.workbook.cell({ ...rangeTarget(table, headerZone(table)), row: top, col: left })
    .text;
}

const range = (table: TableTarget, zone: Zone) => objectOf("Range", rangeTarget(table, zone));

const columnType = defineType<ColumnTarget>("TableColumn", {
  id: ({ index }) => index + 1,
  scalars: {
    id: { get: ({ index }) => index + 1 },
    index: { get: ({ index }) => index },
    name: {
      get: columnName,
      set: (column, name) => {
        const { top, left } = columnZone(column, headerZone(column.table));
        const { host, sheetId } = rangeTarget(column.table, headerZone(column.table));
        host.workbook.write(sheetId, [{ row: top, col: left, content: `'${String(name)}` }]);
      },
    },
    values: {
      get: (column) => {
        const { table } = column;
        const cells = rangeTarget(table, columnZone(column, table.host.tables.zone(table.id)));
        return mapCells(cells, (at) => table.host.workbook.value(at));
      },
    },
  },
  methods: {
    getDataBodyRange: {
      call: (column) => range(column.table, columnZone(column, bodyZone(column.table))),
    },
    getHeaderRowRange: {
      call: (column) => range(column.table, columnZone(column, headerZone(column.table))),
    },
    getRange: {
      call: (column) =>
        range(column.table, columnZone(column, column.table.host.tables.zone(column.table.id))),
    },
  },
});

const columns = (table: TableTarget): ColumnTarget[] => {
  const { left, right } = table.host.tables.zone(table.id);
  return Array.from({ length: right - left + 1 }, (_, index) => ({ table, index }));
};

const columnCollectionType = defineType<TableTarget>("TableColumnCollection", {
  scalars: { count: { get: (table) => columns(table).length } },
  items: (table) => columns(table).map((column) => columnType.of(column)),
  item: (table, key) => {
    const found = columns(table).find((column) =>
      typeof key === "number"
        ? column.index + 1 === key
        : columnName(column).toLowerCase() === String(key).toLowerCase(),
    );
    return found === undefined ? null : columnType.of(found);
  },
});

interface RowTarget {
  readonly table: TableTarget;
  readonly index: number;
}

const rowZone = ({ table, index }: RowTarget): Zone => {
  const body = bodyZone(table);
  return { ...body, top: body.top + index, bottom: body.top + index };
};

const rowType = defineType<RowTarget>("TableRow", {
  scalars: {
    index: { get: ({ index }) => index },
    values: {
      get: (row) =>
        mapCells(rangeTarget(row.table, rowZone(row)), (at) => row.table.host.workbook.value(at)),
    },
  },
  methods: { getRange: { call: (row) => range(row.table, rowZone(row)) } },
});

const rows = (table: TableTarget): RowTarget[] => {
  const { top, bottom } = bodyZone(table);
  return Array.from({ length: Math.max(0, bottom - top + 1) }, (_, index) => ({ table, index }));
};

function addRows(table: TableTarget, at: unknown, values: unknown): HostObject {
  if (typeof at === "number" && at >= 0) throw notModelled("TableRowCollection.add at an index");
  const given = (
    Array.isArray(values) && !Array.isArray(values[0]) ? [values] : values
  ) as unknown[][];
  const zone = table.host.tables.zone(table.id);
  const first = rows(table).length;
  const added = { ...zone, top: zone.bottom + 1, bottom: zone.bottom + given.length };
  resize(table, { ...zone, bottom: added.bottom });
  const target = rangeTarget(table, added);
  table.host.workbook.write(
    target.sheetId,
    toCells(target, given, (value, { row, col }) => ({ row, col, content: toContent(value) })),
  );
  return rowType.of({ table, index: first });
}

const rowCollectionType = defineType<TableTarget>("TableRowCollection", {
  scalars: { count: { get: (table) => rows(table).length } },
  items: (table) => rows(table).map((row) => rowType.of(row)),
  methods: { add: { call: (table, [index, values]) => addRows(table, index, values) } },
});

function remove(table: TableTarget, withContents: boolean): void {
  const { host, id } = table;
  const sheetId = host.tables.sheetId(id);
  const zone = { ...host.tables.zone(id) };
  host.assertStructureEditable(sheetId);
  host.workbook.model.dispatch("REMOVE_TABLE", { sheetId, target: [zone] });
  if (withContents) clear({ host, sheetId, zone }, "Contents");
}

defineType<TableTarget>("Table", {
  id: ({ id }) => id,
  scalars: {
    id: { get: ({ id }) => id },
    name: {
      get: ({ host, id }) => host.tables.look(id).name,
      set: ({ host, id }, name) => {
        host.tables.rename(id, String(name));
      },
    },
    style: {
      get: ({ host, id }) => host.tables.look(id).style,
      set: (table, style) => {
        table.host.tables.look(table.id).style = String(style);
        const known = table.host.workbook.model.getters.getTableStyles();
        if (String(style) in known) configure(table, { styleId: String(style) });
      },
    },
    showHeaders: {
      get: (table) => config(table).numberOfHeaders > 0,
      set: (table, shown) => {
        configure(table, { numberOfHeaders: shown === true ? 1 : 0 });
      },
    },
    showTotals: flag("totalRow"),
    showBandedRows: flag("bandedRows"),
    showBandedColumns: flag("bandedColumns"),
    showFilterButton: flag("hasFilters"),
    highlightFirstColumn: flag("firstColumn"),
    highlightLastColumn: flag("lastColumn"),
  },
  objects: {
    columns: { get: (table) => columnCollectionType.of(table) },
    rows: { get: (table) => rowCollectionType.of(table) },
    worksheet: {
      get: ({ host, id }) => objectOf("Worksheet", { host, sheetId: host.tables.sheetId(id) }),
    },
  },
  methods: {
    getRange: { call: (table) => range(table, table.host.tables.zone(table.id)) },
    getDataBodyRange: { call: (table) => range(table, bodyZone(table)) },
    getHeaderRowRange: { call: (table) => range(table, headerZone(table)) },
    convertToRange: {
      call: (table) => {
        const { zone, sheetId } = rangeTarget(table, table.host.tables.zone(table.id));
        remove(table, false);
        return objectOf("Range", { host: table.host, sheetId, zone });
      },
    },
    delete: {
      call: (table) => {
        remove(table, true);
      },
    },
    resize: {
      call: (table, [to]) => {
        const target = rangeTarget(table, table.host.tables.zone(table.id));
        const zone = zoneOf(target, to);
        if (isSingleCell(zone) || zone.top !== target.zone.top) {
          throw invalidArgument("A table keeps its header row when it is resized.");
        }
        resize(table, zone);
      },
    },
    ...eventRegistrations<TableTarget>(
      { DataChangedEvent: "tableChanged", SelectionChangedEvent: "tableSelectionChanged" },
      ({ host, id }) => ({ host, target: id }),
    ),
  },
});

export function addTable(
  host: TableTarget["host"],
  { sheetId, zone }: RangeTarget,
  hasHeaders: boolean,
): HostObject {
  host.assertStructureEditable(sheetId);
  if (host.workbook.model.getters.isSheetLocked(sheetId)) {
    throw new HostError("AccessDenied", "The sheet is protected.");
  }
  host.workbook.sheets.makeRoom(sheetId, zone.bottom, zone.right);
  return objectOf("Table", { host, id: host.tables.add(sheetId, zone, hasHeaders) });
}
