import { usualMissing, readFigure } from "../cells/read-figure.js";
import type { TableRow } from "../tables/row.js";
import { secondHeading } from "../tables/headings/second-heading.js";

const sampled = 200;
/** How many of a column's cells must read so that the column is taken for it. */
export const enough = 0.8;

/** A column with what stands in its first rows. */
export interface Column {
  readonly name: string;
  /** Counted from 1. */
  readonly number: number;
  readonly texts: readonly string[];
  /** Those of them that its format does not know as numbers. */
  readonly untyped: readonly string[];
  /** There was nothing in the first two hundred rows: these are of later ones. */
  readonly isLate: boolean;
}

export const isMissing = (text: string) => usualMissing.includes(text.trim());

/** How many of the cells that say something do. */
export const share = (texts: readonly string[], test: (text: string) => boolean): number => {
  const said = texts.filter((text) => !isMissing(text));
  return said.length === 0 ? 0 : said.filter(test).length / said.length;
};
export const isFigure = (text: string) =>
  [".", ","].some((sign) => typeof readFigure(text, sign as "." | ",") === "number");

const isSaid = (cell: string) => cell.trim() !== "";

/** Why a table's first row is no heading: it says one thing, and most others have several cells. */
function aboveHeading(names: readonly string[], rows: readonly TableRow[]): string | undefined {
  const [only, ...more] = names.filter(isSaid);
  const counts = rows.map(({ cells }) => cells.filter(isSaid).length);
  if (more.length > 0 || counts.filter((count) => count > 1).length * 2 <= counts.length)
    return undefined;
  return `where the heading is: the first line says "${only ?? ""}" alone, and others have ${String(Math.max(...counts))} cells. Take the lines above the heading out, and write the unit that they say into it`;
}

/** Why a table's second row belongs to its heading: figures stand below its texts, and before them it says nothing. */
export function belowHeading(
  names: readonly string[],
  rows: readonly TableRow[],
): string | undefined {
  const [second, ...more] = rows;
  if (second === undefined) return undefined;
  const holds = names.map((_, at) =>
    share(
      more.map(({ cells }) => cells[at] ?? ""),
      isFigure,
    ),
  );
  const first = holds.findIndex((one) => one >= enough);
  const figures = holds.flatMap((one, at) => (first > 0 && one >= enough ? [at] : []));
  const texts = figures.map((at) => second.cells[at] ?? "").filter((text) => !isMissing(text));
  const keys = names.slice(0, first < 0 ? 0 : first);
  return secondHeading({
    keys: keys.map((name, at) => ({ name, text: second.cells[at] ?? "" })),
    ...{ texts, columns: figures.length },
  });
}

/**
 * The columns by their first two hundred rows; one with nothing in them by the first row that has something.
 * @returns and what is wrong with the heading, where it is none
 */
export async function sampleColumns(
  rows: AsyncIterable<TableRow>,
): Promise<{ readonly columns: readonly Column[]; readonly problem: string | undefined }> {
  let names: readonly string[] | undefined;
  const first: TableRow[] = [];
  const later = new Map<number, string>();
  let empty: number[] = [];
  for await (const row of rows) {
    if (names === undefined) names = row.cells.map((name) => name.trim());
    else if (first.length < sampled) first.push(row);
    else
      for (const at of empty) {
        const text = row.cells[at] ?? "";
        if (!isMissing(text)) later.set(at, text);
      }
    if (first.length < sampled) continue;
    if (first.length === sampled && later.size === 0 && empty.length === 0)
      empty = [...names.keys()].filter((at) =>
        first.every(({ cells }) => isMissing(cells[at] ?? "")),
      );
    empty = empty.filter((at) => !later.has(at));
    if (empty.length === 0) break;
  }
  const columns = (names ?? []).map((name, at) => {
    const late = later.get(at);
    const untyped = first.filter(({ typed }) => typed?.[at] === undefined);
    const textsOf = (some: readonly TableRow[]) => some.map(({ cells }) => cells[at] ?? "");
    return {
      ...{ name, number: at + 1, isLate: late !== undefined },
      texts: late === undefined ? textsOf(first) : [late],
      untyped: textsOf(untyped),
    };
  });
  if (names === undefined)
    return { columns, problem: "where the table is: there is nothing in what was read" };
  const problem = aboveHeading(names, first) ?? belowHeading(names, first);
  return { columns, problem };
}
