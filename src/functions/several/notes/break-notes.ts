import type { Breaks, MeasureKind } from "../../../contract/index.js";
import {
  breaksAt,
  breaksOf,
  combineWordFor,
  eraOf,
  isMixed,
  parsePeriod,
  periodLabel,
  type Transforms,
} from "../../../statistics/index.js";
import type { Bounds } from "../../read/window.js";
import { fewOf } from "./combined-notes.js";
import { isShown } from "./transform-notes.js";

interface BrokenTable {
  readonly title: string;
  readonly breaks: Breaks | undefined;
  readonly kind: MeasureKind | undefined;
  /** A period as it was published. */
  readonly published: string | undefined;
  readonly table: {
    readonly categories: readonly string[];
    readonly series: readonly { readonly name: string }[];
  };
}

interface BrokenFigure {
  readonly category: string;
  readonly kind: MeasureKind | undefined;
  readonly breaks?: readonly string[] | undefined;
  /** The figures as published; of one series they are the same list. */
  readonly points: readonly { readonly category: string }[];
}

const listed = (labels: readonly string[]): string => fewOf(labels.map(periodLabel));

const breakText = (labels: readonly string[]): string =>
  `break in the series at ${listed(labels)}: figures from there on cannot be compared with earlier ones`;

const mixedText = (labels: readonly string[]): string =>
  `no figure for ${listed(labels)}, which would combine some before and after a break`;

/** What a break means for what is computed across it. */
function missingText({ change = "none", rebase }: Transforms): string {
  if (rebase !== undefined) return `, and rebase=${rebase} has none beyond it`;
  return change === "none" || change === "log" ? "" : `, and change=${change} has none across it`;
}

/** An index is compared with its base, whether that is shown or not. */
const comparedWith = ({ rebase }: Transforms) => {
  const base = rebase === undefined ? undefined : parsePeriod(rebase);
  return base === undefined ? [] : [base];
};

/** Days before the first figure that a change is made of. */
const reachOf = ({ change = "none" }: Transforms): number =>
  ["none", "log"].includes(change) ? 0 : 366;

/** How figures of that period are made of those published; undefined where they are those. */
const combinedBy = (
  category: string,
  published: string | undefined,
  { agg, kind }: Pick<Transforms, "agg"> & Pick<BrokenTable, "kind">,
) =>
  parsePeriod(category)?.kind === parsePeriod(published ?? category)?.kind
    ? undefined
    : (agg ?? combineWordFor(kind));

/** Of tables: where the series that they show break, and what that means for what is computed of them. */
export const breakNotes = (
  tables: readonly BrokenTable[],
  options: Transforms,
  nameOf: (series: string) => string = (series) => series,
  shown?: Bounds,
): string[] =>
  tables.flatMap(({ title, breaks, kind, table, published }) => {
    const rows = table.categories.flatMap((label) => {
      const period = isShown(label, shown) ? parsePeriod(label) : undefined;
      const how = combinedBy(label, published, { agg: options.agg, kind });
      return period === undefined ? [] : [{ label, period, how }];
    });
    const spans = [...rows.map(({ period }) => period), ...comparedWith(options)];
    const from = Math.min(...spans.map(({ start }) => start)) - reachOf(options);
    const to = Math.max(...spans.map(({ end }) => end));
    const seriesOf = new Map<string, string[]>();
    for (const { name } of table.series) {
      const all = breaksOf(breaks, name);
      const between = all.filter(({ start }) => from < start && start <= to);
      if (between.length === 0) continue;
      const mixed = rows.filter(({ period, how }) => isMixed(eraOf(all, period, how)));
      const text = [
        breakText(between.map(({ label }) => label)) + missingText(options),
        ...(mixed.length === 0 ? [] : [mixedText(mixed.map(({ label }) => label))]),
      ].join("; ");
      seriesOf.set(text, [...(seriesOf.get(text) ?? []), nameOf(name)]);
    }
    return [...seriesOf].map(([text, names]) => `${title}: ${text}: ${names.join(", ")}`);
  });

/** Of single values: breaks that part two of them of one series. One with a break within its period is none. */
export function breakFigures(figures: readonly BrokenFigure[], options: Transforms): string[] {
  const erasOf = new Map<BrokenFigure["points"], Set<number>>();
  const texts = new Set<string>();
  for (const { category, kind, breaks = [], points } of figures) {
    const period = parsePeriod(category);
    if (breaks.length === 0 || period === undefined) continue;
    const isOwn = points.some((point) => point.category === category);
    const how = isOwn ? undefined : (options.agg ?? combineWordFor(kind));
    const all = breaksAt(breaks);
    const era = eraOf(all, period, how);
    const eras = (erasOf.get(points) ?? new Set<number>()).add(era);
    erasOf.set(points, eras);
    const [first, last] = [Math.floor(Math.min(...eras)), Math.ceil(Math.max(...eras))];
    const between = all.slice(first, last).map(({ label }) => label);
    if (eras.size > 1) texts.add(breakText(between));
  }
  return [...texts];
}
