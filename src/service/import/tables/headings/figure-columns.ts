import { headAsPeriod, isLikePeriod, isPeriod, readPeriod } from "../../cells/read-period.js";
import type { ColumnMapping, MappedMeasure } from "../../mapping.js";
import type { Cell, TableRow } from "../row.js";
import type { PlaceColumn } from "./place-columns.js";

function columnOf({ column }: MappedMeasure, path: string): string {
  if (column === undefined)
    throw new Error(
      `${path}: a measure needs its column, unless the headings are periods or places.`,
    );
  return column;
}

const sayHowOften = "say in the mapping how often figures come, such as frequency: monthly";

function periodColumns(
  names: readonly string[],
  { frequency }: ColumnMapping,
  path: string,
): (readonly [string, number])[] {
  const found = names.flatMap((name, index) =>
    "period" in readPeriod(name, frequency) ? [[name, index] as const] : [],
  );
  if (found.length > 0) return found;
  const like = names.find(isLikePeriod) ?? "";
  const read = readPeriod(like, frequency);
  const isDay = frequency === undefined && isPeriod(like);
  const what = isDay ? `${headAsPeriod}, or ${sayHowOften}` : headAsPeriod;
  throw new Error(
    names.some(isLikePeriod) && "reason" in read
      ? `${path}: no heading is a period that can be kept: ${read.reason}. ${what}.`
      : `${path}: no heading is a period such as 2019.`,
  );
}

type IsMeant = (measure: MappedMeasure, cells: readonly string[]) => boolean;

interface Table {
  readonly names: readonly string[];
  readonly at: (column: string) => number;
  readonly path: string;
  /** Where a row says of which measure it is. */
  readonly measureAt: number | undefined;
}

/** The cells of a row that hold figures, each with what it belongs to. */
export function figuresIn(
  { names, at, path, measureAt }: Table,
  mapping: ColumnMapping,
  places: readonly PlaceColumn[] | undefined,
): (row: TableRow) => Cell[] {
  const { period, measures } = mapping;
  refuseTwice(mapping, measureAt !== undefined, path);
  const isMeant: IsMeant = ({ when }, cells) =>
    measureAt === undefined || when === undefined || (cells[measureAt] ?? "").trim() === when;
  if ("headings" in period)
    return across(
      measures,
      periodColumns(names, mapping, path).map(([said, at]) => ({
        at,
        of: () => ({ period: said }),
      })),
      isMeant,
    );
  const periodAt = at(period.column);
  if (places !== undefined)
    return across(
      measures,
      places.map(({ at, place }) => ({
        at,
        of: ({ cells }) => ({ place, period: cells[periodAt] ?? "" }),
      })),
      isMeant,
    );
  return inColumns(
    measures.map((one) => [one, at(columnOf(one, path))]),
    periodAt,
    isMeant,
  );
}

const nameOf = ({ name }: MappedMeasure) => (typeof name === "string" ? name : name.en);

/** Figures of one column would stand under two names, each in its own unit. @throws Error that names both measures */
function refuseTwice({ period, measures }: ColumnMapping, isSaid: boolean, path: string): void {
  const [own] = "headings" in period ? measures.filter(({ column }) => column !== undefined) : [];
  if (own !== undefined)
    throw new Error(
      `${path}: the measure "${nameOf(own)}" has the column "${own.column ?? ""}", and the headings are periods: leave column out; where a column says which rows are of it, say measure: { column } and when: beside it.`,
    );
  for (const [at, one] of measures.entries()) {
    const other = measures
      .slice(at + 1)
      .find(
        ({ column, when }) =>
          column === one.column &&
          (!isSaid || when === undefined || one.when === undefined || when === one.when),
      );
    if (other === undefined) continue;
    const what = one.column === undefined ? "all figures" : `the column "${one.column}"`;
    throw new Error(
      `${path}: the measures "${nameOf(one)}" and "${nameOf(other)}" are both of ${what}: take one out, or say measure: { column } with the column that tells them apart, and when: beside each.`,
    );
  }
}

const cellAt = ({ cells, typed }: TableRow, at: number) => ({
  text: cells[at] ?? "",
  typed: typed?.[at],
});

const inColumns =
  (columns: readonly (readonly [MappedMeasure, number])[], periodAt: number, isMeant: IsMeant) =>
  (row: TableRow): Cell[] =>
    columns
      .filter(([measure]) => isMeant(measure, row.cells))
      .map(([measure, at]) => ({ measure, ...cellAt(row, at), period: row.cells[periodAt] ?? "" }));

interface AcrossColumn {
  readonly at: number;
  /** What its heading and the row say of its figures. */
  readonly of: (row: TableRow) => Pick<Cell, "period" | "place">;
}

/** Columns whose headings are the periods or the places of their figures. */
const across =
  (measures: readonly MappedMeasure[], columns: readonly AcrossColumn[], isMeant: IsMeant) =>
  (row: TableRow): Cell[] =>
    measures
      .filter((measure) => isMeant(measure, row.cells))
      .flatMap((measure) =>
        columns.map(({ at, of }) => ({ measure, ...cellAt(row, at), ...of(row) })),
      );
