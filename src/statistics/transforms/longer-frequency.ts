import { parsePeriod } from "../periods/parse-period.js";
import { isYearNumber, type Point } from "../periods/pick-point.js";
import { spanLabel } from "../periods/answers/span.js";
import { kindOf } from "./resample.js";
import { perYear } from "./time-line.js";
import { frequencyWords, type FrequencyWord } from "./transform-words.js";
import type { Transforms } from "./wanted-transforms.js";

/** The frequency of a period that is longer than the figures, where something is computed of whole ones. */
export function longerFrequency(
  points: readonly Point[],
  wanted: unknown,
  { change = "none", rebase, partial }: Transforms,
): FrequencyWord | undefined {
  if (change === "none" && rebase === undefined && partial !== true) return undefined;
  const label = isYearNumber(wanted) ? String(wanted) : wanted;
  const period = typeof label === "string" ? parsePeriod(label) : undefined;
  const own = points[0]?.period?.kind;
  // Nor is a fiscal year, whose months nobody has said.
  if (/^FY/i.test(String(label))) return undefined;
  if (period === undefined || own === undefined || own === "range") return undefined;
  // A year from July to June is none of the calendar's.
  if (parsePeriod(spanLabel(period))?.kind !== period.kind) return undefined;
  return frequencyWords.find(
    (word) => kindOf[word] === period.kind && perYear[own] > perYear[kindOf[word]],
  );
}
