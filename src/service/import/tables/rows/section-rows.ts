import { isFigure } from "../../cells/read-figure.js";
import type { LineNumbers } from "../line-numbers.js";
import type { CollectedMeasure } from "../targets.js";
import { takeOut } from "./take-out.js";

/** A row that may begin a part: one that holds one text and no figure, none at all, or what is no place. */
interface Section {
  /** Numbered in one row with those of all files. */
  readonly line: number;
  readonly text: string;
  /** How many places have to stand again below it: a place's own row may lack figures alone, and what is no place may be a region. */
  readonly needed: number;
  /** Those that have other figures elsewhere. */
  readonly again: Set<string>;
}

/** Two figures that a place has for one period. */
interface Again {
  readonly place: string;
  readonly before: number;
  readonly line: number;
}

/** More rows that hold a single text are those of a list. */
const mostKnown = 20_000;

/**
 * Parts of a table that a row of its own begins: "Exports", the places, "Imports", the places again. Figures of both
 * would stand under one name.
 */
export class SectionRows {
  readonly #sections: Section[] = [];
  readonly #lines: LineNumbers;

  constructor(lines: LineNumbers) {
    this.#lines = lines;
  }

  /**
   * @param place what stands in the column of places, where it seems to be none
   * @param isPlace whether a text is one
   */
  look(
    { cells, line }: { readonly cells: readonly string[]; readonly line: number },
    place: string | undefined,
    isPlace: (text: string) => boolean,
  ): void {
    if (this.#sections.length === mostKnown) return;
    const only = onlyTextOf(cells);
    if (only === undefined) {
      // A total of the part, "Exports,100,120", or a row of marks for no figure.
      if (place !== undefined && !isPlace(place)) this.#begin(place.trim(), line, 2);
    } else if (!isFigure(only)) this.#begin(only, line, only === "" || isPlace(only) ? 2 : 1);
  }

  #begin(text: string, line: number, needed: number): void {
    const again = new Set<string>();
    this.#sections.push({ line: this.#lines.numberOf(line), text, needed, again });
  }

  /** A place has another figure than before for a period. */
  takeAgain({ place, before, line }: Again): void {
    const [above, below] = [this.#of(before), this.#of(line)];
    if (above === below) return;
    above?.again.add(place);
    below?.again.add(place);
  }

  /** The one that a line stands in. */
  #of(line: number): Section | undefined {
    let [from, to] = [0, this.#sections.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sections[middle]?.line ?? Infinity) < line) from = middle + 1;
      else to = middle;
    }
    return this.#sections[from - 1];
  }

  /** Once all figures are in: takes those out of which nobody knows what they are of. */
  settle(
    collected: readonly CollectedMeasure[],
    refuse: (line: number, reason: string) => void,
  ): void {
    if (!this.#sections.some(isDoubtful)) return;
    const rows = collected.flatMap(({ figures }) => [...figures.places.values()]);
    const whyNot = (line: number): string | undefined => {
      const section = this.#of(line);
      return section !== undefined && isDoubtful(section) ? this.#why(section) : undefined;
    };
    takeOut(rows, whyNot, refuse);
  }

  #why({ text, line }: Section): string {
    const row = text === "" ? "a row without a place" : `"${text}"`;
    return `stands below ${row} (${this.#lines.place(line)}), and places that have figures there have others above it: take each part into a table of its own, or write what it is of into a column and say series: for it`;
  }
}

/** What all cells say that say anything; undefined where they differ. */
function onlyTextOf(cells: readonly string[]): string | undefined {
  let text = "";
  for (const cell of cells) {
    const said = cell.trim();
    if (said === "" || said === text) continue;
    if (text !== "") return undefined;
    text = said;
  }
  return text;
}

const isDoubtful = ({ again, needed }: Section) => again.size >= needed;
