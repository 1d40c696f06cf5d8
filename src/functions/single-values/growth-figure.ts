import { growthBetween, type Point } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { pickEnds, type End } from "./pick-ends.js";
import type { FigureRules } from "./pick-figure.js";

interface GrowthFigure {
  /** As a fraction: 0.05 is 5 %. */
  readonly growth: number;
  readonly ends: readonly [first: End, last: End];
}

const sentences = {
  "from-zero": "growth-zero",
  "from-negative": "growth-negative",
  "needs-positive": "growth-sign",
} as const;

/** The change between two periods; a CellError says why there is none. */
export async function growthFigure(
  points: readonly Point[],
  wanted: readonly [from: unknown, to: unknown],
  rules: FigureRules & { readonly rate?: "total" | "cagr" | undefined },
): Promise<GrowthFigure> {
  const ends = await pickEnds(points, wanted, rules);
  const outcome = growthBetween(...ends, rules.rate ?? "total");
  if ("problem" in outcome) {
    const { category, value } = ends[0];
    throw new CellError(sentences[outcome.problem], { period: category, value });
  }
  return { growth: outcome.growth, ends };
}
