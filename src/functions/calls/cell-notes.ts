/** What cells show that a user should know of, by cell. */
interface CellNotes<T> {
  /** Formulas outside of any cell have no address and are not kept. */
  add(cell: string, note: T): void;
  /** At the beginning of a calculation of the cell. */
  forget(cell: string): void;
  clear(): void;
  entries(): readonly (readonly [cell: string, notes: readonly T[]])[];
}

function createCellNotes<T>(): CellNotes<T> {
  const byCell = new Map<string, T[]>();
  return {
    add: (cell, note) => {
      if (cell !== "") byCell.set(cell, [...(byCell.get(cell) ?? []), note]);
    },
    forget: (cell) => {
      byCell.delete(cell);
    },
    clear: () => {
      byCell.clear();
    },
    entries: () => [...byCell],
  };
}

/** A figure of another period than the one that a formula names, as match=before allows it. */
interface EarlierPeriod {
  readonly asked: string;
  readonly used: string;
}

// Of the cells' last calculation. Excel calls functions by name: there is one list of each.

export const earlierPeriods = createCellNotes<EarlierPeriod>();

/** When answers were fetched that were kept in the workbook and are shown, in milliseconds since 1970. */
export const keptAnswers = createCellNotes<number>();
