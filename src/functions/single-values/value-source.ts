import type {
  ChartSeries,
  ChartTable,
  Indicator,
  MeasureKind,
  Statistic,
} from "../../contract/index.js";
import {
  foldText,
  loadPlaces,
  publishedOn,
  readUnit,
  seriesUnit,
  toPoints,
  type Day,
  type Point,
  type Unit,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import type { UsedRates } from "../currency/convert-money.js";
import { isOmitted, textOf } from "../read/arguments.js";
import type { ContentId } from "../read/ids.js";
import { defaultPlace } from "../indicators/default-place.js";
import { indicatorTable, loadIndicator, noGeo } from "../indicators/load-indicator.js";
import { readGeos } from "../indicators/place-codes.js";
import type { ValueNotes } from "./value-notes.js";
import { loadStatistic, requireTable } from "../content/load-statistics.js";

/** One series of one content. */
export interface Series {
  /** Of a statistic. */
  readonly name?: string | undefined;
  readonly points: readonly Point[];
  readonly unit: Unit;
  /** Title and subject, which may say that figures are at constant prices. */
  readonly about: string;
  /** What kind of figure it is, as far as the service says it. */
  readonly kind?: MeasureKind | undefined;
  /** How they are seasonally adjusted, in the service's words. */
  readonly adjustment?: string | null | undefined;
  /** Labels of the periods from which on its figures cannot be compared with earlier ones. */
  readonly breaks?: readonly string[] | undefined;
  /** The rates of exchange that the figures were converted by. */
  readonly rates?: UsedRates | undefined;
  /** The day the figures are of, as far as the service says it. */
  readonly publishedOn?: Day | undefined;
}

/** What single values are taken from: a statistic with its series, an indicator with its places. */
export interface ValueSource {
  /** Throws a CellError for a series or place that is not there. */
  series(wanted: unknown): Promise<Series> | Series;
}

/** Loads a content for the series asked of it; the same requests as STAT.DATA and STAT.INDICATOR. */
export function loadValueSource(
  call: Call,
  content: ContentId,
  wanted: readonly unknown[],
  notes: ValueNotes,
): Promise<ValueSource> {
  return content.kind === "statistic"
    ? loadStatistic(call, content.id).then(statisticSource)
    : indicatorSource(call, content.id, wanted, notes);
}

/** Thousands of cells read the same answer, whose periods are worth parsing once. */
const sourcesByAnswer = new WeakMap<Statistic, ValueSource>();

function statisticSource(statistic: Statistic): ValueSource {
  const known = sourcesByAnswer.get(statistic);
  if (known !== undefined) return known;
  const table = requireTable(statistic);
  const { chart, subject, platform } = statistic;
  const facts = {
    about: `${statistic.title} ${statistic.subject}`,
    publishedOn: publishedOn(statistic),
    kind: statistic.measure?.kind,
    adjustment: statistic.measure?.seasonal_adjustment,
  };
  const seen = new Map<ChartSeries["values"], Series>();
  const readSeries = ({ name, values }: ChartSeries): Series => {
    const unit = seriesUnit({ unit: chart.unit, subject }, name, platform);
    const breaks = ownBreaks(statistic, name);
    const found = { name, points: toPoints(table.categories, values), unit, breaks, ...facts };
    seen.set(values, found);
    return found;
  };
  const factsOf = (one: ChartSeries): Series => seen.get(one.values) ?? readSeries(one);
  const source: ValueSource = {
    series: (wanted) => {
      const found = seriesOf(table, wanted);
      return found === undefined ? seriesByPlace(table, wanted).then(factsOf) : factsOf(found);
    },
  };
  sourcesByAnswer.set(statistic, source);
  return source;
}

const ownBreaks = ({ breaks = {} }: Pick<Statistic, "breaks">, series: string) =>
  Object.hasOwn(breaks, series) ? breaks[series] : undefined;

/** By name, then by number (1 is the first), then by the beginning of a name that only one has. */
function seriesOf({ series }: ChartTable, wanted: unknown): ChartSeries | undefined {
  if (isOmitted(wanted)) {
    // The first of several would be shown without its name.
    if (series.length > 1) {
      const known = series.map(({ name }) => name).join(", ");
      throw new CellError("choose-series", { count: series.length, known });
    }
    return series[0] ?? { name: "", values: [] };
  }
  const folded = foldText(textOf(wanted));
  const named = series.find(({ name }) => foldText(name) === folded);
  if (named !== undefined) return named;
  const numbered = /^\d+$/.test(folded) ? series[Number(folded) - 1] : undefined;
  if (numbered !== undefined) return numbered;
  const beginning = series.filter(({ name }) => foldText(name).startsWith(folded));
  return beginning.length === 1 ? beginning[0] : undefined;
}

/** Countries as series: "DEU" finds "Germany". */
async function seriesByPlace({ series }: ChartTable, wanted: unknown): Promise<ChartSeries> {
  const places = await loadPlaces();
  const code = places.find(textOf(wanted))?.code;
  const found =
    code === undefined ? undefined : series.find(({ name }) => places.find(name)?.code === code);
  if (found !== undefined) return found;
  const known = series.map(({ name }) => name).join(", ");
  throw new CellError("unknown-series", { series: textOf(wanted), known });
}

async function indicatorSource(
  call: Call,
  id: string,
  wanted: readonly unknown[],
  notes: ValueNotes,
): Promise<ValueSource> {
  const geoOf = async (spelling: unknown) => {
    if (isOmitted(spelling)) return defaultPlace(call, id);
    const { codes } = await readGeos(call, id, [textOf(spelling)]);
    const [code = ""] = codes;
    // The figure of a group's first member would read as that of the group.
    if (codes.length > 1) {
      throw new CellError("group-in-range", { group: textOf(spelling), count: codes.length });
    }
    return code;
  };
  // An unknown place fails in its own cell; the others are still asked for.
  const geos = await Promise.all(wanted.map((each) => geoOf(each).catch(() => undefined)));
  const known = [...new Set(geos.filter((geo) => geo !== undefined))];
  const indicator = known.length === 0 ? undefined : await loadIndicator(call, id, known);
  const byGeo = new Map<string, Series>();
  return {
    series: async (spelling) => {
      const geo = await geoOf(spelling);
      if (indicator === undefined) throw new CellError("no-chart");
      const found = byGeo.get(geo) ?? seriesOfPlace(indicator, geo);
      if (found === undefined) {
        notes.uncovered.push([indicator.title, geo]);
        throw await noGeo([geo], call.services.language());
      }
      byGeo.set(geo, found);
      return { ...found, publishedOn: publishedOn(indicator) };
    },
  };
}

/** Undefined for a place that the indicator does not cover. */
function seriesOfPlace(indicator: Indicator, geo: string): Series | undefined {
  const isCovered = indicator.chart.geos.some(
    (each) => each.geo.toUpperCase() === geo.toUpperCase() && each.categories.length > 0,
  );
  if (!isCovered) return undefined;
  const table = indicatorTable(indicator, [geo]);
  const unit = readUnit({ unit: indicator.chart.unit, subject: indicator.chart.name });
  const points = toPoints(table.categories, table.series[0]?.values ?? []);
  const about = `${indicator.title} ${indicator.chart.name}`;
  const { kind, seasonal_adjustment: adjustment } = indicator.measure ?? {};
  return { points, unit, about, kind, adjustment, breaks: ownBreaks(indicator, geo) };
}
