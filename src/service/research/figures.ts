/** Reads figures out of the statistics that retrieval found, and compares them. */
import { hasBreak, hasOwnBase } from "../library/index.js";
import type {
  Library,
  Observations,
  StatisticKind,
  StatisticRecord,
} from "../library/library-model.js";
import type { AskedSpan } from "../search/index.js";
import { isChange } from "./asked-measure.js";
import { isWithin, kindOf, length, monthsIn } from "./periods/compare.js";
import { isPercentage } from "./write/notation.js";
import type { FigureChange, PlannedFigure } from "./plan/index.js";

/** Which statistic is named for a figure that several show. */
const preference: readonly StatisticKind[] = [
  "series",
  "comparison",
  "dual",
  "composition",
  "ranking",
  "profile",
];

export interface Evidence {
  /** Statistics found that show the concept, the best to name first. */
  recordsOf(concept: string): readonly StatisticRecord[];
  /** Every figure of a concept in a place that some found statistic shows, by period. */
  figuresOf(concept: string, place: string): readonly PlannedFigure[];
  /** Figures of all countries and territories in a ranking, highest first. */
  rankingOf(record: StatisticRecord): readonly PlannedFigure[];
}

/** Places whose index is of a base of their own are in no order. */
function isOrdered(
  { concepts }: Library,
  { kind, concepts: [key = ""] }: StatisticRecord,
): boolean {
  return kind !== "ranking" || !hasOwnBase(concepts.get(key));
}

export function createEvidence(library: Library, retrieved: readonly number[]): Evidence {
  const records = retrieved
    .flatMap((id) => library.statistics.get(id) ?? [])
    .filter((record) => isOrdered(library, record))
    .sort((a, b) => preference.indexOf(a.kind) - preference.indexOf(b.kind));
  const recordsOf = (concept: string): StatisticRecord[] =>
    records.filter(({ concepts }) => concepts.includes(concept));

  const forecast = (concept: string, period: string): { isForecast?: true } => {
    const from = library.concepts.get(concept)?.forecastFrom;
    return from !== undefined && period >= from ? { isForecast: true } : {};
  };

  function rankingOf(record: StatisticRecord): PlannedFigure[] {
    const concept = record.concepts[0] ?? "";
    // A record of the whole world may leave its places to the concept's coverage.
    const shown = record.places.length > 1 ? record.places : library.coveredPlaces(concept);
    return shown
      .filter((place) => library.places.get(place)?.kind !== "aggregate")
      .flatMap((place) => {
        const period = record.to;
        const value = valueAt(library.observations(concept, place), period);
        if (value === undefined) return [];
        return {
          statistic: record.id,
          concept,
          place,
          period,
          value,
          ...forecast(concept, period),
        };
      })
      .sort((a, b) => b.value - a.value || (a.place < b.place ? -1 : 1));
  }

  function figuresOf(concept: string, place: string): PlannedFigure[] {
    const observations = library.observations(concept, place);
    const found = new Map<string, PlannedFigure>();
    for (const record of recordsOf(concept)) {
      if (!record.places.includes(place)) continue;
      for (const [index, period] of (observations?.periods ?? []).entries()) {
        const value = observations?.values[index];
        if (typeof value !== "number" || found.has(period)) continue;
        if (period < record.from || period > record.to) continue;
        const figure = { statistic: record.id, concept, place, period, value };
        found.set(period, { ...figure, ...forecast(concept, period) });
      }
    }
    return [...found.values()].sort((a, b) => (a.period < b.period ? -1 : 1));
  }
  return { recordsOf, figuresOf, rankingOf };
}

export function valueAt(
  observations: Observations | undefined,
  period: string,
): number | undefined {
  const at = observations?.periods.indexOf(period) ?? -1;
  return observations?.values[at] ?? undefined;
}

/** From `before` to `after`; undefined across a break of the series and where percent of it would say nothing. */
export function toChange(
  library: Library,
  before: PlannedFigure,
  after: PlannedFigure,
): FigureChange | undefined {
  const concept = library.concepts.get(after.concept);
  if (concept === undefined) return undefined;
  if (hasBreak(concept.statuses, after.place, before.period, after.period)) return undefined;
  if (isPercentage(concept)) return { kind: "points", value: after.value - before.value };
  // "By 90.5% fewer" of what was added in a month says nothing.
  if (isChange(concept)) return undefined;
  // Stocks that were built up and are drawn down have not fallen "by 414%".
  if (before.value <= 0 || after.value < 0) return undefined;
  return { kind: "percent", value: (after.value / before.value - 1) * 100 };
}

/** In percent a year, compounded; undefined where the change is of less than two years. */
export function toYearlyChange(
  before: PlannedFigure,
  after: PlannedFigure,
  change: FigureChange | undefined,
): number | undefined {
  const months = monthsIn(before.period, after.period) - length[kindOf(before.period)];
  const isOfYears =
    months >= leastYears * length.year && kindOf(before.period) === kindOf(after.period);
  if (change?.kind !== "percent" || !isOfYears || after.value <= 0) return undefined;
  return ((after.value / before.value) ** (length.year / months) - 1) * 100;
}

const leastYears = 2;

/** Whether a measure has figures of all places, be they in statistics or in its indicator alone. */
export function coversAll(library: Library, concept: string, places: readonly string[]): boolean {
  const covered = library.coveredPlaces(concept);
  return places.every((code) => covered.includes(code));
}

/** Whether the library has a figure of a time, be it in the indicator alone. */
export const hasFigureWithin = (
  library: Library,
  concept: string,
  place: string,
  { from, to }: AskedSpan,
): boolean =>
  library.observations(concept, place)?.periods.some((period) => isWithin(period, from, to)) ===
  true;
