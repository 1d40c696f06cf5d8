import type { Point } from "../pick-point.js";

/** Why a period has no figure; texts are labels of the data. */
export type PeriodProblem =
  | { readonly kind: "no-figures" }
  | { readonly kind: "after-data"; readonly last: string }
  | { readonly kind: "before-data"; readonly first: string }
  | { readonly kind: "gap"; readonly before: string; readonly after: string }
  /** The data have several figures in the period. */
  | { readonly kind: "finer-data"; readonly example: string }
  /** The data have one figure for a period that contains this one. */
  | { readonly kind: "coarser-data"; readonly example: string }
  | {
      readonly kind: "incomplete";
      readonly first: string;
      readonly last: string;
      readonly count: number;
    }
  | { readonly kind: "text"; readonly value: string }
  /** They were to be made one of figures before and after a break. */
  | { readonly kind: "breaks"; readonly at: string }
  /** They were to be added up, and are no flow. */
  | { readonly kind: "no-sum" };

export type PeriodAnswer = { readonly point: Point } | { readonly problem: PeriodProblem };
