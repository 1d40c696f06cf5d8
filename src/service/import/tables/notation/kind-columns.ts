import { kindOfHeading } from "../../cells/kind-heading.js";
import { isFigureWith } from "../../cells/read-figure.js";
import type { FigureSet } from "../figure-set.js";

interface OfColumn {
  readonly text: string;
  readonly line: number;
}

interface Column {
  readonly at: number;
  readonly name: string;
  /** What the figures of each set began with. */
  readonly first: Map<FigureSet, OfColumn>;
}

const isNumber = (text: string) => isFigureWith(text, ".") || isFigureWith(text, ",");

/** Columns that nobody names and that say a row's unit or the like: what differs in one is no series. */
export class KindColumns {
  readonly #columns: readonly Column[];

  /** @param unused columns that the mapping takes for nothing */
  constructor(unused: readonly { readonly at: number; readonly name: string }[]) {
    this.#columns = unused
      .filter(({ name }) => kindOfHeading(name) !== undefined)
      .map((one) => ({ ...one, first: new Map() }));
  }

  /** Why a row's figure cannot stand beside those before it. */
  problem(cells: readonly string[], figures: FigureSet, line: number): string | undefined {
    for (const { at, name, first } of this.#columns) {
      const text = (cells[at] ?? "").trim();
      if (text === "" || (kindOfHeading(name) === "words" && isNumber(text))) continue;
      const before = first.get(figures);
      if (before === undefined) first.set(figures, { text, line });
      else if (before.text.toLowerCase() !== text.toLowerCase())
        return `says ${name} "${text}" where the figures before are of "${before.text}" (line ${String(before.line)}): keep them apart with series: { column: ${JSON.stringify(name)} }`;
    }
    return undefined;
  }
}
