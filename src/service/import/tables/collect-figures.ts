import type { FindPlace } from "../cells/find-place.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { doubtOf } from "../cells/places/place-heading.js";
import { whyNoPlace } from "../cells/no-place.js";
import { aboutNumber, placesOf } from "../cells/places/places-of.js";
import { doubtOfNines, sayOfNines, usualMissing } from "../cells/read-figure.js";
import { writtenFigure } from "../cells/written-figure.js";
import type { Refusals } from "../refusals.js";
import type { FigureSet } from "./figure-set.js";
import { LineNumbers } from "./line-numbers.js";
import { LeftOut } from "./left-out.js";
import { laidOut, type MappedTable } from "./mapped-table.js";
import { KindColumns, PartColumns } from "./notation/kind-columns.js";
import { OtherHeading } from "./notation/other-heading.js";
import { LeftOutStatuses } from "./notation/left-out-status.js";
import { LeftOutTexts } from "./notation/left-out-texts.js";
import { SaidUnits } from "./notation/said-units.js";
import { readNotation, type Notation } from "./notation/read-notation.js";
import { readCell, withStatus } from "./read-cell.js";
import type { Cell, TableRow } from "./row.js";
import { BlankSeries } from "./rows/blank-series.js";
import { SectionRows } from "./rows/section-rows.js";
import { StateRows } from "./rows/state-rows.js";
import { isNote, UnitRows } from "./rows/unit-rows.js";
import type { Layout } from "./table-layout.js";
import { Targets, type CollectedMeasure } from "./targets.js";

export interface CollectedSource {
  readonly collected: CollectedMeasure[];
  /** What was chosen in reading it, a sentence each. */
  readonly notes: readonly string[];
  /** Measures in percent whose figures may all be hundredths, with the first of them. */
  readonly fractions?: ReadonlyMap<MappedMeasure, number>;
}

interface Known {
  readonly findPlace: FindPlace;
  readonly refusals: Refusals;
}

/** Takes rows one by one; what a row gives is kept or refused with a reason. */
class Collector {
  readonly #table: MappedTable;
  readonly #findPlace: FindPlace;
  readonly #refusals: Refusals;
  readonly #notation: Notation;
  readonly #targets: Targets;
  readonly #missing: ReadonlyMap<MappedMeasure, ReadonlySet<string>>;
  readonly #leftOut: LeftOut;
  readonly #otherHeading: OtherHeading;
  readonly #lines = new LineNumbers();
  readonly #sections = new SectionRows(this.#lines);
  readonly #states = new StateRows(this.#lines);
  readonly #blanks = new BlankSeries(this.#lines);
  #kinds: KindColumns | undefined;
  #parts: PartColumns | undefined;
  #texts: LeftOutTexts | undefined;
  #statuses: LeftOutStatuses | undefined;
  #said: SaidUnits | undefined;
  #unitRows: UnitRows | undefined;

