import { combineWordFor, parsePeriod, type Transforms } from "../../../statistics/index.js";
import type { MeasureKind } from "../../../contract/index.js";

interface Summed {
  /** Of the figures as published. */
  readonly published: string | undefined;
  readonly kind: MeasureKind | undefined;
  /** What is shown, at whatever frequency. */
  readonly categories: readonly string[];
}

/** A year's label, marked as an estimate or not. */
const yearLabel = /^(\d{4})\*?$/;

/**
 * Years of 53 weeks among those whose weeks are added up, and those that they are compared with: the week more reads
 * as growth.
 */
export function longYears(
  { published = "", kind, categories }: Summed,
  { agg, change = "none", rebase = "" }: Transforms,
): string[] {
  if (parsePeriod(published)?.kind !== "week") return [];
  if ((agg ?? combineWordFor(kind)) !== "sum") return [];
  const yearOf = (label: string) => Number(yearLabel.exec(label)?.[1] ?? NaN);
  const shown = categories.map(yearOf).filter((year) => !Number.isNaN(year));
  const compared = change === "none" || change === "log" ? [] : shown.map((year) => year - 1);
  const base = shown.length === 0 ? [] : [yearOf(rebase)];
  const years = [...new Set([...shown, ...compared, ...base])].sort((a, b) => a - b);
  return years.map(String).filter((year) => parsePeriod(`${year}-W53`) !== undefined);
}

export const longYearsText = (labels: string): string =>
  `sums of 53 weeks, where other years have 52: ${labels}`;
