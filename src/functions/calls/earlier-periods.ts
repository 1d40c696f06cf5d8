/** A figure of another period than the one that a formula names, as match=before allows it. */
interface EarlierPeriod {
  readonly asked: string;
  readonly used: string;
}

const byCell = new Map<string, EarlierPeriod[]>();

/** The cells whose last calculation shows such figures. Excel calls functions by name: there is one list. */
export const earlierPeriods = {
  /** Formulas outside of any cell have no address and are not kept. */
  add(cell: string, period: EarlierPeriod): void {
    if (cell !== "") byCell.set(cell, [...(byCell.get(cell) ?? []), period]);
  },
  /** At the beginning of a calculation of the cell. */
  forget(cell: string): void {
    byCell.delete(cell);
  },
  clear(): void {
    byCell.clear();
  },
  entries: (): readonly (readonly [cell: string, periods: readonly EarlierPeriod[]])[] => [
    ...byCell,
  ],
};
