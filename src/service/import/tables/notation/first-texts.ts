import type { FigureSet } from "../figure-set.js";

/** A column that the mapping takes for nothing. */
export interface UnusedColumn {
  readonly at: number;
  readonly name: string;
}

interface Said {
  readonly text: string;
  readonly line: number;
}

/** What a column says of the figures of each set, from their first row on. */
export class FirstTexts {
  readonly #first = new Map<FigureSet, Said>();

  /** What the figures began with, where a row does not say the same. */
  other(
    figures: FigureSet,
    said: Said,
    isSame = (one: string, other: string) => one === other,
  ): Said | undefined {
    const before = this.#first.get(figures);
    if (before === undefined) this.#first.set(figures, said);
    return before === undefined || isSame(before.text, said.text) ? undefined : before;
  }
}
