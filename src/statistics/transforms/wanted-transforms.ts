/** What is known of transforms before anything is computed: apart from what computes them, which is loaded later. */
import type { MeasureKind } from "../../contract/index.js";
import type { CombineWord } from "../periods/combine-points.js";
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

/**
 * How the figures of such a measure make one of a longer period; undefined where that is not known:
 * a sum of rates or of stocks would be a figure of nothing.
 */
export function combineWordFor(kind: MeasureKind | undefined): CombineWord | undefined {
  switch (kind) {
    case "rate":
    case "price":
    case "index":
    case "share":
    case "annualised-flow":
      return "avg";
    case "stock":
      return "last";
    case "flow":
      return "sum";
    default:
      return undefined;
  }
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
