import type { CellAt, Zone } from "../../../grid/index.js";
import {
  columnCount,
  isCardAlone,
  isSingleCell,
  lastColumn,
  lastRow,
  quoteSheetName,
  rowCount,
  zoneName,
} from "../../../grid/index.js";
import { defineType } from "../../batch/object-type.js";
import type { Frame } from "../../charts/chart-store.js";
import { zoneFrame } from "../../charts/chart-store.js";
import { mapCells, toCells, toContent } from "./cells.js";
import { rangeMethods } from "./range-methods.js";
import { rangeQueries } from "./range-queries.js";
import type { RangeTarget } from "../targets.js";
import { objectOf } from "../targets.js";

function addressOf({ host, sheetId, zone }: RangeTarget): string {
  return `${quoteSheetName(host.workbook.sheets.nameOf(sheetId))}!${zoneName(zone)}`;
}

const isEntireColumn = ({ zone }: RangeTarget) => zone.top === 0 && zone.bottom === lastRow;
const isEntireRow = ({ zone }: RangeTarget) => zone.left === 0 && zone.right === lastColumn;

function writeContents(range: RangeTarget, given: unknown): void {
  const cells = toCells(range, given, (value, { row, col }) => ({
    row,
    col,
    content: toContent(value),
  }));
  range.host.assertEditable(range.sheetId, cells);
  range.host.workbook.write(range.sheetId, cells);
}

const formulas = (range: RangeTarget) =>
  mapCells(range, (at) => {
    const { workbook, variants } = range.host;
    const formula = workbook.formula(at);
    if (formula !== undefined) return formula;
    const anchor = variants.spilledFormula === "value" ? undefined : workbook.spillAnchor(at);
    return (anchor && workbook.formula(anchor)) ?? workbook.value(at);
  });

const numberFormats = (range: RangeTarget) =>
  mapCells(range, (at) => range.host.workbook.numberFormat(at));

function setNumberFormats(range: RangeTarget, given: unknown): void {
  const cells = toCells(range, given, (format, { row, col }) => ({
    row,
    col,
    format: String(format),
  }));
  range.host.assertEditable(range.sheetId, cells);
  range.host.workbook.setNumberFormats(range.sheetId, cells);
}

const key = ({ sheetId, zone }: RangeTarget) => `${sheetId}|${zone.top}|${zone.left}`;

/** In points from the sheet's corner. */
const side = (name: keyof Frame) => ({
  get: ({ host, sheetId, zone }: RangeTarget) => zoneFrame(host.workbook, sheetId, zone)[name],
});

/** Whether all rows or columns are hidden; null where only some are. */
const headerHidden = (dimension: "ROW" | "COL") => ({
  get: ({ host, sheetId, zone }: RangeTarget) => {
    const { isRowHiddenByUser, isColHiddenByUser } = host.workbook.model.getters;
    const isRow = dimension === "ROW";
    const isHidden = isRow ? isRowHiddenByUser : isColHiddenByUser;
    const hidden = headersOf(zone, isRow).map((index) => isHidden(sheetId, index));
    return hidden.every(Boolean) ? true : hidden.some(Boolean) ? null : false;
  },
  set: ({ host, sheetId, zone }: RangeTarget, hidden: unknown) => {
    host.assertStructureEditable(sheetId);
    const type = hidden === true ? "HIDE_COLUMNS_ROWS" : "UNHIDE_COLUMNS_ROWS";
    const elements = headersOf(zone, dimension === "ROW");
    host.workbook.model.dispatch(type, { sheetId, dimension, elements });
  },
});

const headersOf = ({ top, bottom, left, right }: Zone, isRow: boolean) =>
  Array.from({ length: isRow ? bottom - top + 1 : right - left + 1 }, (_, index) =>
    isRow ? top + index : left + index,
  );

/** Numbers and texts with a card behind them are numbers and texts; entities and pictures are not. */
function valueType({ host }: RangeTarget, at: CellAt) {
  const rich = host.workbook.richValue(at);
  return rich !== undefined && isCardAlone(rich) ? "RichValue" : host.workbook.kind(at);
}

defineType<RangeTarget>("Range", {
  isTracked: true,
  scalars: {
    address: { get: addressOf },
    addressLocal: { get: addressOf },
    cellCount: { get: ({ zone }) => rowCount(zone) * columnCount(zone) },
    columnCount: { get: ({ zone }) => columnCount(zone) },
    columnIndex: { get: ({ zone }) => zone.left },
    rowCount: { get: ({ zone }) => rowCount(zone) },
    rowIndex: { get: ({ zone }) => zone.top },
    isEntireColumn: { get: isEntireColumn },
    isEntireRow: { get: isEntireRow },
    left: side("left"),
    top: side("top"),
    width: side("width"),
    height: side("height"),
    formulas: { get: formulas, set: writeContents },
    formulasLocal: {
      get: (range) =>
        mapCells(range, (at) => {
          const { workbook } = range.host;
          return workbook.localFormula(at) ?? workbook.value(at);
        }),
    },
    values: {
      get: (range) => mapCells(range, (at) => valueOf(range, at)),
      set: writeContents,
    },
    text: { get: (range) => mapCells(range, (at) => range.host.workbook.text(at)) },
    valueTypes: {
      get: (range) => mapCells(range, (at) => valueType(range, at)),
    },
    numberFormat: { get: numberFormats, set: setNumberFormats },
    numberFormatLocal: { get: numberFormats, set: setNumberFormats },
    hasSpill: {
      get: (range) => {
        const { host, sheetId, zone } = range;
        return (
          mapCells(range, (at) => host.workbook.spillAnchor(at) !== undefined)
            ?.flat()
            .some(Boolean) ??
          host.workbook.spillZone({ sheetId, row: zone.top, col: zone.left }) !== undefined
        );
      },
    },
    rowHidden: headerHidden("ROW"),
    columnHidden: headerHidden("COL"),
    hyperlink: {
      get: (range) => range.host.hyperlinks.get(key(range)) ?? null,
      set: (range, value) => {
        const link = value as Readonly<Record<string, unknown>>;
        const { host, sheetId, zone } = range;
        host.assertEditable(sheetId, [{ row: zone.top, col: zone.left }]);
        host.hyperlinks.set(key(range), link);
        const shown = link["textToDisplay"];
        if (typeof shown === "string" && isSingleCell(zone)) {
          // As if typed: a text that begins like a formula is one.
          const content = toContent(shown);
          host.workbook.write(sheetId, [{ row: zone.top, col: zone.left, content }]);
        }
      },
    },
  },
  objects: {
    format: {
      get: ({ host, sheetId, zone }) => objectOf("RangeFormat", { host, sheetId, zones: [zone] }),
    },
    worksheet: { get: ({ host, sheetId }) => objectOf("Worksheet", { host, sheetId }) },
  },
  methods: { ...rangeMethods, ...rangeQueries },
});

/** For an entity or a picture Excel's `values` has an error: they are no basic value. */
function valueOf(range: RangeTarget, at: CellAt) {
  const { workbook } = range.host;
  const rich = workbook.richValue(at);
  return rich !== undefined && isCardAlone(rich) ? "#VALUE!" : workbook.value(at);
}
