/** Bounds that figures lie beyond, and when they crossed them. */
import type { PlannedFigure } from "./facts.js";

/** A bound that figures lie beyond, in the unit of their measure. */
export interface Bound {
  readonly side: "above" | "below";
  readonly value: number;
  /** What is just the value counts as well. */
  readonly isInclusive?: true;
  /** How many places lie beyond it. */
  readonly count: number;
  /** The bound is this figure of a place. */
  readonly than?: PlannedFigure;
}

/** A figure, and where places are compared the other's of the same period. */
export interface CrossingPoint {
  readonly figure: PlannedFigure;
  readonly other?: PlannedFigure;
}

/** Figures of one time that all lie beyond, one behind the other. */
export interface Run {
  readonly from: CrossingPoint;
  readonly to: CrossingPoint;
  /** On the other side: none where the figures begin, or end, with it. */
  readonly before?: CrossingPoint;
  readonly after?: CrossingPoint;
}
