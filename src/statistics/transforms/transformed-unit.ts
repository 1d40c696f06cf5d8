import type { Unit } from "../units/read-unit.js";
import { saysPercent } from "../units/says-percent.js";
import type { ChangeWord } from "./transform-words.js";
import { isFraction, type Transforms } from "./wanted-transforms.js";

/**
 * The unit of what comes out: percentages are fractions, as Excel keeps them. That of a percentage's change in
 * percent says that it is none in percentage points: from 4 % to 5 % are 25 percent and one point.
 */
export function transformedUnit(unit: Unit, wanted: Transforms): Unit {
  const { change = "none", rebase: base } = wanted;
  if (base !== undefined) return { text: `${base} = 100`, scale: 1, base: null };
  switch (change) {
    case "none":
      return unit;
    case "diff":
    case "diff-year":
      return differenceUnit(unit);
    case "log":
      return { text: "natural logarithm", scale: 1, base: "natural logarithm" };
    default: {
      const text = isPercent(unit) ? "percent, not percentage points" : "percent";
      return { text, scale: 1, base: "percent" };
    }
  }
}

/** "index, 2015 = 100" in four languages; "2015 = 100". */
const index = /^(?:index|[ií]ndice)(?=$|[,:]|\s*\(|\s+\d)/i;
const base = /^[^=]*=\s*10{0,3}$/;

/** The difference of two percentages is none itself, and that of an index is no level over its base. */
function differenceUnit(unit: Unit): Unit {
  const points = isPercent(unit) ? "percentage points" : indexPoints(unit.text ?? "");
  return points === undefined ? unit : { ...unit, text: points, base: points };
}

function indexPoints(text: string): string | undefined {
  if (index.test(text)) return text.replace(index, "index points");
  return base.test(text) ? `index points, ${text}` : undefined;
}

/** Whether figures that are percentages are shown as their change in percent. */
export const isPercentOfPercent = (unit: Unit, wanted: Transforms): boolean =>
  isPercent(unit) && isFraction(wanted);

/** The change between the same two figures that is none in percent. */
export const differenceFor = (change: ChangeWord = "none"): ChangeWord =>
  change === "pct-year" ? "diff-year" : "diff";

/** Whether the figures themselves are percentages, whatever of. */
export const isPercent = ({ text }: Unit): boolean => text !== null && saysPercent(text);
