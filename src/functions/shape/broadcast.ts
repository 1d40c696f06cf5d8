/** Rows and columns of a result whose arguments may each be one cell, a row, a column or a matrix. */
interface Grid<T> {
  readonly rows: number;
  readonly columns: number;
  /** Undefined outside an argument that is too small, where Excel shows #N/A. */
  at(row: number, column: number): T | undefined;
}

/** A single row or column repeats, as in Excel's own broadcasting. */
export function gridOf<T>(matrix: readonly (readonly T[])[]): Grid<T> {
  const rows = matrix.length;
  const columns = matrix[0]?.length ?? 0;
  return {
    rows,
    columns,
    at: (row, column) => matrix[rows === 1 ? 0 : row]?.[columns === 1 ? 0 : column],
  };
}

export interface Position {
  readonly row: number;
  readonly column: number;
}

/** One result per cell of the largest extent of the arguments. */
export function broadcast<R>(
  grids: readonly Pick<Grid<unknown>, "rows" | "columns">[],
  cell: (position: Position) => R,
): R[][] {
  const rows = Math.max(...grids.map((grid) => grid.rows));
  const columns = Math.max(...grids.map((grid) => grid.columns));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell({ row, column })),
  );
}

/** Nothing but single cells, for functions whose results are matrices only where their arguments are. */
export function isSingle(matrices: readonly (readonly (readonly unknown[])[])[]): boolean {
  return matrices.every((matrix) => matrix.length === 1 && matrix[0]?.length === 1);
}
