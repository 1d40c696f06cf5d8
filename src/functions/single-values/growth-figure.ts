import {
  breaksAt,
  eraOf,
  growthBetween,
  isMixed,
  isPercent,
  type Point,
  type Unit,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { pickEnds, type End } from "./pick-ends.js";
import type { FigureRules } from "./pick-figure.js";

interface GrowthFigure {
  /** As a fraction: 0.05 is 5 %. */
  readonly growth: number;
  readonly ends: readonly [first: End, last: End];
}

type GrowthRules = FigureRules & {
  readonly rate?: "total" | "cagr" | undefined;
  readonly breaks?: readonly string[] | undefined;
  readonly unit: Unit;
};

const sentences = {
  "from-zero": "growth-zero",
  "from-negative": "growth-negative",
  "to-negative": "growth-negative",
  "needs-positive": "growth-sign",
} as const;

/** @throws CellError where a break stands between two figures, or within the period of one of them */
function requireUnbroken(
  points: readonly Point[],
  ends: readonly [first: End, last: End],
  { agg, breaks }: GrowthRules,
): void {
  if (breaks === undefined) return;
  const all = breaksAt(breaks);
  const [first, last] = ends.map(({ category, period }) => {
    const isOwn = points.some((point) => point.category === category);
    return eraOf(all, period, isOwn ? undefined : agg);
  });
  const isWhole = first === last && !isMixed(first ?? 0);
  const found = all[Math.floor(first ?? 0)];
  if (!isWhole && found !== undefined)
    throw new CellError("series-breaks", { period: found.label });
}

/** The change between two periods; a CellError says why there is none. */
export async function growthFigure(
  points: readonly Point[],
  wanted: readonly [from: unknown, to: unknown],
  rules: GrowthRules,
): Promise<GrowthFigure> {
  // From 4 % to 5 % is a point and a quarter more: a cell that shows 25 % says neither.
  if (isPercent(rules.unit)) throw new CellError("growth-percent");
  const ends = await pickEnds(points, wanted, rules);
  requireUnbroken(points, ends, rules);
  const outcome = growthBetween(...ends, rules.rate ?? "total");
  if ("problem" in outcome) {
    const { category, value } = ends[outcome.problem === "to-negative" ? 1 : 0];
    throw new CellError(sentences[outcome.problem], { period: category, value });
  }
  return { growth: outcome.growth, ends };
}
