type Rows = readonly (readonly unknown[])[];

/** `gone`: none of the figures stands there any more. */
type FiguresLeft = "same" | "changed" | "gone";

/**
 * What is left of a table's figures in its cells. Rows that are sorted, hidden or deleted and columns that are deleted make
 * no others of them, nor does another text in the header; a row or a figure that was none of them does.
 *
 * @param written first row is the header
 */
export function compareFigures(written: Rows, now: Rows): FiguresLeft {
  const [header = [], ...rows] = written.map((row) => row.map(comparable));
  const shown = now.slice(1).map((row) => row.map(comparable));
  const known = bagOf(rows.flatMap((row) => row.slice(1).filter(isFilled)));
  const isLeft = shown.some((row) => row.some((cell) => isFilled(cell) && known.has(cell)));
  if (!isLeft) return "gone";
  const isWhole = now[0]?.length === header.length;
  const isSame = isWhole
    ? isWithin(shown.filter((row) => row.some(isFilled)).map(lineOf), bagOf(rows.map(lineOf)))
    : isWithin(shown.flat().filter(isFilled), bagOf(rows.flat()));
  return isSame ? "same" : "changed";
}

/** The sign that makes a text of what is typed is not read again; a file keeps 15 digits of what Excel shows. */
function comparable(cell: unknown): string {
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  return typeof cell === "string"
    ? cell.replace(/^'/, "")
    : String(cell === true || cell === false ? cell : "");
}

const isFilled = (cell: string): boolean => cell !== "";
const lineOf = (row: readonly string[]): string => JSON.stringify(row);

function bagOf(items: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const item of items) bag.set(item, (bag.get(item) ?? 0) + 1);
  return bag;
}

function isWithin(items: readonly string[], bag: Map<string, number>): boolean {
  const left = new Map(bag);
  return items.every((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0;
  });
}
