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
      const notes = byCell.get(cell);
      if (notes !== undefined) notes.push(note);
      else if (cell !== "") byCell.set(cell, [note]);
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

/** A figure that is a forecast, of another period than the one that a formula names, or the latest and not of late. */
interface FigureNote {
  /** The period of the figure. */
  readonly used: string;
  /**
   * Where match=before allows an earlier figure: the period asked for; empty where that is the latest. Without it the
   * figure is a forecast.
   */
  readonly asked?: string | undefined;
}

// Of the cells' last calculation. Excel calls functions by name: there is one list of each.

export const figureNotes = createCellNotes<FigureNote>();

/** When answers were fetched that were kept in the workbook and are shown, in milliseconds since 1970. */
export const keptAnswers = createCellNotes<number>();
