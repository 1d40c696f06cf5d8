import type { MeasureKind } from "../../../contract/index.js";
import { parsePeriod, periodLabel, type Transforms } from "../../../statistics/index.js";
import { longYears, longYearsText } from "./long-years.js";

interface CombinedTable {
  readonly title: string;
  readonly kind: MeasureKind | undefined;
  /** A period as it was published. */
  readonly published: string | undefined;
  readonly table: { readonly categories: readonly string[] };
}

interface CombinedFigure {
  readonly category: string;
  readonly kind: MeasureKind | undefined;
  /** The figures as published, or those of the table that it is taken from. */
  readonly points: readonly { readonly category: string }[];
}

/** More periods than these are counted. */
const mostPeriods = 4;

/** What a figure of a longer period is, where it could be taken for something else. */
function meaningOf(
  kind: MeasureKind | undefined,
  { agg }: Transforms,
  category: string,
): string | undefined {
  if (kind === "stock" && agg === undefined)
    return "the last figure in each period, since these are stocks; agg=avg shows their average";
  // A year's amount is nothing else; that of several years reads as one year's.
  if (kind === "flow" && agg === undefined && parsePeriod(category)?.kind === "range")
    return "the sum of the figures in each period; agg=avg shows their average";
  if (kind === "change" && agg === "avg")
    return "agg=avg: the mean of changes, which is not the change of the longer period";
  return undefined;
}

/** Of tables at a longer frequency than their figures', of which some rows may be seen alone. */
export const combinedNotes = (
  tables: readonly CombinedTable[],
  options: Transforms,
  isSeen: (category: string) => boolean = () => true,
): readonly string[] =>
  tables.flatMap(({ title, kind, published = "", table }) => {
    const own = parsePeriod(published)?.kind;
    const [category = published] = table.categories;
    const isCombined = own !== parsePeriod(category)?.kind;
    const meaning = isCombined ? meaningOf(kind, options, category) : undefined;
    const long = longYears(
      { kind, published, categories: table.categories.filter(isSeen) },
      options,
    );
    const texts = [meaning, long.length === 0 ? undefined : longYearsText(fewOf(long))];
    const { freq } = options;
    const periods = freq === undefined ? fewOf(table.categories.map(periodLabel)) : `freq=${freq}`;
    return texts.flatMap((text) => (text === undefined ? [] : [`${title}: ${periods}: ${text}`]));
  });

/** Of single values: one sentence for all periods that it is true of. */
export function combinedFigures(figures: readonly CombinedFigure[], options: Transforms): string[] {
  const labelsOf = new Map<string, Set<string>>();
  for (const { category, kind, points } of figures) {
    const meaning = meaningOf(kind, options, category);
    if (meaning === undefined || points.some((point) => point.category === category)) continue;
    const labels = labelsOf.get(meaning) ?? new Set();
    labelsOf.set(meaning, labels.add(periodLabel(category)));
  }
  const long = figures.flatMap(({ category, kind, points }) =>
    longYears({ kind, published: points[0]?.category, categories: [category] }, options),
  );
  return [
    ...[...labelsOf].map(([meaning, labels]) => `${fewOf([...labels])}: ${meaning}`),
    ...(long.length === 0 ? [] : [longYearsText(fewOf([...new Set(long)].sort()))]),
  ];
}

/** The first of periods, by their labels, and how many more there are. */
export function fewOf(labels: readonly string[]): string {
  const more = labels.length - mostPeriods;
  const named = labels.slice(0, mostPeriods).join(", ");
  return more > 0 ? `${named} and ${String(more)} more` : named;
}
