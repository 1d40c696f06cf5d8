import {
  comparePeriods,
  periodCell,
  periodLabel,
  rescale,
  transpose,
  withoutUnit,
  isFraction,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "../read/arguments.js";
import { isMarked } from "../read/error-cells.js";
import { scaleFor } from "../read/scale.js";
import { isAsPublished, missingCell } from "../shape/data-rows.js";
import { unitText } from "../shape/units/in-units.js";
import { distinctTitles } from "./join-indicators.js";
import { crossNotes } from "./cross-notes.js";
import { crossFigure, type FigureWish } from "./cross-figure.js";
import { orderRows, type CrossCell, type CrossRow } from "./order-rows.js";

interface CrossLayout extends FigureWish {
  readonly show?: readonly ("period" | "notes")[] | undefined;
}

/** Places down, indicators across: of one period, or the latest figure of each. */
export async function crossRows(
  call: Call,
  tables: readonly IndicatorTable[],
  { from, to }: { readonly from: unknown; readonly to: unknown },
  layout: CrossLayout,
): Promise<unknown[][]> {
  const period = onePeriod(from, to);
  const names = new Map(
    tables
      .filter(({ title }) => !isMarked(title))
      .flatMap(({ table, names }) =>
        table.series.map(({ name }, index): [string, string] => [name, names[index] ?? name]),
      ),
  );
  const rows = await Promise.all(
    [...names].map(async ([code, name]) => ({
      code,
      name,
      cells: await Promise.all(tables.map((each) => cellOf(call, each, code, period, layout))),
    })),
  );
  const ordered = orderRows(rows, layout);
  const shown = tableOf(tables, ordered, period, layout);
  if (layout.show?.includes("notes") !== true) return shown;
  return [...shown, ...(await crossNotes(call, tables, ordered, period, layout))];
}

function tableOf(
  tables: readonly IndicatorTable[],
  shownRows: readonly CrossRow[],
  period: unknown,
  layout: CrossLayout,
): unknown[][] {
  const hasPeriods = layout.show?.includes("period") === true;
  const missing = missingCell(layout.na);
  const units = tables.map(({ unit }) => unit);
  const body = shownRows.map(({ name, cells }) => [
    name,
    ...cells.flatMap(({ figure, error }, index) => {
      const unit = units[index];
      const from = unit?.scale ?? 1;
      const wanted = unit && scaleFor(unit, layout.scale);
      const number = figure && rescale(figure.value, from, wanted ?? from);
      const shown = isFraction(layout) && number !== undefined ? { fraction: number } : number;
      const cell = shown ?? error ?? missing;
      return hasPeriods ? [cell, figure === undefined ? "" : periodCell(figure.category)] : [cell];
    }),
  ]);
  const periods = tables.map((_, index) => periodsOf(shownRows, index));
  const isSaid = periods.flat().every((each) => isWritten(period, each));
  const titles = distinctTitles(tables).map((long, index) => {
    const unit = units[index];
    const own = tables[index]?.indicator.chart.unit;
    const title = isAsPublished(layout) ? long : withoutUnit(long, own);
    const hasUnit = layout.unit === true || title !== long;
    const remarks = [
      hasUnit && unit !== undefined ? unitText(unit, layout.scale) : null,
      hasPeriods || isSaid ? null : firstAndLast(periods[index] ?? []),
    ].filter((remark) => remark !== null);
    return remarks.length === 0 ? title : `${title} (${remarks.join("; ")})`;
  });
  const header = ["geo", ...titles.flatMap((title) => (hasPeriods ? [title, "period"] : [title]))];
  const shown = layout.headers === false ? body : [header, ...body];
  return layout.transpose === true ? transpose(shown as never) : shown;
}

const periodsOf = (rows: readonly CrossRow[], column: number): string[] =>
  rows.flatMap(({ cells }) => cells[column]?.figure?.category ?? []);

/** The formula says "2024" itself; "-2Y" or a day is another text. */
const isWritten = (period: unknown, category: string): boolean =>
  !isOmitted(period) && [category, periodLabel(category)].includes(textOf(period));

/** What the header of a column says, but where the formula names the period that all figures of the table are of. */
function firstAndLast(periods: readonly string[]): string | null {
  const sorted = [...periods].sort(comparePeriods).map(periodLabel);
  const ends = [...new Set([sorted[0], sorted.at(-1)])];
  return sorted.length === 0 ? null : ends.join(" – ");
}

/** Undefined for the latest of each. */
function onePeriod(from: unknown, to: unknown): unknown {
  const [start, end] = [singleOf(from), singleOf(to)];
  if (isOmitted(end)) return isOmitted(start) ? undefined : start;
  if (isOmitted(start) || textOf(start) !== textOf(end)) throw new CellError("cross-period");
  return start;
}

async function cellOf(
  call: Call,
  each: IndicatorTable,
  code: string,
  period: unknown,
  layout: CrossLayout,
): Promise<CrossCell> {
  const mark = [each.title, code].find(isMarked);
  if (mark !== undefined) return { error: mark };
  const series = each.table.series.find(({ name }) => name === code);
  const reason = series?.values.find((value) => typeof value === "string" && isMarked(value));
  if (typeof reason === "string") return { error: reason };
  if (series === undefined || series.values.every((value) => value === null)) return {};
  try {
    return { figure: await crossFigure(call, each, code, period, layout) };
  } catch (error) {
    return isGap(error) ? {} : { error: await call.cellError(error) };
  }
}

/** Also what has a figure and no change, as in the tables that have periods down. */
const gaps: ReadonlySet<string> = new Set([
  ...["no-value", "before-data", "after-data", "gap-in-data"],
  ...["no-change", "change-sign", "no-logarithm", "series-breaks"],
]);
const isGap = (error: unknown) => error instanceof CellError && gaps.has(error.id);
