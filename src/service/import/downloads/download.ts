import type { FindPlace } from "../cells/find-place.js";
import type { Guess } from "../sources/guess-mapping.js";
import type { TableRow } from "../tables/row.js";

type Rows = () => AsyncIterable<TableRow>;

/** A file as an office's site gives it, which is laid out in a way of its own, as a table like any other. */
export interface Download {
  /** One heading, and below it nothing but rows of figures. */
  readonly rows: Rows;
  /** What it means; undefined where its columns are guessed as another table's are. */
  readonly guess: (() => Promise<Guess>) | undefined;
}

/** Knows an office's files by their first rows; undefined for any other. */
export type Recognise = (
  first: readonly TableRow[],
  rows: Rows,
  findPlace: FindPlace,
) => Download | undefined;

/** The first cell of a row says it, and no other one says anything. */
export const onlyText = ({ cells: [first = "", ...others] }: TableRow): string =>
  others.every((cell) => cell.trim() === "") ? first.trim() : "";

export const isBlank = ({ cells }: TableRow): boolean => cells.every((cell) => cell.trim() === "");
