/** One concept's figures in one place: period ("2017" or "2026-08") to value. */
type Cells = Map<string, number>;
/** Place code to figures. */
type PlaceCells = Map<string, Cells>;
/** Concept key to places. */
export type Table = Map<string, PlaceCells>;

export function put(table: Table, concept: string, place: string, period: string, value: number) {
  const places = table.get(concept) ?? new Map<string, Cells>();
  table.set(concept, places);
  const cells = places.get(place) ?? new Map<string, number>();
  places.set(place, cells);
  cells.set(period, value);
}

/** The period after this one: the next year, quarter or month. */
function nextPeriod(period: string): string {
  if (!period.includes("-")) return String(Number(period) + 1);
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period);
  if (quarter !== null) {
    const [, of = "", number = ""] = quarter;
    return number === "4" ? `${String(Number(of) + 1)}-Q1` : `${of}-Q${String(Number(number) + 1)}`;
  }
  const [year = 0, month = 0] = period.split("-").map(Number);
  return month === 12
    ? `${String(year + 1)}-01`
    : `${String(year)}-${String(month + 1).padStart(2, "0")}`;
}

type CompactRow = readonly [first: string, values: readonly (number | null)[]];
/** Concept to place to its first period and values; a gap is null. */
type CompactTable = Record<string, Record<string, CompactRow>>;

/** Rounds to the concept's decimals, so that chart, text and file show one and the same figure. */
export function toCompact(
  table: Table,
  definitionOf: (concept: string) => { decimals: number; isAdditive?: boolean },
): CompactTable {
  const compact: CompactTable = {};
  for (const [concept, places] of [...table].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { decimals, isAdditive = false } = definitionOf(concept);
    const rows: Record<string, CompactRow> = {};
    for (const [place, cells] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const periods = [...cells.keys()].sort();
      const first = periods[0];
      const last = periods.at(-1);
      if (first === undefined || last === undefined) continue;
      const values: (number | null)[] = [];
      for (let period = first; period <= last; period = nextPeriod(period)) {
        const value = cells.get(period);
        const rounded = value === undefined ? null : roundTo(value, decimals);
        // An amount too small for its unit is not "none".
        values.push(isAdditive && rounded === 0 && value !== 0 ? null : rounded);
      }
      if (values.every((value) => value === null)) continue;
      rows[place] = [first, values];
    }
    compact[concept] = rows;
  }
  return compact;
}

function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return Object.is(rounded, -0) ? 0 : rounded;
}
