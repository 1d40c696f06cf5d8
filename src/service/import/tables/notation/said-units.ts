import { kindOfHeading } from "../../cells/kind-heading.js";
import { isFigure } from "../../cells/read-figure.js";
import type { ColumnMapping, MappedMeasure } from "../../mapping.js";
import { otherMoney, otherScale, scaleUnder, toUnit } from "../../units.js";
import type { UnusedColumn } from "./first-texts.js";

/** Tables have few units: a column with more texts than these is none of them. */
const mostKnown = 1000;

/** Columns of units that say another scale or currency than the measure whose figures stand beside them. */
export class SaidUnits {
  readonly #columns: readonly (UnusedColumn & { readonly isWords: boolean })[];
  readonly #known = new Map<MappedMeasure, Map<string, string | undefined>>();

  constructor(names: readonly string[], { measures }: ColumnMapping) {
    const figures = new Set(measures.map(({ column }) => column));
    this.#columns = names.flatMap((name, at) => {
      const kind = figures.has(name) ? undefined : kindOfHeading(name);
      return kind === undefined ? [] : [{ name, at, isWords: kind === "words" }];
    });
  }

  /** Why the figure of a row is not what the mapping says: it would be a thousandth, or of other money. */
  problem(cells: readonly string[], measure: MappedMeasure): string | undefined {
    const known = this.#known.get(measure) ?? new Map<string, string | undefined>();
    this.#known.set(measure, known);
    for (const { at, name, isWords } of this.#columns) {
      const text = (cells[at] ?? "").trim();
      if (text === "" || (isWords && isFigure(text))) continue;
      const key = `${name}|${text}`;
      const said = known.has(key) ? known.get(key) : toProblem(name, text, measure);
      if (known.size < mostKnown) known.set(key, said);
      if (said !== undefined) return said;
    }
    return undefined;
  }
}

function toProblem(name: string, text: string, measure: MappedMeasure): string | undefined {
  const says = `${name} says "${text}", and the unit is to be ${toUnit(measure).name.en}`;
  if (otherMoney(text, measure)) return `${says}: one of the two is wrong`;
  const said = scaleUnder(name, text);
  if (said === undefined || measure.scale === 1 || !otherScale({ text, said, measure }))
    return undefined;
  return `${says}: say scale: ${String(said)} in the mapping or in the unit's words, or scale: 1 where the figures are not in ${String(said)} of it`;
}
