import type { ReadSource } from "../read-source.js";
import { readHeading } from "../sources/guess-measures.js";
import { scaleInHeading } from "./heading-scale.js";
import { readUnit } from "../../../statistics/index.js";
import { otherMoney, otherScale, scaleIn, toUnit } from "../units.js";

/** "(mn)", which says no unit to be put in the place of the mapping's. */
function scaleAlone(heading: string): ReturnType<typeof scaleInHeading> {
  const text = readHeading(heading)?.unit ?? "";
  const said = scaleIn(text);
  return said === undefined || readUnit({ unit: text }).base !== null ? undefined : { text, said };
}

/**
 * Figures in millions by their own heading, of whole units by their mapping, would be a millionth of what they are;
 * dollars would be euros.
 * @throws Error that names the heading
 */
export function refuseOtherUnit({ tables }: ReadSource): void {
  for (const { path, mapping } of tables)
    for (const measure of mapping.measures)
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
