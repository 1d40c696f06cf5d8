import {
  daysOfYear,
  isWholeYear,
  parsePeriod,
  periodLabel,
  type Period,
  type Transforms,
} from "../../../statistics/index.js";

interface Seasonal {
  /** As the service says it, in one of its languages. */
  readonly adjustment: string | null | undefined;
  /** One of the periods that are shown. */
  readonly category: string | undefined;
}

/** "not seasonally adjusted", "nicht saisonbereinigt", "non corrigé …", "sin desestacionalizar" */
const unadjusted = /^(?:not|nicht|non|sin)\s/i;

/** That figures change with the season, where they are shown as changes within a year; undefined where there is none to say. */
function seasonNote(
  { adjustment, category = "" }: Seasonal,
  { change = "none" }: Transforms,
): string | undefined {
  if (!["diff", "pct", "log-diff", "annualised"].includes(change)) return undefined;
  if (!unadjusted.test(adjustment ?? "") || parsePeriod(category)?.kind === "year")
    return undefined;
  const better = change === "diff" ? "diff-year" : "pct-year";
  return `change=${change}: the figures are not seasonally adjusted and change with the season, which change=${better} leaves out`;
}

/** So many days apart in the year two weeks or days are of one season. */
const sameSeason = 10;

function isOfOneSeason(from: Period, to: Period): boolean {
  const apart = Math.abs(to.start - from.start) % daysOfYear;
  return isWholeYear(from) || Math.min(apart, daysOfYear - apart) <= sameSeason;
}

interface End extends Seasonal {
  readonly category: string;
  readonly period: Period | undefined;
}

/** Of growth between two parts of a year that are not of one season, each sentence once. */
export function seasonGrowth(ends: readonly End[]): string[] {
  const texts = ends.flatMap((to, at) => {
    const from = at % 2 === 1 ? ends[at - 1] : undefined;
    if (from?.period === undefined || to.period === undefined) return [];
    if (!unadjusted.test(to.adjustment ?? "") || isOfOneSeason(from.period, to.period)) return [];
    const between = `${periodLabel(from.category)} to ${periodLabel(to.category)}`;
    return [
      `growth from ${between} is of figures that are not seasonally adjusted and change with the season, which growth between the same part of two years leaves out`,
    ];
  });
  return [...new Set(texts)];
}

/** Of tables, each with its title. */
export const seasonNotes = (
  tables: readonly (Seasonal & { readonly title: string })[],
  options: Transforms,
): readonly string[] =>
  tables.flatMap(({ title, ...table }) => {
    const note = seasonNote(table, options);
    return note === undefined ? [] : [`${title}: ${note}`];
  });

/** Of single values, each sentence once. */
export const seasonFigures = (figures: readonly Seasonal[], options: Transforms): string[] => [
  ...new Set(figures.flatMap((figure) => seasonNote(figure, options) ?? [])),
];