  constructor(table: MappedTable, notation: Notation, to: Known) {
    const { mapping } = table;
    const ofTable = mapping.table?.missing ?? usualMissing;
    this.#table = table;
    this.#findPlace = to.findPlace;
    this.#refusals = to.refusals;
    this.#notation = notation;
    this.#targets = new Targets(mapping, notation);
    this.#missing = new Map(mapping.measures.map((one) => [one, new Set(one.missing ?? ofTable)]));
    const missing = new Set(ofTable);
    this.#leftOut = new LeftOut(missing);
    this.#otherHeading = new OtherHeading(
      (text) => "column" in mapping.place && to.findPlace(text) !== undefined,
      (text) => text.trim() === "" || missing.has(text.trim()),
    );
  }

  take(row: TableRow, layout: Layout): void {
    const { path, counted, mapping } = this.#table;
    this.#lines.begin({ path: row.path ?? path, counted });
    const problem =
      row.problem === undefined
        ? (this.#otherHeading.problem(row, layout) ?? layout.problem(row))
        : { reason: row.problem };
    if (problem === undefined) this.#leftOut.look(row, layout);
    const place = problem ?? findPlaceOf(layout.place(row.cells), mapping.place, this.#findPlace);
    this.#unitRows ??= new UnitRows(layout.names, mapping.measures);
    this.#lookAtPlace(row, layout, typeof place === "string" ? place : undefined);
    if (typeof place !== "string") {
      this.#refuseLooked(row, place.reason);
      return;
    }
    this.#kinds ??= new KindColumns(layout.unused);
    this.#parts ??= new PartColumns(layout.unused);
    this.#texts ??= new LeftOutTexts(layout.unused, this.#findPlace);
    this.#statuses ??= new LeftOutStatuses(layout.unused, mapping);
    this.#said ??= new SaidUnits(layout.names, this.#table.mapping);
    this.#blanks.look(row, layout);
    const told = new Set<string>();
    for (const cell of layout.figures(row)) {
      if (this.#missing.get(cell.measure)?.has(cell.text.trim()) === true) continue;
      const otherUnit = this.#unitRows.problem(cell.measure);
      if (otherUnit !== undefined) {
        if (!told.has(otherUnit)) this.#refuse(row, otherUnit);
        told.add(otherUnit);
        continue;
      }
      const { figures } = this.#targets.of(cell.measure, layout.series(row.cells));
      const ofRow =
        this.#parts.problem(row.cells, cell.period) ??
        this.#kinds.problem(row.cells, figures, row.line);
      if (ofRow !== undefined) {
        // The whole row is of it.
        this.#refuse(row, ofRow);
        return;
      }
      const reason =
        this.#said.problem(row.cells, cell.measure) ??
        this.#keep(cell, { row, layout, place, figures });
      if (reason !== undefined) {
        // All places of a row are without a period where it has none.
        if (cell.place === undefined || !told.has(reason)) this.#refuseLooked(row, reason);
        told.add(reason);
        continue;
      }
      this.#texts.look(row.cells, figures, row.line);
      this.#statuses.look(row.cells, row.line);
    }
  }

  #lookAtPlace(row: TableRow, layout: Layout, known: string | undefined): void {
    if (this.#kinds === undefined)
      for (const { name, code } of layout.placeHeadings) this.#states.look(name, code, layout.line);
    const named = "column" in this.#table.mapping.place ? layout.place(row.cells) : undefined;
    if (named !== undefined) this.#states.look(named, known, row.line);
    const other = known === undefined ? named : undefined;
    if (!("column" in this.#table.mapping.place) && isNote(row)) this.#unitRows?.look(row);
    this.#sections.look(row, other, (text) => this.#findPlace(text) !== undefined);
  }

  /** @returns why a cell's figure is not kept */
  #keep(cell: Cell, { row, layout, place: ofRow, figures }: Placed): string | undefined {
    const { mapping } = this.#table;
    const isSaid = (cell.measure.missing ?? mapping.table?.missing) !== undefined;
    const text = writtenFigure(cell.text, cell.measure, mapping);
    const doubt = isSaid ? undefined : doubtOfNines(text);
    if (doubt !== undefined) return doubt;
    const figure = withStatus(
      readCell({ ...cell, text }, this.#notation),
      layout.status(row.cells),
    );
    if ("reason" in figure) return figure.reason;
    const value = this.#notation.percentSigns.inPercent(cell, figure.value);
    if (typeof value !== "number") return value.reason;
    const line = this.#lines.numberOf(row.line);
    const place = cell.place?.code ?? ofRow;
    const known = figures.places.get(place)?.valueAt(figure.ordinal);
    const before = figures.add(place, { ...figure, value }, line);
    if (before === undefined) return undefined;
    if (known !== undefined && known !== value) this.#sections.takeAgain({ place, before, line });
    const again = before === line ? "in two columns" : `again (${this.#lines.place(before)})`;
    return `gives ${cell.place?.name ?? layout.place(row.cells)} ${cell.period} ${again}: neither is kept`;
  }

  /** It may say the unit of those below it. */
  #refuseLooked(row: TableRow, reason: string): void {
    this.#unitRows?.look(row);
    this.#refuse(row, reason);
  }

  #refuse({ path, line }: TableRow, reason: string): void {
    const { path: own, counted } = this.#table;
    this.#refusals.add({ path: path ?? own, counted, line, reason });
  }

  end(): CollectedSource {
    const { path, counted } = this.#table;
    this.#unitRows?.refuseNote(path);
    this.#leftOut.refuse(this.#refusals, { path, counted });
    const { mapping } = this.#table;
    for (const rows of [this.#sections, this.#states, this.#blanks])
      rows.settle(this.#targets.all(), (at, reason) => {
        this.#refusals.add({ ...this.#lines.find(at), reason });
      });
    const collected = settled(this.#targets.all(), this.#lines, {
      refusals: this.#refusals,
      sayOfNines: ({ missing = mapping.table?.missing }) =>
        missing === undefined ? sayOfNines : undefined,
    });
    return {
      collected,
      fractions: this.#fractions(collected),
      notes: [...(this.#texts?.notes() ?? []), ...(this.#statuses?.notes() ?? [])],
    };
  }

  #fractions(collected: readonly CollectedMeasure[]): ReadonlyMap<MappedMeasure, number> {
    const { percentSigns } = this.#notation;
    const found = new Map<MappedMeasure, number>();
    for (const measure of this.#table.mapping.measures) {
      const own = collected.filter((one) => one.measure === measure);
      const rows = own.flatMap(({ figures }) => [...figures.places.values()]);
      const first = percentSigns.mayBeFraction(measure, rows);
      if (first !== undefined) found.set(measure, first);
    }
    return found;
  }
}

interface Placed {
  readonly row: TableRow;
  readonly layout: Layout;
  /** Of the row; "" where the headings are the places. */
  readonly place: string;
  readonly figures: FigureSet;
}

/**
 * The figures of a table. What a row gives is kept or refused with a reason; two figures for one place
 * and period are both refused, since nobody knows which is right.
 */
export async function collectFigures(
  table: MappedTable,
  findPlace: FindPlace,
  refusals: Refusals,
): Promise<CollectedSource> {
  const known = { findPlace: placesOf(table.mapping.place, findPlace), refusals };
  const notation = await readNotation(table, known.findPlace);
  const collector = new Collector(table, notation, known);
  for await (const { row, layout } of laidOut(table, known.findPlace)) collector.take(row, layout);
  return collector.end();
}

interface Settling {
  readonly refusals: Refusals;
  /** What to do about figures of a measure that may stand for none; undefined where that was said. */
  readonly sayOfNines: (measure: MappedMeasure) => ((text: string) => string) | undefined;
}

/** Once all figures are in: those that cannot stand beside others are refused. */
export function settled(
  collected: CollectedMeasure[],
  lines: LineNumbers,
  { refusals, sayOfNines }: Settling,
): CollectedMeasure[] {
  const refuse = (at: number, reason: string) => {
    refusals.add({ ...lines.find(at), reason });
  };
  for (const { figures, measure } of collected) {
    const say = sayOfNines(measure);
    if (say !== undefined) figures.settleNines(refuse, say);
    figures.settle(refuse);
  }
  return collected;
}

function findPlaceOf(
  text: string,
  place: ColumnMapping["place"],
  findPlace: FindPlace,
): string | { readonly reason: string } {
  if ("headings" in place) return "";
  if (text.trim() === "") return { reason: "names no place" };
  const doubt = "column" in place ? doubtOf(text, place.column) : undefined;
  if (doubt !== undefined) return { reason: doubt };
  return findPlace(text) ?? { reason: whyNoPlace(text) + aboutNumber(text, place) };
}
