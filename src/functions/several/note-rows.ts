import {
  forecastFrom,
  isForecast,
  loadPlaces,
  periodLabel,
  publishedOn,
  type BaseProblem,
  type Day,
  type PlaceGroup,
  type Transforms,
} from "../../statistics/index.js";
import type { ChartTable, Statistic } from "../../contract/index.js";
import type { UsedRates } from "../currency/convert-money.js";
import type { ValueNotes } from "../single-values/value-notes.js";
import type { Bounds } from "../read/window.js";
import { isMarked } from "../read/error-cells.js";
import { indicatorTable } from "../indicators/load-indicator.js";
import { requireTable } from "../content/load-statistics.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import { breakFigures, breakNotes } from "./notes/break-notes.js";
import { combinedFigures, combinedNotes } from "./notes/combined-notes.js";
import { gapsOf } from "./notes/filled-gaps.js";
import { fiscalFigures, fiscalNotes } from "./fiscal-years.js";
import type { IsLeft } from "./left-rows.js";
import { differentPeriods, oldFigures } from "./notes/open-periods.js";
import { seasonFigures, seasonGrowth, seasonNotes } from "./notes/season-notes.js";
import { isShown, transformNotes, valueTransformNotes } from "./notes/transform-notes.js";

interface Published {
  /** What says when it was published. */
  readonly published: Parameters<typeof publishedOn>[0];
}

type StatisticTable = Pick<
  IndicatorTable,
  "title" | "table" | "unbased" | "incomplete" | "rates"
> & { readonly published: Statistic };

/** What a reader of the table should know, a row each below it: "note" and a sentence in English. */
export async function noteRows(
  given: readonly IndicatorTable[],
  options: Transforms,
  shown?: Bounds,
  isLeft?: IsLeft,
): Promise<unknown[][]> {
  // What stands for an error in the ids has no figures.
  const tables = given.filter(({ title }) => !isMarked(title));
  const nameOf = await placeNames();
  const dated = tables.map(({ indicator, ...each }) => ({ ...each, published: indicator }));
  return [
    ...groupNotes(tables.flatMap(({ groups }) => groups)),
    ...tables.flatMap(({ title, uncovered }) => gapNotes(title, uncovered.map(nameOf))),
    ...baseNotes(tables, options, nameOf),
    ...forecastNotes(dated, shown, isLeft),
    ...fiscalNotes(tables).map(asNote),
    ...combinedNotes(
      tables.map(withKind),
      options,
      (label) => isShown(label, shown) && isLeft?.(label) !== false,
    ).map(asNote),
    ...breakNotes(tables.map(withKind), options, nameOf, shown).map(asNote),
    ...seasonNotes(tables.map(withKind), options).map(asNote),
    ...transformNotes(tables.map(withUnit), options, nameOf, shown).map(asNote),
    ...rateNotes(tables.map(({ rates }) => rates)),
  ];
}

const gapsIn = ({ categories, series }: ChartTable): string[] =>
  series.flatMap(({ values }) => gapsOf(categories, values));

const withUnit = ({ indicator, ...table }: IndicatorTable) => ({
  ...table,
  unit: { unit: indicator.chart.unit, subject: indicator.chart.name },
  levels: indicator.chart.geos.flatMap(({ values }) => values),
  gaps: gapsIn(
    indicatorTable(
      indicator,
      table.table.series.map(({ name }) => name),
    ),
  ),
});

const withKind = ({ indicator, ...table }: IndicatorTable) => ({
  ...table,
  kind: indicator.measure?.kind,
  breaks: indicator.breaks,
  adjustment: indicator.measure?.seasonal_adjustment,
  category: table.table.categories[0],
  published: indicator.chart.geos.find(({ categories }) => categories.length > 0)?.categories[0],
});

/** The same for statistics. */
export const tableNotes = (
  tables: readonly StatisticTable[],
  options: Transforms,
  isLeft?: IsLeft,
): unknown[][] => [
  ...baseNotes(tables, options),
  ...forecastNotes(tables, undefined, isLeft),
  ...fiscalNotes(tables).map(asNote),
  ...combinedNotes(tables.map(withOwnKind), options, isLeft).map(asNote),
  ...breakNotes(tables.map(withOwnKind), options).map(asNote),
  ...seasonNotes(tables.map(withOwnKind), options).map(asNote),
  ...transformNotes(tables.map(withSubject), options).map(asNote),
  ...rateNotes(tables.map(({ rates }) => rates)),
];

const withSubject = ({ published, ...table }: StatisticTable) => ({
  ...table,
  unit: { unit: published.chart.unit, subject: published.subject },
  levels: requireTable(published).series.flatMap(({ values }) => values),
  gaps: gapsIn(requireTable(published)),
});

const withOwnKind = ({ published, ...table }: StatisticTable) => ({
  ...table,
  kind: published.measure?.kind,
  breaks: published.breaks,
  adjustment: published.measure?.seasonal_adjustment,
  category: table.table.categories[0],
  published: requireTable(published).categories[0],
});

