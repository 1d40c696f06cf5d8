import { splitAddress } from "../../formulas/references.js";
import type { FrozenFormula } from "../frozen-formula.js";
import { replaceParts } from "../kept-references.js";
import type { Located } from "./bring-back.js";

/** What sorting has done to a frozen cell. */
export type SortedCell =
  /** Its formula would show its figure beside another row's name. */
  | "away"
  /** The formula of the row that stands here now is the same one: it refers to cells that have come with the row. */
  | "alike";

/**
 * Frozen formulas of single rows that were sorted since: Excel moves their figures, and leaves the names by which they are
 * found where they were. Rows are sorted where two frozen cells of a column show each other's figures, or several all round.
 */
export function findSorted(located: readonly Located[]): ReadonlyMap<Located, SortedCell> {
  const columns = groupBy(located.flatMap(readCell), ({ column }) => column);
  const moved = new Set([...columns.values()].flatMap(movedRows));
  const sorted = new Map<Located, SortedCell>();
  if (moved.size === 0) return sorted;
  for (const column of columns.values()) {
    const byFigure = groupBy(column, ({ frozen }) => frozen);
    for (const cell of column) {
      if (!moved.has(cell.row)) continue;
      // Whatever row of the column has come here, its formula is this one.
      const candidates = byFigure.get(cell.shown) ?? [];
      const isAlike =
        candidates.length > 0 && candidates.every(({ shape }) => shape === cell.shape);
      sorted.set(cell.found, isAlike ? "alike" : "away");
    }
  }
  return sorted;
}

/** Whether rows of one block show in each column what they did, in another order: its rows or a column of it were sorted. */
export const isReordered = (frozen: Rows, shown: Rows): boolean =>
  frozen.length > 1 && contentsOf(frozen) === contentsOf(shown);

type Rows = readonly (readonly unknown[])[];

const contentsOf = (rows: Rows): string =>
  JSON.stringify(
    rows[0]?.map((_, column) => rows.map((row) => JSON.stringify(row[column])).sort()),
  );

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

interface FrozenCell {
  readonly found: Located;
  /** Of its sheet, with as many columns. */
  readonly column: string;
  readonly row: string;
  readonly rowIndex: number;
  readonly frozen: string;
  readonly shown: string;
  readonly shape: string;
}

function readCell(found: Located): FrozenCell[] {
  const { formula, anchor, area, worksheet } = found;
  if (anchor.isNullObject || formula.rowCount > 1) return [];
  const { rowIndex, columnIndex } = area;
  return [
    {
      ...{ found, rowIndex, row: `${worksheet.id} ${String(rowIndex)}` },
      column: `${worksheet.id} ${String(columnIndex)} ${String(formula.columnCount)}`,
      frozen: JSON.stringify(formula.values),
      shown: JSON.stringify(area.values),
      shape: shapeOf(formula),
    },
  ];
}

/** Of a column, also those that show what they did, where another cell near by shows the same. */
function movedRows(column: readonly FrozenCell[]): string[] {
  const changed = column.filter(({ frozen, shown }) => frozen !== shown);
  const others = new Set(changed.map(({ frozen }) => frozen));
  const certain = new Set(changed.filter(({ shown }) => others.has(shown)));
  if (certain.size === 0) return [];
  const [from, to] = reachOf(column, certain);
  const byFigure = groupBy(column, ({ frozen }) => frozen);
  const isDoubtful = ({ rowIndex, frozen }: FrozenCell) =>
    rowIndex >= from && rowIndex <= to && (byFigure.get(frozen) ?? []).length > 1;
  return column.filter((cell) => certain.has(cell) || isDoubtful(cell)).map(({ row }) => row);
}

/** From the first to the last of these, and as far as frozen cells go on without a row between. */
function reachOf(column: readonly FrozenCell[], certain: Iterable<FrozenCell>): [number, number] {
  const rows = new Set(column.map(({ rowIndex }) => rowIndex));
  let from = Infinity;
  let to = -Infinity;
  for (const { rowIndex } of certain) {
    from = Math.min(from, rowIndex);
    to = Math.max(to, rowIndex);
  }
  while (rows.has(from - 1)) from -= 1;
  while (rows.has(to + 1)) to += 1;
  return [from, to];
}

/** The formula with rows as distances from its own, unless they are fixed: "A2" in B3 is "A[-1]". */
function shapeOf({ formula, address, references = [] }: FrozenFormula): string {
  const own = Number(/\d+/.exec(address)?.[0] ?? 0);
  return replaceParts(
    formula,
    references.map(({ start, end }) => {
      const written = formula.slice(start, end);
      const { local } = splitAddress(written);
      const sheet = written.slice(0, written.length - local.length);
      const text = local.replace(
        /(^|[A-Z:])(\d+)/gi,
        (_, before: string, row: string) => `${before}[${String(Number(row) - own)}]`,
      );
      return { start, end, text: sheet + text };
    }),
  );
}
