import { partsOf } from "../dates/day.js";
import type { Period } from "./parse-period.js";

type GrowthRate = "total" | "cagr";
type GrowthOutcome =
  | { readonly growth: number }
  | { readonly problem: "from-zero" | "from-negative" | "to-negative" | "needs-positive" };

interface GrowthValue {
  readonly period: Period;
  readonly value: number;
}

/**
 * Change as a fraction: 0.1 is +10 %. "total" over the whole time, relative to the first value, which is above
 * zero: what a loss grew by is no percentage of it, and no gain falls by more than all of it; "cagr" per year, compounded.
 */
export function growthBetween(from: GrowthValue, to: GrowthValue, rate: GrowthRate): GrowthOutcome {
  if (rate === "total") {
    if (from.value === 0) return { problem: "from-zero" };
    if (from.value < 0) return { problem: "from-negative" };
    if (to.value < 0) return { problem: "to-negative" };
    return { growth: tidy((to.value - from.value) / from.value) };
  }
  const years = yearsBetween(from.period, to.period);
  if (from.value <= 0 || to.value <= 0 || years === 0) return { problem: "needs-positive" };
  return { growth: tidy((to.value / from.value) ** (1 / years) - 1) };
}

/** From end to end: whole months for calendar periods, so that leap years change nothing. */
function yearsBetween(from: Period, to: Period): number {
  if (from.kind !== "day" && from.kind !== "week" && to.kind !== "day" && to.kind !== "week") {
    const months = (period: Period) => {
      const { year, month } = partsOf(period.end);
      return year * 12 + month;
    };
    return (months(to) - months(from)) / 12;
  }
  return (to.end - from.end) / 365.25;
}

const tidy = (value: number) => Number(value.toPrecision(15));
