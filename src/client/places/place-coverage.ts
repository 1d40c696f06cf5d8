import type { IndicatorItem } from "../../contract/index.js";

/** Whether an indicator has a place; `unknown` before a list has shown what it covers. */
export type PlaceCoverage = "covered" | "lacking" | "unknown";

export function placeCoverage(item: IndicatorItem | undefined, geo: string): PlaceCoverage {
  const covered = item?.covered_geos ?? {};
  if (Object.hasOwn(covered, geo)) return "covered";
  // A service may leave out what its indicators cover.
  return Object.keys(covered).length === 0 ? "unknown" : "lacking";
}
