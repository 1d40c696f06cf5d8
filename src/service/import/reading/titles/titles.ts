/** What stands over a whole table, its sheet's name, may say the scale of all its figures. */
import { isInPercent } from "../../cells/read-typed.js";
import type { MappedMeasure } from "../../mapping.js";
import type { ReadSource } from "../../read-source.js";
import { toUnit } from "../../units.js";
import { scaleInTitle } from "./title-scale.js";

interface Said {
  readonly path: string;
  /** 'the name of its sheet, "GDP (in millions)"' */
  readonly title: string;
  readonly scale: number;
  /** Those whose unit says no scale of their own. */
  readonly measures: readonly MappedMeasure[];
}

/** A rate, a price and an index are in no millions; and a mapping may say scale: 1. */
function mayBeOf(measure: MappedMeasure): boolean {
  if (measure.scale !== undefined || isInPercent(measure)) return false;
  const { scale = 1, kind } = toUnit(measure);
  return scale === 1 && kind !== "rate" && kind !== "index" && kind !== "price";
}

const saidOf = ({ tables }: ReadSource): readonly Said[] =>
  tables.flatMap(({ path, mapping, titles = [] }) => {
    const measures = mapping.measures.filter(mayBeOf);
    return titles.flatMap(({ what, text }) => {
      const scale = scaleInTitle(text);
      if (scale === undefined || measures.length === 0) return [];
      return [{ path, scale, measures, title: `${what}, "${text.trim()}"` }];
    });
  });

const nameOf = ({ name, when }: MappedMeasure) =>
  when ?? (typeof name === "string" ? name : name.en);

/** A question for each thing that is said over a guessed table and its headings do not say. */
export const askTitles = (read: ReadSource): readonly string[] =>
  saidOf(read).map(({ title, scale, measures }) => {
    const names = measures.map(nameOf).filter((name) => name !== "?");
    const of = names.length === 0 ? "" : ` of ${names.map((name) => `"${name}"`).join(", ")}`;
    return `whether the figures${of} are in ${String(scale)} of their unit, as ${title}, says: then say scale: ${String(scale)} beside it, or the scale in the unit's words; else scale: 1`;
  });

/** Figures in millions by what stands over them, of whole units by their mapping. @throws Error that says where */
export function refuseTitles(read: ReadSource): void {
  const [found] = saidOf(read);
  const [measure] = found?.measures ?? [];
  if (found === undefined || measure === undefined) return;
  const { path, title, scale } = found;
  throw new Error(
    `${path}: ${title}, says a scale of ${String(scale)}, and the unit of "${nameOf(measure)}" is to be ${toUnit(measure).name.en}. Say scale: ${String(scale)} beside the unit, or the scale in the unit's words; where its figures are in whole units, scale: 1.`,
  );
}
