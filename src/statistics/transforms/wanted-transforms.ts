/** What is known of transforms before anything is computed: apart from what computes them, which is loaded later. */
import type { CombineWord } from "../periods/answers/combine-words.js";
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

/** Whether figures are fractions that a percent format shows. */
export function isFraction({ change = "none", rebase: base }: Transforms): boolean {
  return base === undefined && !["none", "diff", "diff-year", "log"].includes(change);
}
