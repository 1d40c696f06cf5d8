import { kindOfHeading } from "../../cells/kind-heading.js";
import { isFigure } from "../../cells/read-figure.js";
import type { ColumnMapping, MappedMeasure } from "../../mapping.js";
import { otherMoney, otherScale, scaleIn, toUnit } from "../../units.js";
import type { UnusedColumn } from "./first-texts.js";

/** Tables have few units: a column with more texts than these is none of them. */
const mostKnown = 1000;

/** "6" under a power of ten, "1000" under a multiplier. */
function scaleInNumber(text: string, heading: string): number | undefined {
  if (["3", "6", "9", "12"].includes(text) && /mult|power/i.test(heading))
    return 10 ** Number(text);
  return /^1(?:000){1,4}$/.test(text) ? Number(text) : undefined;
}

/** Columns of units that say another scale or currency than the measure whose figures stand beside them. */
export class SaidUnits {
  readonly #columns: readonly UnusedColumn[];
  readonly #known = new Map<string, Set<MappedMeasure>>();
  readonly #notes: string[] = [];

  constructor(names: readonly string[], { measures }: ColumnMapping) {
    const figures = new Set(measures.map(({ column }) => column));
    this.#columns = names
      .map((name, at) => ({ name, at }))
      .filter(({ name }) => !figures.has(name) && kindOfHeading(name) !== undefined);
  }

  look(cells: readonly string[], measure: MappedMeasure, line: number): void {
    for (const { at, name } of this.#columns) {
      const text = (cells[at] ?? "").trim();
      if (text === "" || (kindOfHeading(name) === "words" && isFigure(text))) continue;
      const key = `${name}|${text}`;
      const known = this.#known.get(key) ?? new Set();
      if (known.has(measure) || this.#known.size > mostKnown) continue;
      this.#known.set(key, known.add(measure));
      const says = `The column "${name}" says "${text}" (line ${String(line)}) of figures whose unit is ${toUnit(measure).name.en}.`;
      if (otherMoney(text, measure)) this.#notes.push(`${says} One of the two is wrong.`);
      const said = scaleIn(text) ?? scaleInNumber(text, name);
      if (said !== undefined && otherScale({ text, said, measure }))
        this.#notes.push(
          `${says} Where they are in ${String(said)} of it, say so in the mapping, with scale: ${String(said)} or in the unit's words.`,
        );
    }
  }

  notes(): readonly string[] {
    return this.#notes;
  }
}
