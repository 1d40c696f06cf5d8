import {
  filterRows,
  parsePeriod,
  periodLabel,
  type Day,
  type Transforms,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { isOmitted } from "../read/arguments.js";
import { dateText, readBounds } from "../read/window.js";
import { isMarked } from "../read/error-cells.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import { fewOf } from "./notes/combined-notes.js";
import { noteRows, placeNames } from "./note-rows.js";
import type { CrossRow } from "./order-rows.js";
import { differentPeriods, oldFigures } from "./notes/open-periods.js";
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
    const bounds = readBounds(period, period, call.today);
    const cells = tables.map((each, column) => ofPeriod(each, column, rows));
    const gaps = await gapCells(tables, rows, dateText(period));
    return [...(await noteRows(cells, options, bounds)), ...gaps];
  }
  const latest = tables.map((each, index) => latestOf(each, index, rows, options));
  const ages = tables.flatMap(({ title }, column) => ageNotes(title, column, rows, call.today));
  return [...(await noteRows(latest, options)), ...ages];
}

/** Of the latest figures in a column: the header says their first and last period, and not that nothing has come since. */
function ageNotes(title: string, column: number, rows: readonly CodedRow[], today: Day) {
  const figures = rows.flatMap(({ cells }) => {
    const { figure } = cells[column] ?? {};
    return figure === undefined ? [] : [{ ...figure, isOpen: true }];
  });
  const texts = [...differentPeriods(figures, false), ...oldFigures(figures, today, false)];
  return texts.map((text) => ["note", `${title}: ${text}`]);
}

/** Of figures that a column makes of those in its table, a table of what it shows. */
function ofPeriod(each: IndicatorTable, column: number, rows: readonly CodedRow[]): IndicatorTable {
  const figures = new Map(rows.map(({ code, cells }) => [code, cells[column]?.figure]));
  const categories = [
    ...new Set([...figures.values()].flatMap((figure) => figure?.category ?? [])),
  ];
  const [category] = categories;
  if (category === undefined || each.table.categories.includes(category)) return each;
  const series = each.table.series.map(({ name }) => {
    const figure = figures.get(name);
    const values = categories.map((one) => (one === figure?.category ? figure.value : null));
    return { name, values };
  });
  const incomplete = [...figures].flatMap(([code, figure]) =>
    (figure?.incomplete ?? []).map((one) => ({ ...one, series: code })),
  );
  return { ...each, table: { categories, series }, incomplete };
}

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
