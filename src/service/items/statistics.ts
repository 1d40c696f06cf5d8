import type { InfographicItem, StatisticData, StatisticItem } from "../../contract/index.js";
import type { ReportFormat } from "../links/index.js";
import { forecastOf } from "../library/index.js";
import type { ChartContent, InfographicRecord, StatisticRecord } from "../library/library-model.js";
import { lastFigures, toBreaks } from "./figures.js";
import {
  descriptionFor,
  toDateTime,
  toGeolocations,
  toIndustries,
  toSources,
  toTeasers,
  type ItemContext,
} from "./item-context.js";

function toBase(
  kind: "statistic" | "infographic",
  record: StatisticRecord | InfographicRecord,
  texts: { title: string; subject: string; description: string },
  sources: readonly string[],
  context: ItemContext,
) {
  const { library, links, key, language } = context;
  return {
    identifier: record.id,
    title: texts.title,
    ...descriptionFor(key, texts.description),
    link: links.contentPage(kind, record.id, language),
    date: toDateTime(record.releasedAt),
    updated_at: toDateTime(library.updatedAt?.(record) ?? record.releasedAt),
    released_at: toDateTime(record.releasedAt),
    platform: language,
    ...toSources(library, sources),
    subject: texts.subject,
    is_premium: record.isPremium,
    industries: toIndustries(context, record.industry),
    teaser_image_urls: toTeasers(context, kind, record.id),
  };
}

const statisticBase = (record: StatisticRecord, context: ItemContext) =>
  toBase(
    "statistic",
    record,
    context.library.statisticTexts(record, context.language),
    record.sources,
    context,
  );

/** Of one concept in one place there is one last figure; of anything else there would be several. */
function figuresOf(record: StatisticRecord, { library, key }: ItemContext) {
  const concepts = record.concepts.flatMap((one) => library.concepts.get(one) ?? []);
  const [concept, ...others] = concepts;
  const [place] = record.places;
  const frequencies = new Set(concepts.map(({ frequency }) => frequency));
  const isOne = record.kind === "series" && others.length === 0 && record.places.length === 1;
  const isOpen = !record.isPremium || key.package.hasPremium;
  const forecastFrom = forecastOf(record, concepts);
  return {
    covered_timeframe: { start: record.from, end: record.to },
    ...(forecastFrom === undefined ? {} : { forecast_from: forecastFrom }),
    ...(concept !== undefined && frequencies.size === 1 ? { frequency: concept.frequency } : {}),
    ...(others.length > 0 || concept?.measure === undefined ? {} : { measure: concept.measure }),
    ...(isOne && isOpen && concept !== undefined && place !== undefined
      ? lastFigures(library, concept, place)
      : {}),
  };
}

export const toStatisticItem = (
  record: StatisticRecord,
  score: number | null,
  context: ItemContext,
): StatisticItem => ({
  ...statisticBase(record, context),
  ranking_score: score,
  geolocations: toGeolocations(context, record.places),
  ...figuresOf(record, context),
});

export function toInfographicItem(
  record: InfographicRecord,
  score: number | null,
  context: ItemContext,
): InfographicItem {
  const { library, language } = context;
  const parts = record.statistics.map((id) => library.statistics.get(id)?.sources ?? []);
  const sources = [...new Set(parts.flat())];
  return {
    ...toBase("infographic", record, library.infographicTexts(record, language), sources, context),
    ranking_score: score,
  };
}

type ChartSeries = ChartContent["series"];

/** Names of series are the keys of an object: a second one of a name gets a number. */
function namedApart(series: ChartSeries): ChartSeries {
  const names = new Set<string>();
  return series.map((each) => {
    let name = each.name;
    for (let count = 2; names.has(name); count += 1) name = `${each.name} (${String(count)})`;
    names.add(name);
    return { ...each, name };
  });
}

const toChartData = (
  categories: readonly string[],
  series: ChartSeries,
): StatisticData["chart"]["data"] =>
  Object.fromEntries(
    series.map(({ name, values }) => [
      name,
      categories.map((category, index) => ({ name: category, data: values[index] ?? null })),
    ]),
  );

export function toStatisticData(record: StatisticRecord, context: ItemContext): StatisticData {
  const { library, links, language } = context;
  const chart = library.chart(record, language);
  const base = statisticBase(record, context);
  const series = namedApart(chart.series);
  return {
    ...base,
    geolocations: toGeolocations(context, record.places).map(({ name, code }) => ({ name, code })),
    ...figuresOf(record, context),
    chart: {
      graphType: chart.graphType,
      horizontal: chart.horizontal,
      data: toChartData(chart.categories, series),
      unit: chart.unit,
      description: base.subject,
    },
    ...toBreaks(series.map(({ name, breaks = [] }) => [name, breaks])),
    image_url: links.picture("statistic", record.id, language, 960),
  };
}

/** Asked for by a key that may: signed for it, for a day. */
export function toReportLinks(id: number, { links, key, language }: ItemContext) {
  const signed = (format: ReportFormat) => {
    const address = links.report(id, format, language);
    return links.sign(address, key.id)?.address ?? address;
  };
  return { pdf: signed("pdf"), ppt: signed("pptx"), xls: signed("xlsx") };
}
