/** How a table writes its numbers and periods. */
import type { FindPlace } from "../../cells/find-place.js";
import { usualMissing, type DecimalSign } from "../../cells/read-figure.js";
import type { TableFrequency } from "../../cells/read-period.js";
import { writtenFigure } from "../../cells/written-figure.js";
import type { MappedMeasure } from "../../mapping.js";
import { laidOut, type MappedTable } from "../mapped-table.js";
import { DecimalSigns } from "./decimal-signs.js";
import { PercentSigns } from "./percent-signs.js";
import { PeriodKinds } from "./periods/period-kinds.js";
import { SparseMonths } from "./periods/sparse-months.js";
import { QuarterDays, WeekDays } from "./periods/quarter-days.js";

export interface Notation {
  readonly decimalOf: (measure: MappedMeasure) => DecimalSign;
  readonly frequency: TableFrequency;
  readonly percentSigns: PercentSigns;
  /** What each month stands for, which it begins or ends; undefined where it stands for itself. */
  readonly monthsStandFor?: "quarterly" | "annual";
}

/** Reads the table once to learn how its columns write decimals and how often its figures come. */
export async function readNotation(table: MappedTable, findPlace: FindPlace): Promise<Notation> {
  const { path, mapping } = table;
  const said = mapping.frequency;
  const saidOf = (measure: MappedMeasure) => measure.decimal ?? mapping.table?.decimal;
  const missing = new Set(mapping.table?.missing ?? usualMissing);
  const columns = new Map<string | undefined, DecimalSigns>();
  for (const measure of mapping.measures)
    if (saidOf(measure) === undefined) columns.set(measure.column, new DecimalSigns());
  const kinds = new PeriodKinds();
  const percentSigns = new PercentSigns();
  const days = new QuarterDays();
  const weekDays = new WeekDays();
  const months = new SparseMonths();
  const hasDays = said === "quarterly" || said === "monthly";
  const isSparse = said === "quarterly" || said === "annual";
  for await (const { row, layout } of laidOut(table, findPlace)) {
    if (row.problem !== undefined) continue;
    for (const cell of layout.figures(row)) {
      const { text, typed, period, measure } = cell;
      percentSigns.look(cell, row.line);
      if (said === undefined) kinds.look(period, row.line);
      else if (said === "quarterly") days.look(period, row.line);
      if (hasDays) weekDays.look(period, row.line);
      if (said === undefined || isSparse) months.look(period, row.line);
      if (typed !== undefined || saidOf(measure) !== undefined) continue;
      if (!missing.has(text.trim()))
        columns.get(measure.column)?.look(writtenFigure(text, measure, mapping));
    }
  }
  days.refuseBoth(path);
  weekDays.refuse(path);
  if (said === undefined) months.refuse(path);
  const signs = new Map([...columns].map(([column, one]) => [column, signOf(one, column, table)]));
  return {
    percentSigns,
    ...(isSparse && months.areAll(said === "annual" ? 12 : 3) ? { monthsStandFor: said } : {}),
    decimalOf: (measure) => saidOf(measure) ?? signs.get(measure.column) ?? ".",
    frequency:
      said ?? kinds.frequency(path, "column" in mapping.period ? mapping.period.column : undefined),
  };
}

const askInMapping =
  'Say which in the mapping: table: { decimal: "." } or table: { decimal: "," }, or decimal: beside the measure.';

const signOf = (
  signs: DecimalSigns,
  column: string | undefined,
  { path, decimal: usual, askDecimal: ask = askInMapping }: MappedTable,
): DecimalSign =>
  signs.settle(
    (example) => {
      const where = column === undefined ? path : `${path}, column "${column}"`;
      const shown = example === undefined ? where : `${where} ("${example}")`;
      return column === undefined ? shown : `${shown},`;
    },
    { usual, ask },
  );
