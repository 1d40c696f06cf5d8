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

/**
 * Rows without a figure that say the unit of those below them: "million euros" under a heading, "Growth in %" between
 * two parts of a table.
 */
export class UnitRows {
  /** By measure: what was said last, where that is another unit than its own. */
  readonly #other = new Map<MappedMeasure, Said>();
  readonly #measures: readonly MappedMeasure[];
  readonly #columns: ReadonlyMap<number, MappedMeasure>;

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
    texts.forEach((text, at) => {
      if (text === "" || !readsLikeUnit(text)) return;
      const own = this.#columns.get(at);
      for (const measure of own === undefined ? this.#measures : [own])
        if (isOther(text, measure)) this.#other.set(measure, { text, line });
        else this.#other.delete(measure);
    });
  }

  /** Why a figure below may be of another unit than its measure. */
  problem(measure: MappedMeasure): string | undefined {
    const said = this.#other.get(measure);
    if (said === undefined) return undefined;
    return `stands below "${said.text}" (line ${String(said.line)}), and its unit is to be ${toUnit(measure).name.en}: say that unit in the mapping, or take figures of another one into a table of their own`;
  }
}
