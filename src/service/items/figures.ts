/** The last figures of one measure in one place: what lists tell before anybody pays for the data. */
import { limits, type Breaks, type Latest } from "../../contract/index.js";
import { saysPercent } from "../../statistics/index.js";
import { hasBreak } from "../library/index.js";
import type { Concept, Library } from "../library/library-model.js";

interface Figures {
  readonly latest?: Latest;
  readonly points?: (number | null)[];
}

/** "2016" for "2017", "2025-08" for "2026-08". */
const yearBefore = (period: string): string =>
  period.replace(/^\d{4}/, (year) => String(Number(year) - 1));

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const isInPercent = ({ unit }: Concept): boolean => saysPercent(unit.en);

type Change = Pick<Latest, "year_change" | "year_change_points">;

/** From 4 % to 5 % are one percentage point: a quarter of the rate would read as 25 %. */
function changeOf(concept: Concept, value: number, before: number | null | undefined): Change {
  const isKnown = before !== undefined && before !== null;
  if (isInPercent(concept))
    return { year_change: null, year_change_points: isKnown ? round(value - before) : null };
  // A change against nothing, or across zero, is no fraction.
  return {
    year_change: isKnown && before > 0 && value >= 0 ? round((value - before) / before) : null,
  };
}

/** Of data: where each series breaks, those that do. */
export function toBreaks(all: readonly (readonly [series: string, periods: readonly string[]])[]): {
  breaks?: Breaks;
} {
  const found = all.filter(([, periods]) => periods.length > 0);
  if (found.length === 0) return {};
  return { breaks: Object.fromEntries(found.map(([series, periods]) => [series, [...periods]])) };
}

/** Observed figures only: a forecast is not the last figure. */
export function lastFigures(library: Library, concept: Concept, place: string): Figures {
  const observed = library.observations(concept.key, place);
  if (observed === undefined) return {};
  const { forecastFrom } = concept;
  const ends = observed.values.findLastIndex(
    (value, at) =>
      value !== null && (forecastFrom === undefined || (observed.periods[at] ?? "") < forecastFrom),
  );
  const [period, value] = [observed.periods[ends], observed.values[ends]];
  if (period === undefined || value === null || value === undefined) return {};
  const yearAgo = yearBefore(period);
  const isBroken = hasBreak(concept.statuses, place, yearAgo, period);
  const before = isBroken ? null : observed.values[observed.periods.indexOf(yearAgo)];
  return {
    latest: { period, value, ...changeOf(concept, value, before) },
    points: observed.values.slice(Math.max(0, ends + 1 - limits.pointsPerItem), ends + 1),
  };
}
