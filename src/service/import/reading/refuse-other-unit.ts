import type { MappedMeasure } from "../mapping.js";
import type { ReadSource } from "../read-source.js";
import { readHeading } from "../cells/read-heading.js";
import { scaleInHeading } from "./heading-scale.js";
import { readUnit } from "../../../statistics/index.js";
import { refuseTitles } from "./titles/titles.js";
import { otherMoney, otherScale, scaleIn, toUnit } from "../units.js";

/** "(mn)", which says no unit to be put in the place of the mapping's. */
function scaleAlone(heading: string): ReturnType<typeof scaleInHeading> {
  const text = readHeading(heading)?.unit ?? "";
  const said = scaleIn(text);
  return said === undefined || readUnit({ unit: text }).base !== null ? undefined : { text, said };
}

/** "Million euros" in millions: the figures would be a million times what they are. @throws Error that says so */
function refuseTwice(measure: MappedMeasure, path: string): void {
  const { unit, scale = 1, name } = measure;
  const text = typeof unit === "string" ? unit : unit.en;
  if (scale === 1 || scaleIn(text) === undefined) return;
  const named = typeof name === "string" ? name : name.en;
  throw new Error(
    `${path}: the unit of "${named}", ${text}, says a scale, and scale: ${String(scale)} beside it says one too, and would be meant twice. Say it once: leave scale out, or the scale out of the unit's words.`,
  );
}

/**
 * Figures in millions by their own heading, of whole units by their mapping, would be a millionth of what they are;
 * dollars would be euros.
 * @throws Error that names the heading
 */
export function refuseOtherUnit(read: ReadSource): void {
  refuseTitles(read);
  for (const { path, mapping } of read.tables)
    for (const measure of mapping.measures) {
      refuseTwice(measure, path);
      for (const heading of [measure.column, measure.when]) {
        if (heading === undefined) continue;
        const scale = scaleInHeading(heading) ?? scaleAlone(heading);
        if (scale !== undefined && otherScale({ ...scale, measure }))
          throw new Error(
            `${path}: "${heading}" says ${scale.text}, and its unit is to be ${toUnit(measure).name.en}. Say scale: ${String(scale.said)} beside the unit, or the scale in the unit's words; where the heading is wrong, change it there.`,
          );
        const text = readHeading(heading)?.unit;
        if (text === undefined) continue;
        const said = scaleIn(text);
        const isOther = said !== undefined && otherScale({ text, said, measure });
        if (!isOther && !otherMoney(text, measure)) continue;
        throw new Error(
          `${path}: "${heading}" says ${text}, and its unit is to be ${toUnit(measure).name.en}. Say unit: ${text}; where the heading is wrong, change it there.`,
        );
      }
    }
}
