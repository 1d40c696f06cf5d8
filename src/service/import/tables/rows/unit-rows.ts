import { saysPercent } from "../../../../statistics/index.js";
import { isFigure } from "../../cells/read-figure.js";
import { isInPercent } from "../../cells/read-typed.js";
import { readsLikeUnit } from "../../cells/unit-words.js";
import type { MappedMeasure } from "../../mapping.js";
import { otherMoney, otherScale, scaleIn, toUnit } from "../../units.js";
import type { TableRow } from "../row.js";

interface Said {
  readonly text: string;
  readonly line: number;
}

/** "In million euros", "GDP, million euros", "Growth in %": where in a text its unit may stand. */
function unitsIn(text: string): string[] {
  const bare = text.replace(/[()[\]:]/g, " ").trim();
  const [after = "", comma = ""] = [
    /\bin\s+(.+)$/i.exec(bare)?.[1],
    /,\s*([^,]+)$/.exec(bare)?.[1],
  ];
  return [bare, after, comma].filter((one) => one !== "");
}

/** Whether a text says another unit than a measure has: a scale, a currency, percent. */
function isOther(text: string, measure: MappedMeasure): boolean {
  const units = unitsIn(text);
  const inPercent = isInPercent(measure);
  const [said] = units.flatMap((one) => scaleIn(one) ?? []);
  if (/%/.test(text) || units.some(saysPercent)) return !inPercent;
  if (said !== undefined && (inPercent || otherScale({ text, said, measure }))) return true;
  return units.some((one) => otherMoney(one, measure));
}

/** Whether a row says one thing alone. */
export function isNote({ cells }: TableRow): boolean {
  const first = cells.findIndex((cell) => cell.trim() !== "");
  return first >= 0 && !cells.some((cell, at) => at > first && cell.trim() !== "");
}

/** What a note says otherwise than a measure: a share in it may be of anything. */
const isOtherInNote = (text: string, measure: MappedMeasure): boolean =>
  !isInPercent(measure) &&
  unitsIn(text).some((one) => {
    const said = scaleIn(one);
    return (
      (said !== undefined && otherScale({ text: one, said, measure })) || otherMoney(one, measure)
    );
  });

/**
 * Rows without a figure that say the unit of those below them: "million euros" under a heading, "Growth in %" between
 * two parts of a table.
 */
export class UnitRows {
  /** By measure: what was said last, where that is another unit than its own. */
  readonly #other = new Map<MappedMeasure, Said>();
  readonly #measures: readonly MappedMeasure[];
  readonly #columns: ReadonlyMap<number, MappedMeasure>;
  /** The last rows with one text alone, until a figure stands below them. */
  #notes: Said[] = [];

  constructor(names: readonly string[], measures: readonly MappedMeasure[]) {
    this.#measures = measures;
    this.#columns = new Map(
      measures.flatMap((measure) =>
        measure.column === undefined ? [] : [[names.indexOf(measure.column), measure] as const],
      ),
    );
  }

  /** A row whose place is none. */
  look({ cells, line }: TableRow): void {
    const texts = cells.map((cell) => cell.trim());
    if (texts.some((text) => isFigure(text) && text !== "")) return;
    const [only = ""] = texts.filter((text) => text !== "");
    if (isNote({ cells, line }) && readsLikeUnit(only)) this.#notes.push({ text: only, line });
    texts.forEach((text, at) => {
      if (text === "" || !readsLikeUnit(text)) return;
      const own = this.#columns.get(at);
      for (const measure of own === undefined ? this.#measures : [own])
        if (isOther(text, measure)) this.#other.set(measure, { text, line });
        // Columns beside each other may be of several units, and their places' figures are of one measure.
        else if (this.#other.get(measure)?.line !== line) this.#other.delete(measure);
    });
  }

  /** Why a figure below may be of another unit than its measure. */
  problem(measure: MappedMeasure): string | undefined {
    if (this.#notes.length > 0) this.#notes = [];
    const said = this.#other.get(measure);
    if (said === undefined) return undefined;
    return `stands below "${said.text}" (line ${String(said.line)}), and its unit is to be ${toUnit(measure).name.en}: say that unit in the mapping, or take figures of another one into a table of their own`;
  }

  /** @throws Error that names a note below all figures that says another unit than each of them has */
  refuseNote(path: string): void {
    const found = this.#notes.find(({ text }) =>
      this.#measures.every((measure) => isOtherInNote(text, measure)),
    );
    const [measure] = this.#measures;
    if (found === undefined || measure === undefined) return;
    throw new Error(
      `${path}, line ${String(found.line)}: "${found.text}" stands below figures whose unit is to be ${toUnit(measure).name.en}: say that unit in the mapping or the heading; where it speaks of something else, take it out of the table.`,
    );
  }
}