/** The same for single values. */
export async function valueNotes(
  notes: ValueNotes,
  options: Transforms,
  today: Day,
  isGrowth: boolean,
): Promise<unknown[][]> {
  const nameOf = await placeNames();
  return [
    ...groupNotes(notes.groups),
    ...uncoveredNotes(notes, nameOf),
    ...earlierFigures(notes.figures),
    ...differentPeriods(notes.figures, isGrowth).map(asNote),
    ...oldFigures(notes.figures, today, isGrowth).map(asNote),
    ...forecastFigures(notes.figures),
    ...fiscalFigures(notes.figures).map(asNote),
    ...combinedFigures(notes.figures, options).map(asNote),
    ...breakFigures(notes.figures, options).map(asNote),
    ...seasonFigures(notes.figures, options).map(asNote),
    ...(isGrowth ? seasonGrowth(notes.figures).map(asNote) : []),
    ...valueTransformNotes(notes, options).map(asNote),
    ...rateNotes(notes.rates),
  ];
}

/** A sentence for each title, and in it each place once. */
function uncoveredNotes({ uncovered }: ValueNotes, nameOf: (code: string) => string) {
  const titles = new Set(uncovered.map(([title]) => title));
  return [...titles].flatMap((title) => {
    const codes = new Set(uncovered.flatMap(([of, code]) => (of === title ? [code] : [])));
    return gapNotes(title, [...codes].map(nameOf));
  });
}

/** English, as the notes are. */
export async function placeNames(): Promise<(code: string) => string> {
  const places = await loadPlaces();
  return (code) => places.byCode(code)?.names.en ?? code;
}

/** Whose members groups stood for, each once. */
function groupNotes(all: readonly PlaceGroup[]): unknown[][] {
  const groups = new Map(all.map((group) => [group.key, group]));
  return [...groups.values()].map(({ names, members, asOf, source }) =>
    asNote(`${names.en}: ${String(members.length)} places as of ${asOf} (${source})`),
  );
}

const gapNotes = (title: string, names: readonly string[]): unknown[][] =>
  names.length === 0 ? [] : [asNote(`${title}: no figures for ${names.join(", ")}`)];

const asNote = (text: string) => ["note", text];

/** Which series have no index, since they have no figure at the base. */
function baseNotes(
  tables: readonly Pick<IndicatorTable, "title" | "table" | "unbased">[],
  { rebase = "" }: Transforms,
  nameOf: (series: string) => string = (series) => series,
): unknown[][] {
  const reasons = {
    "base-breaks": "a break in the series there for",
    "base-not-covered": "no complete figure there for",
    "base-not-positive": "the figure there is not above zero for",
  };
  return tables.flatMap(({ title, table, unbased = new Map<number, BaseProblem>() }) =>
    [...new Set(unbased.values())].map((problem) => {
      const names = table.series.flatMap(({ name }, index) =>
        unbased.get(index) === problem ? [nameOf(name)] : [],
      );
      return asNote(`${title}: rebase=${rebase}: ${reasons[problem]} ${names.join(", ")}`);
    }),
  );
}

/** From when figures are no facts yet. */
function forecastNotes(
  tables: readonly (Pick<IndicatorTable, "title" | "table"> & Published)[],
  shown?: Bounds,
  isLeft: IsLeft = () => true,
): unknown[][] {
  return tables.flatMap(({ title, table, published }) => {
    const filled = table.categories.filter(
      (category, row) =>
        isShown(category, shown) &&
        isLeft(category) &&
        table.series.some(({ values }) => (values[row] ?? "") !== ""),
    );
    const from = forecastFrom(filled, publishedOn(published));
    if (from === undefined) return [];
    return [
      asNote(
        `${title}: figures from ${periodLabel(from)} are forecasts, or of periods that had not ended when they were published`,
      ),
    ];
  });
}

/** Which figures stand for a period that has none, as match=before allows it, each once. */
function earlierFigures(figures: ValueNotes["figures"]): unknown[][] {
  const texts = figures.flatMap(({ category, insteadOf }) =>
    insteadOf === undefined
      ? []
      : [`${periodLabel(insteadOf)}: no figure; that of ${periodLabel(category)} is shown`],
  );
  return [...new Set(texts)].map(asNote);
}

/** Which periods of single values are no facts yet, each once. */
function forecastFigures(figures: ValueNotes["figures"]): unknown[][] {
  const early = figures.filter(({ period, publishedOn: day }) => isForecast(period, day));
  return [...new Set(early.map(({ category }) => category))].map((category) =>
    asNote(
      `${periodLabel(category)}: a forecast, or of a period that had not ended when the figures were published`,
    ),
  );
}

/** Which rates of exchange figures were converted by, each once. */
function rateNotes(used: readonly (UsedRates | undefined)[]): unknown[][] {
  const all = used.flatMap((rates) =>
    rates === undefined ? [] : [rates, ...(rates.beside ?? [])],
  );
  const texts = all.map((rates) => {
    const { from, to, title, id, how, frequency } = rates;
    // A month's rate is mostly its average, and not that of its last day.
    const last = frequency === "monthly" ? "rate of the last month" : "last rate";
    const which = how === "avg" ? "the average of each period" : `the ${last} in each period`;
    return `${from} to ${to}: ${which} by ${title} (${id}); periods without a rate are missing`;
  });
  return [...new Set(texts)].map(asNote);
}
