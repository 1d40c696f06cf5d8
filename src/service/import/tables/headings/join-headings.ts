import { isPartOfYear } from "../../cells/part-of-year.js";
import { isPeriod } from "../../cells/read-period.js";
import type { TableRow } from "../row.js";

interface JoinedHeading {
  readonly heading: TableRow;
  readonly width: number;
  /** Whether one line has periods, and the other what is measured in each. */
  readonly isOfYears: boolean;
  /** What a row says: itself, or of a table of years and measures a row for each year. */
  readonly parts: (row: TableRow) => readonly TableRow[];
}

const isYear = (text: string) => /^\d{4}[a-z*]?$/i.test(text) && isPeriod(text);

interface Heading {
  readonly above: string;
  readonly below: string;
}

/** "2022" over "Q1" is a period; "Exports" over "Goods" are the goods of the exports. */
function joined({ above, below }: Heading): string {
  if (above === "" || below === "" || above === below) return above || below;
  if (isYear(above) && isPartOfYear(below, "quarter")) {
    const both = [`${above}-${below}`, `${below} ${above}`].find(isPeriod);
    if (both !== undefined) return both;
  }
  return `${above}, ${below}`;
}

/** What stands over several columns stands over the first of them. */
function pairsOf(above: TableRow, below: TableRow, path: string): readonly Heading[] {
  const width = Math.max(above.cells.length, below.cells.length);
  let over = "";
  return Array.from({ length: width }, (_, at) => {
    const own = { above: above.cells[at]?.trim() ?? "", below: below.cells[at]?.trim() ?? "" };
    const isOver = own.above === "" && own.below !== "";
    // In the middle of its columns a text would be taken for that of the next ones.
    if (
      isOver &&
      over === "" &&
      at > 0 &&
      above.cells.slice(0, at).some((text) => text.trim() !== "")
    )
      throw new Error(
        `${path}, line ${String(below.line)}: nothing stands over "${own.below}": write what is above it, ${JSON.stringify(above.cells.slice(at).find((text) => text.trim() !== "") ?? "")} or another text, over the first of its columns.`,
      );
    if (own.above !== "") over = own.below === "" ? "" : own.above;
    return isOver ? { ...own, above: over } : own;
  });
}

/** Columns of years and measures: "2023" over "Exports", or the other way round. */
function ofBoth({ above, below }: Heading): { period: string; measure: string } | undefined {
  if (above === "" || below === "") return undefined;
  if (isPeriod(above) && !isPeriod(below) && !isPartOfYear(below, "quarter"))
    return { period: above, measure: below };
  return isPeriod(below) && !isPeriod(above) ? { period: below, measure: above } : undefined;
}

/** Two rows of headings as one. @throws Error where a column's two texts do not tell what it is */
export function joinHeadings(above: TableRow, below: TableRow, path: string): JoinedHeading {
  const pairs = pairsOf(above, below, path);
  // Below a year that has quarters, "Year" is no measure.
  const isOfParts = pairs.some(
    ({ above, below }) => isYear(above) && isPartOfYear(below, "quarter"),
  );
  const both = pairs.map((pair) => (isOfParts ? undefined : ofBoth(pair)));
  const names = pairs.map(joined);
  const again = names.find((name, at) => name !== "" && names.indexOf(name) < at);
  if (again !== undefined)
    throw new Error(
      `${path}, lines ${String(above.line)} and ${String(below.line)}: two columns are called "${again}" by both lines together: call each otherwise, or take one out.`,
    );
  const of = { line: below.line, ...(below.path === undefined ? {} : { path: below.path }) };
  const width = names.length;
  if (both.every((one) => one === undefined))
    return { isOfYears: false, heading: { ...of, cells: names }, width, parts: (row) => [row] };
  return { width, isOfYears: true, ...yearsAsRows(names, both, of) };
}

/** A row for each year: its key columns, the year, and a column for each measure. */
function yearsAsRows(
  names: readonly string[],
  both: readonly ({ period: string; measure: string } | undefined)[],
  of: Pick<TableRow, "line" | "path">,
): Pick<JoinedHeading, "heading" | "parts"> {
  const keys = names.flatMap((_, at) => (both[at] === undefined ? [at] : []));
  const periods = [...new Set(both.flatMap((one) => one?.period ?? []))];
  const measures = [...new Set(both.flatMap((one) => one?.measure ?? []))];
  const columnOf = (period: string, measure: string) =>
    both.findIndex((one) => one?.period === period && one.measure === measure);
  const headings = keys.map((at) => names[at] ?? "");
  const named = headings.includes("period") ? "period of the figures" : "period";
  return {
    heading: { ...of, cells: [...headings, named, ...measures] },
    parts: (row) =>
      row.cells.length !== names.length
        ? [
            {
              ...row,
              problem: `has ${String(row.cells.length)} cells where the heading has ${String(names.length)}`,
            },
          ]
        : periods.map((period) => {
            const columns = measures.map((measure) => columnOf(period, measure));
            const pick = <T>(from: readonly T[] | undefined, none: T, its: T): T[] => [
              ...keys.map((at) => from?.[at] ?? none),
              its,
              ...columns.map((at) => from?.[at] ?? none),
            ];
            const cells = pick(row.cells, "", period);
            return {
              ...row,
              cells,
              ...(row.typed && { typed: pick(row.typed, undefined, undefined) }),
            };
          }),
  };
}
