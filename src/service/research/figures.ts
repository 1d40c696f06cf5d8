/** Reads figures out of the statistics that retrieval found, and compares them. */
import type {
  Library,
  Observations,
  StatisticKind,
  StatisticRecord,
} from "../library/library-model.js";
import type { AskedPeriod } from "../search/index.js";
import { isPercentage } from "./write/notation.js";
import type { FigureChange, PlannedFigure, Rank } from "./plan.js";

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

export function createEvidence(library: Library, retrieved: readonly number[]): Evidence {
  const records = retrieved
    .flatMap((id) => library.statistics.get(id) ?? [])
    .sort((a, b) => preference.indexOf(a.kind) - preference.indexOf(b.kind));
  const recordsOf = (concept: string): StatisticRecord[] =>
    records.filter(({ concepts }) => concepts.includes(concept));

  function rankingOf(record: StatisticRecord): PlannedFigure[] {
    const concept = record.concepts[0] ?? "";
    // A record of the whole world may leave its places to the concept's coverage.
    const shown = record.places.length > 1 ? record.places : library.coveredPlaces(concept);
    return shown
      .filter((place) => library.places.get(place)?.kind !== "aggregate")
      .flatMap((place) => {
        const period = record.to;
        const value = valueAt(library.observations(concept, place), period);
        return value === undefined ? [] : { statistic: record.id, concept, place, period, value };
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
        found.set(period, { statistic: record.id, concept, place, period, value });
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

interface Chosen {
  readonly figure: PlannedFigure;
  readonly earlier?: PlannedFigure;
  /** The asked period that there are no figures for. */
  readonly missing?: string;
}

/** A year compared with a month: "2026" holds "2026-08". */
const isWithin = (period: string, from: string, to: string): boolean =>
  period.slice(0, from.length) >= from && period.slice(0, to.length) <= to;

const yearsBefore = (period: string, years: number): string =>
  String(Number(period.slice(0, 4)) - years) + period.slice(4);

/** How far back a figure is compared with when the question names no period, in years. */
const usualSpan = 10;

/** The figure to state, and the earlier one to compare it with. */
export function choose(
  figures: readonly PlannedFigure[],
  period: AskedPeriod | undefined,
): Chosen | undefined {
  const newest = figures.at(-1);
  if (newest === undefined) return undefined;
  const { from, to, lastYears } = period ?? {};
  if (from === undefined && to === undefined) {
    const start = yearsBefore(newest.period, lastYears ?? usualSpan);
    return withEarlier(
      newest,
      figures.find((figure) => figure.period >= start),
    );
  }
  const first = from ?? figures[0]?.period ?? "";
  const inside = figures.filter(({ period: at }) => isWithin(at, first, to ?? "9999"));
  const last = inside.at(-1);
  if (last === undefined) {
    const isBefore = (figures[0]?.period ?? "") > (to ?? "9999");
    return { figure: isBefore ? (figures[0] ?? newest) : newest, missing: toSpan(from, to) };
  }
  const asksOne = from !== undefined && from === to;
  const isCut = !asksOne && to !== undefined && !isWithin(last.period, to, "9999");
  const chosen = asksOne ? { figure: last } : withEarlier(last, inside[0]);
  const isLate = !asksOne && from !== undefined && !isWithin(inside[0]?.period ?? "", "0", from);
  if (isCut) return { ...chosen, missing: to };
  return isLate ? { ...chosen, missing: from } : chosen;
}

function withEarlier(figure: PlannedFigure, earlier: PlannedFigure | undefined): Chosen {
  return earlier === undefined || earlier.period === figure.period
    ? { figure }
    : { figure, earlier };
}

const toSpan = (from: string | undefined, to: string | undefined): string =>
  from === undefined || to === undefined || from === to ? (from ?? to ?? "") : `${from}–${to}`;

/** From `before` to `after`; undefined where percent of it would say nothing. */
export function toChange(
  library: Library,
  before: PlannedFigure,
  after: PlannedFigure,
): FigureChange | undefined {
  const concept = library.concepts.get(after.concept);
  if (concept === undefined) return undefined;
  if (isPercentage(concept)) return { kind: "points", value: after.value - before.value };
  if (before.value <= 0) return undefined;
  return { kind: "percent", value: (after.value / before.value - 1) * 100 };
}

/** Where a figure stands among the countries and territories of a ranking that shows it. */
export function toRank(
  library: Library,
  evidence: Evidence,
  figure: PlannedFigure,
): Rank | undefined {
  // A continent's ranking is no rank in the world: half of all covered places must be in it.
  const covered = library.coveredPlaces(figure.concept).length;
  const records = evidence
    .recordsOf(figure.concept)
    .filter(({ kind, to }) => kind === "ranking" && to === figure.period)
    .sort((a, b) => b.places.length - a.places.length);
  for (const record of records) {
    const ranked = evidence.rankingOf(record);
    const isShown = ranked.some(
      ({ place, period }) => place === figure.place && period === figure.period,
    );
    if (!isShown || ranked.length * 2 < covered) continue;
    const position = ranked.filter(({ value }) => value > figure.value).length + 1;
    return { position, of: ranked.length, statistic: record.id };
  }
  return undefined;
}
