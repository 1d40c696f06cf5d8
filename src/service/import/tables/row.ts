/** One row of a table, by the number of the line or sheet's row it ends on; the first is 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Of a table in several files: the one it stands in. @default the table's only file */
  readonly path?: string;
  /** Why its format says that it cannot be kept. */
  readonly problem?: string;
}
