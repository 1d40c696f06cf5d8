/** What is known of transforms before anything is computed: apart from what computes them, which is loaded later. */
import type { CombineWord } from "../periods/answers/combine-points.js";
import type { Unit } from "../units/read-unit.js";
import type { ChangeWord, FillWord, FrequencyWord } from "./transform-words.js";

export interface Transforms {
  readonly fill?: FillWord | undefined;
  readonly freq?: FrequencyWord | undefined;
  readonly agg?: CombineWord | undefined;
  readonly partial?: boolean | undefined;
  readonly change?: ChangeWord | undefined;
  readonly rebase?: string | undefined;
}

/** Whether any of them changes a table at all. */
export function hasTransforms({ fill, freq, change, rebase: base }: Transforms): boolean {
  const isSet = (word: string | undefined) => word !== undefined && word !== "none";
  return isSet(fill) || isSet(change) || freq !== undefined || base !== undefined;
}

/** The unit of what comes out: percentages are fractions, as Excel keeps them. */
export function transformedUnit(unit: Unit, { change = "none", rebase: base }: Transforms): Unit {
  if (base !== undefined) return { text: `${base} = 100`, scale: 1, base: null };
  switch (change) {
    case "none":
      return unit;
    case "diff":
    case "diff-year":
      return isPercent(unit)
        ? { ...unit, text: "percentage points", base: "percentage points" }
        : unit;
    case "log":
      return { text: "natural logarithm", scale: 1, base: "natural logarithm" };
    default:
      return { text: "percent", scale: 1, base: "percent" };
  }
}

const isPercent = ({ text }: Unit) =>
  text !== null && /^(?:percent|%|prozent|pour ?cent|por ?ciento)\b|^%/i.test(text.trim());

/** Whether figures are fractions that a percent format shows. */
export function isFraction({ change = "none", rebase: base }: Transforms): boolean {
  return base === undefined && !["none", "diff", "diff-year", "log"].includes(change);
}
