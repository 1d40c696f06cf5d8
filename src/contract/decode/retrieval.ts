import type { GeoSeries, Indicator, Statistic } from "../answers.js";
import type { ReportLinks } from "../schemas/statistics.js";
import { chartTableOf } from "./chart-table.js";
import { breaksOf, figuresOf, timeframeOf } from "./extensions.js";
import {
  badResponse,
  booleanOf,
  fieldsOf,
  isFields,
  linkOf,
  numberOf,
  present,
  requireFields,
  textOf,
} from "./fields.js";
import { baseItemOf, geolocationsOf, provenanceOf, teasersOf } from "./items.js";

export function statisticOf(value: unknown): Statistic {
  const fields = requireFields(value, "the statistic");
  const base = baseItemOf(fields);
  if (base === undefined) throw badResponse("the statistic has no identifier");
  const chart = requireFields(fields.chart, "the statistic's chart");
  return present<Statistic>({
    ...base,
    geolocations: geolocationsOf(fields.geolocations),
    chart: present<Statistic["chart"]>({
      graphType: textOf(chart.graphType) ?? "table",
      horizontal: booleanOf(chart.horizontal) ?? false,
      unit: textOf(chart.unit) ?? null,
      description: textOf(chart.description),
      table: chartTableOf(chart.data, base.subject),
    }),
    image_url: linkOf(fields.image_url) ?? "",
    teaser_image_urls: teasersOf(fields.teaser_image_urls) ?? [],
    covered_timeframe: timeframeOf(fields.covered_timeframe),
    ...figuresOf(fields),
    breaks: breaksOf(fields.breaks),
  });
}

function geoSeriesOf(value: unknown, key?: string): GeoSeries | undefined {
  const fields = fieldsOf(value);
  const geo = textOf(fields.geo) ?? key;
  if (geo === undefined) return undefined;
  const categories: unknown[] = Array.isArray(fields.categories) ? fields.categories : [];
  const series: unknown[] = Array.isArray(fields.series) ? fields.series : [];
  return {
    geo,
    categories: categories.map((category) => textOf(category) ?? ""),
    // Parallel to the categories: a value without a period means nothing, a period without one is a gap.
    values: categories.map((_, index) => numberOf(series[index]) ?? null),
  };
}

export function indicatorOf(value: unknown): Indicator {
  const fields = requireFields(value, "the indicator");
  const identifier = textOf(fields.identifier) ?? textOf(fields.id);
  if (identifier === undefined) throw badResponse("the indicator has no identifier");
  const chart = requireFields(fields.chart, "the indicator's chart");
  const data = chart.data;
  const geos = Array.isArray(data)
    ? data.map((entry: unknown) => geoSeriesOf(entry))
    : isFields(data) && Array.isArray(data.categories)
      ? [geoSeriesOf(data)]
      : Object.entries(fieldsOf(data)).map(([geo, entry]) => geoSeriesOf(entry, geo));
  const title = textOf(fields.title) ?? textOf(chart.name) ?? "";
  return present<Indicator>({
    identifier,
    title,
    description: textOf(fields.description),
    chart: {
      name: textOf(chart.name) ?? title,
      graphType: textOf(chart.graphType) ?? "line-standard",
      unit: textOf(chart.unit) ?? null,
      geos: geos.filter((series) => series !== undefined),
    },
    market_type: textOf(fields.market_type) ?? "",
    market_type_description: textOf(fields.market_type_description) ?? "",
    covered_timeframe: timeframeOf(fields.covered_timeframe),
    updated_at: textOf(fields.updated_at),
    ...provenanceOf(fields),
    ...figuresOf(fields),
    breaks: breaksOf(fields.breaks),
  });
}

/** Links that cannot be opened safely are left empty. */
export function reportLinksOf(value: unknown): ReportLinks {
  const fields = requireFields(value, "the report links");
  const links = {
    pdf: linkOf(fields.pdf) ?? "",
    ppt: linkOf(fields.ppt) ?? linkOf(fields.pptx) ?? "",
    xls: linkOf(fields.xls) ?? linkOf(fields.xlsx) ?? "",
  };
  const sent = ["pdf", "ppt", "pptx", "xls", "xlsx"].some((name) => textOf(fields[name]));
  if (!sent) throw badResponse("there is no link to a report");
  return links;
}
