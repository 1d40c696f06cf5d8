import type { Attributes } from "./read-part.js";

type Range = [first: number, last: number];

const isOn = (value: string | undefined) => value === "1" || value === "true";
/** By a filter, an outline or by hand; what has no height or width is not seen either. */
export const isHidden = ({ hidden, ht, width }: Attributes): boolean =>
  isOn(hidden) || Number(ht ?? width ?? 1) === 0;

/** 27 → "AB" */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** "3 to 5, 9": of many the first. */
function rangesText(ranges: readonly Range[], name: (at: number) => string): string {
  const most = 5;
  const told = ranges
    .slice(0, most)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)} to ${name(last)}`));
  const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const all = `${told.join(", ")}${ranges.length > most ? " …" : ""}`;
  return count === 1 ? all : `${all} (${String(count)} of them)`;
}

/** The rows and columns of a sheet that Excel does not show though something stands in them. */
export class HiddenParts {
  #rows: Range[] = [];
  #columns: Range[] = [];
  #width = 0;

  /** A sheet is read from its beginning. */
  begin(): void {
    this.#rows = [];
    this.#columns = [];
    this.#width = 0;
  }

  /** What the sheet says of some of its columns. */
  column(attributes: Attributes): void {
    const { min = "1", max = min } = attributes;
    if (isHidden(attributes)) this.#columns.push([Number(min) - 1, Number(max) - 1]);
  }

  /** @param width how many cells it has up to its last filled one */
  row(line: number, width: number, isRowHidden: boolean): void {
    this.#width = Math.max(this.#width, width);
    if (!isRowHidden) return;
    const last = this.#rows.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else this.#rows.push([line, line]);
  }

  /** A sentence for what was read of them. */
  notes(sheet: string): string[] {
    const columns = this.#columns.flatMap(([first, last]): Range[] =>
      first < this.#width ? [[first, Math.min(last, this.#width - 1)]] : [],
    );
    const parts = [
      ...(this.#rows.length === 0 ? [] : [`rows ${rangesText(this.#rows, String)}`]),
      ...(columns.length === 0 ? [] : [`columns ${rangesText(columns, columnName)}`]),
    ];
    if (parts.length === 0) return [];
    return [
      `Hidden in Excel and read all the same, of sheet "${sheet}": ${parts.join("; ")}. What is not meant must be taken out of it.`,
    ];
  }
}
