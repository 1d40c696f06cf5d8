import type { TeaserImage } from "../../contract/index.js";
import {
  dayOfTimestamp,
  forecastFrom,
  licencesOf,
  plainText,
  publishedOn,
  readListedUnits,
  readUnit,
  type Day,
  type Unit,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import type { ContentId } from "../read/ids.js";
import { canonicalAddress } from "../shape/canonical-address.js";
import { coveredPeriods } from "./covered-periods.js";
import { recentItem } from "../indicators/coverage.js";
import { anyPlace } from "../indicators/default-place.js";
import { geoNames } from "../indicators/load-indicator.js";
import { namingId } from "../calls/naming-id.js";

/** What is known about a statistic or indicator. Absent: the service did not say. */
export interface ContentFacts {
  readonly id: string;
  readonly title: string;
  readonly subject?: string | undefined;
  readonly unit: Unit;
  readonly sources: readonly string[];
  readonly publishers: readonly string[];
  /** How the sources' figures may be used, each licence once. */
  readonly licences: readonly string[];
  readonly releasedOn?: Day | undefined;
  readonly updatedOn?: Day | undefined;
  readonly link?: string | undefined;
  readonly isPremium?: boolean | undefined;
  readonly description?: string | undefined;
  readonly forecastFrom?: string | undefined;
  /** Labels of the first and the last period that has a figure. */
  readonly firstPeriod?: string | undefined;
  readonly lastPeriod?: string | undefined;
  /** daily, weekly, monthly, quarterly, semiannual, annual or irregular. */
  readonly frequency?: string | undefined;
  /** Figures that the answer has. */
  readonly observations: number;
  /** Of an indicator with several places: the one whose figures were counted. */
  readonly countedPlace?: string | undefined;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly image?: string | undefined;
  readonly teasers: readonly TeaserImage[];
}

export function loadContentFacts(call: Call, id: ContentId): Promise<ContentFacts> {
  return id.kind === "statistic" ? statisticContent(call, id.id) : indicatorContent(call, id.id);
}

const titles = (list: readonly { readonly title: string }[] | undefined) =>
  (list ?? []).map(({ title }) => title);
const text = (value: string | undefined) =>
  value === undefined || value === "" ? undefined : plainText(value);
const filled = (value: string | undefined) => (value === "" ? undefined : value);
const address = (value: string | undefined) =>
  value === undefined || value === "" ? undefined : canonicalAddress(value);

async function statisticContent({ services, options }: Call, id: number): Promise<ContentFacts> {
  const { value, fetchedAt } = await namingId(
    id,
    services.client.request("getStatistic", { id }, options),
  );
  const updatedOn = dayOfTimestamp(value.updated_at);
  const releasedOn = dayOfTimestamp(value.released_at);
  return {
    id: String(value.identifier),
    title: value.title,
    subject: filled(value.subject),
    unit: readListedUnits({ unit: value.chart.unit, subject: value.subject }, value.platform),
    sources: titles(value.sources),
    publishers: titles(value.publishers),
    licences: licencesOf(value.sources),
    releasedOn,
    updatedOn,
    link: address(value.link),
    isPremium: value.is_premium,
    description: text(value.description),
    forecastFrom:
      value.forecast_from ?? forecastFrom(value.chart.table.categories, publishedOn(value)),
    ...coveredPeriods(
      value.chart.table.categories,
      value.chart.table.series.map(({ values }) => values),
      value,
    ),
    fetchedAt,
    image: address(value.image_url),
    teasers: value.teaser_image_urls.map(({ width, src }) => ({
      width,
      src: canonicalAddress(src),
    })),
  };
}

/** What the indicator's answer does not carry comes from its search result, if there ever was one. */
async function indicatorContent(call: Call, id: string): Promise<ContentFacts> {
  const { client } = call.services;
  const geo = await anyPlace(call, id);
  const { value, fetchedAt } = await namingId(id, client.indicator(id, [geo], call.options));
  // A citation has its address whether somebody has searched for it or not.
  const item = await recentItem(call, id);
  const updatedOn = dayOfTimestamp(value.updated_at ?? item?.updated_at);
  const releasedOn = dayOfTimestamp(value.released_at ?? item?.released_at);
  const subject = filled(item?.subject);
  const [figures] = value.chart.geos;
  const categories = figures?.categories ?? [];
  const isOnlyPlace = item !== undefined && Object.keys(item.covered_geos).length <= 1;
  const [countedPlace] = isOnlyPlace ? [] : await geoNames(call, id, [geo]);
  return {
    id: value.identifier,
    title: value.title,
    subject,
    unit: readUnit({ unit: value.chart.unit, subject: subject ?? value.chart.name }),
    sources: titles(value.sources ?? item?.sources),
    publishers: titles(value.publishers ?? item?.publishers),
    licences: licencesOf(value.sources ?? item?.sources),
    releasedOn,
    updatedOn,
    link: address(item?.link),
    description: text(value.description ?? item?.description),
    // The place that was looked at may have no forecasts.
    forecastFrom:
      value.forecast_from ??
      forecastFrom(categories, publishedOn(value) ?? publishedOn(item ?? {})),
    ...coveredPeriods(categories, [figures?.values ?? []], {
      covered_timeframe: value.covered_timeframe ?? item?.covered_timeframe,
      frequency: value.frequency ?? item?.frequency,
    }),
    countedPlace,
    fetchedAt,
    teasers: [],
  };
}
