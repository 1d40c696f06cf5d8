import { filterRows, parsePeriod, periodLabel, type Transforms } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { isOmitted } from "../read/arguments.js";
import { dateText, readBounds } from "../read/window.js";
import { isMarked } from "../read/error-cells.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import { combinedFigures, fewOf } from "./notes/combined-notes.js";
import { noteRows, placeNames } from "./note-rows.js";
import type { CrossRow } from "./order-rows.js";
import { neededFor } from "./notes/transform-notes.js";

/** A row with the code of its place. */
interface CodedRow extends CrossRow {
  readonly code: string;
}

/** The notes below a table of one period, or of the latest figure of each: of what stands in it alone. */
export async function crossNotes(
  call: Call,
  tables: readonly IndicatorTable[],
  rows: readonly CodedRow[],
  period: unknown,
  options: Transforms,
): Promise<unknown[][]> {
  if (!isOmitted(period)) {
    const shown = await noteRows(call, tables, options, readBounds(period, period, call.today));
    const gaps = await gapCells(tables, rows, dateText(period));
    return [...shown, ...combinedCells(tables, rows, options), ...gaps];
  }
  return noteRows(
    call,
    tables.map((each, index) => latestOf(each, index, rows, options)),
    options,
  );
}

/** Of figures that a column combines by itself: without freq= its table has those published alone. */
const combinedCells = (
  tables: readonly IndicatorTable[],
  rows: readonly CodedRow[],
  options: Transforms,
): unknown[][] =>
  tables.flatMap(({ title, table, indicator }, column) => {
    const points = table.categories.map((category) => ({ category }));
    const figures = rows.flatMap(({ cells }) => {
      const category = cells[column]?.figure?.category;
      return category === undefined ? [] : [{ category, kind: indicator.measure?.kind, points }];
    });
    return combinedFigures(figures, options).map((text) => ["note", `${title}: ${text}`]);
  });

/** Of places with figures of other periods alone: their cell is blank. */
async function gapCells(
  tables: readonly IndicatorTable[],
  rows: readonly CodedRow[],
  period: string,
): Promise<unknown[][]> {
  const nameOf = await placeNames();
  return tables.flatMap(({ title, uncovered }, column) => {
    const codes = rows.flatMap(({ code, cells }) => {
      const { figure, error } = cells[column] ?? {};
      const isGap = figure === undefined && error === undefined && !isMarked(code);
      return isGap && !uncovered.includes(code) ? [code] : [];
    });
    const text = `${title}: no figure of ${periodLabel(period)} for ${fewOf(codes.map(nameOf))}`;
    return codes.length === 0 || isMarked(title) ? [] : [["note", text]];
  });
}

/** With the periods that the column shows, and what is not whole in them and after them. */
function latestOf(
  each: IndicatorTable,
  column: number,
  rows: readonly CodedRow[],
  options: Transforms,
): IndicatorTable {
  const shown = new Map(
    rows.flatMap(({ code, cells }) => {
      const category = cells[column]?.figure?.category;
      return category === undefined ? [] : [[code, category]];
    }),
  );
  const categories = new Set(shown.values());
  return {
    ...each,
    table: filterRows(each.table, (category) => categories.has(category)),
    incomplete: each.incomplete?.filter(({ series, label }) => {
      const { start = -Infinity } = parsePeriod(shown.get(series) ?? "") ?? {};
      const needed = neededFor({ start, end: Infinity }, options)?.start ?? start;
      return (parsePeriod(label)?.end ?? 0) >= needed;
    }),
  };
}
