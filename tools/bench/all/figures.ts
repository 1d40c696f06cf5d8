/** What a bench has found, by its name. */
export interface Figure {
  readonly name: string;
  readonly value: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What console.table would show: a figure for each cell, named by its row and its column. */
export function tableRows(data: unknown): Figure[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([row, cells]): Figure[] => {
    if (!isRecord(cells)) return [{ name: row, value: String(cells) }];
    const [[, first] = ["", ""], ...others] = Object.entries(cells);
    // A list's rows have numbers only: the first text is what such a row is called.
    const isNamed = Array.isArray(data) && typeof first === "string";
    const name = isNamed ? first : row;
    return (isNamed ? others : Object.entries(cells)).map(([column, value]) => ({
      name: `${name}: ${column}`,
      value: String(value),
    }));
  });
}

/** A printed line: what stands before a gap is the figure's name, and a sentence has none. */
export function lineRow(line: string): Figure[] {
  const [name = "", ...values] = line.trim().split(/\s{2,}/);
  if (name === "") return [];
  return values.length === 0 ? [{ name: "", value: name }] : [{ name, value: values.join("  ") }];
}
