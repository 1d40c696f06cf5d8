import type { frequencies } from "../../contract/index.js";
import { parsePeriod, type PeriodKind } from "./parse-period.js";

type Frequency = (typeof frequencies)[number];

const byKind: Readonly<Record<PeriodKind, Frequency>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  half: "semiannual",
  year: "annual",
  range: "irregular",
};

/** From the labels alone; irregular where they are of several kinds, undefined where they are no periods. */
export function frequencyOf(labels: readonly string[]): Frequency | undefined {
  const kinds = new Set(
    labels.flatMap((label) => {
      const period = parsePeriod(label);
      return period === undefined ? [] : [period.kind];
    }),
  );
  const [only] = kinds;
  if (only === undefined) return undefined;
  return kinds.size === 1 ? byKind[only] : "irregular";
}
