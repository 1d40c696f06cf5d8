import { partsOf } from "../dates/day.js";
import { parsePeriod } from "./parse-period.js";

/** A year whose months its notation does not say, and which countries and firms begin when they like: "FY2024", "2023/24". */
export function isFiscalYear(label: string): boolean {
  const period = parsePeriod(label);
  return period?.kind === "year" && (/^\s*FY/i.test(label) || partsOf(period.start).month > 1);
}
