import { toOrdinal } from "../../library/periods.js";
import type { FindPlace } from "../cells/find-place.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import type { TableRow } from "./row.js";
import { doubtOf } from "../cells/place-heading.js";
import { DecimalSigns, readFigure, usualMissing, type DecimalSign } from "../cells/read-figure.js";
import { readPeriod, type TableFrequency } from "../cells/read-period.js";
import { readTyped } from "../cells/read-typed.js";
import type { Refusals } from "../refusals.js";
import { readForecastFrom } from "./forecast-from.js";
import { FigureSet, type ReadFigure } from "./figure-set.js";
import { LineNumbers } from "./line-numbers.js";
import { LeftOut } from "./left-out.js";
import { PeriodKinds } from "./period-kinds.js";
import { layoutOf, type Cell, type Layout } from "./table-layout.js";

/** One measure's figures, of one series where a table has several. */
export interface CollectedMeasure {
  readonly measure: MappedMeasure;
  /** What a column of series says, where the table has one. */
  readonly series: string | undefined;
  readonly figures: FigureSet;
}

export interface MappedTable {
  readonly path: string;
  readonly mapping: ColumnMapping;
  /** What its rows are counted in. @default line */
  readonly counted?: "line" | "observation";
  /** How its numbers are written, where their format says it. @default as the mapping or the table shows */
  readonly decimal?: DecimalSign;
  /** The rows from the heading on; read twice. */
  readonly rows: () => AsyncIterable<TableRow>;
}

interface Notation {
  readonly decimal: DecimalSign;
  readonly frequency: TableFrequency;
}

/** The heading, then a layout that holds for every row after it. */
async function* laidOut({
  path,
  mapping,
  rows,
}: MappedTable): AsyncGenerator<{ row: TableRow; layout: Layout }> {
  let layout: Layout | undefined;
  for await (const row of rows()) {
    if (layout === undefined) layout = layoutOf(row, mapping, path);
    else yield { row, layout };
  }
  if (layout === undefined) throw new Error(`${path} is empty: it has no heading.`);
}

/** Reads the table once to learn how it writes decimals and how often its figures come. */
async function readNotation(table: MappedTable): Promise<Notation> {
  const { path, mapping } = table;
  const [said, decimal] = [mapping.frequency, mapping.table?.decimal ?? table.decimal];
  if (said !== undefined && decimal !== undefined) return { decimal, frequency: said };
  const missing = new Set(mapping.table?.missing ?? usualMissing);
  const signs = new DecimalSigns();
  const kinds = new PeriodKinds();
  for await (const { row, layout } of laidOut(table)) {
    if (row.problem !== undefined) continue;
    for (const { text, typed, period, measure } of layout.figures(row)) {
      if (said === undefined) kinds.look(period, row.line);
      const isSaid =
        typed !== undefined || (measure.decimal ?? mapping.table?.decimal) !== undefined;
      if (!isSaid && !missing.has(text.trim())) signs.look(text.trim());
    }
  }
  return {
    decimal: mapping.table?.decimal ?? table.decimal ?? signOf(signs, path),
    frequency: said ?? kinds.frequency(path),
  };
}

function signOf({ sign }: DecimalSigns, path: string): DecimalSign {
  const ask = 'Say which in the mapping: table: { decimal: "." } or table: { decimal: "," }.';
  if (sign === "mixed")
    throw new Error(`${path} writes decimals both with "." and with ",". ${ask}`);
  if (sign === "unclear")
    throw new Error(`${path} does not tell whether 1.234 is 1234 or 1 and a bit. ${ask}`);
  return sign ?? ".";
}

/**
 * The figures of a table. What a row gives is kept or refused with a reason; two figures for one place
 * and period are both refused, since nobody knows which is right.
 */
export async function collectFigures(
  table: MappedTable,
  findPlace: FindPlace,
  refusals: Refusals,
): Promise<CollectedMeasure[]> {
  const { mapping, path } = table;
  const { decimal, frequency } = await readNotation(table);
  const ofTable = mapping.table?.missing ?? usualMissing;
  const missing = new Map(mapping.measures.map((one) => [one, new Set(one.missing ?? ofTable)]));
  const forecasts = new Map(mapping.measures.map((one) => [one, readForecastFrom(one, frequency)]));
  const lines = new LineNumbers();
  const collected = new Map<string, CollectedMeasure>();
  const leftOut = new LeftOut({ decimal, missing: new Set(ofTable) });
  for await (const { row, layout } of laidOut(table)) {
    const file = { path: row.path ?? path, counted: table.counted };
    lines.begin(file);
    const refuse = (reason: string) => {
      refusals.add({ ...file, line: row.line, reason });
    };
    const problem = row.problem === undefined ? layout.problem(row) : { reason: row.problem };
    if (problem === undefined) leftOut.look(row, layout);
    const place = problem ?? findPlaceOf(layout.place(row.cells), mapping.place, findPlace);
    if (typeof place !== "string") {
      refuse(place.reason);
      continue;
    }
    const series = layout.series(row.cells);
    for (const cell of layout.figures(row)) {
      if (missing.get(cell.measure)?.has(cell.text.trim()) === true) continue;
      const figure = readCell(cell, { decimal, frequency });
      if ("reason" in figure) {
        refuse(figure.reason);
        continue;
      }
      const key = `${String(mapping.measures.indexOf(cell.measure))}|${series ?? ""}`;
      const target = collected.get(key) ?? {
        ...{ measure: cell.measure, series },
        figures: new FigureSet(frequency, forecasts.get(cell.measure)),
      };
      collected.set(key, target);
      const before = target.figures.add(place, figure, lines.numberOf(row.line));
      if (before !== undefined) {
        const at = lines.place(before);
        refuse(`gives ${layout.place(row.cells)} ${cell.period} again (${at}): neither is kept`);
      }
    }
  }
  leftOut.refuse(refusals, { path, counted: table.counted });
  return settled([...collected.values()], lines, refusals);
}

/** Once all figures are in: those that cannot stand beside others are refused. */
export function settled(
  collected: CollectedMeasure[],
  lines: LineNumbers,
  refusals: Refusals,
): CollectedMeasure[] {
  for (const { figures } of collected)
    figures.settle((at, reason) => {
      refusals.add({ ...lines.find(at), reason });
    });
  return collected;
}

/** A cell's figure and period, or why it cannot be kept. */
function readCell(
  cell: Cell,
  { decimal, frequency }: Notation,
): ReadFigure | { readonly reason: string } {
  const { text, typed, measure, period } = cell;
  const value =
    typed === undefined ? readFigure(text, measure.decimal ?? decimal) : readTyped(typed, measure);
  if (typeof value !== "number") return value;
  const read = readPeriod(period, frequency);
  if ("reason" in read) return read;
  if (read.frequency !== frequency)
    return { reason: `"${period}" is ${read.frequency}; the other figures are ${frequency}` };
  return { value, ordinal: toOrdinal(read.period), ...read };
}

function findPlaceOf(
  text: string,
  place: ColumnMapping["place"],
  findPlace: FindPlace,
): string | { readonly reason: string } {
  if (text.trim() === "") return { reason: "names no place" };
  const doubt = "column" in place ? doubtOf(text, place.column) : undefined;
  if (doubt !== undefined) return { reason: doubt };
  return findPlace(text) ?? { reason: `"${text}" is no place that the library knows` };
}
