import { defaultGeo, type TeaserImage } from "../../contract/index.js";
import {
  dayOfTimestamp,
  forecastFrom,
  plainText,
  readUnit,
  type Day,
  type Unit,
} from "../../statistics/index.js";
import type { Call } from "../guard.js";
import type { ContentId } from "../read/ids.js";
import { namingId } from "./named-id.js";

/** What is known about a statistic or indicator. Absent: the service did not say. */
export interface Content {
  readonly id: string;
  readonly title: string;
  readonly subject?: string | undefined;
  readonly unit: Unit;
  readonly sources: readonly string[];
  readonly publishers: readonly string[];
  readonly releasedOn?: Day | undefined;
  readonly updatedOn?: Day | undefined;
  readonly link?: string | undefined;
  readonly isPremium?: boolean | undefined;
  readonly description?: string | undefined;
  readonly forecastFrom?: string | undefined;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly image?: string | undefined;
  readonly teasers: readonly TeaserImage[];
}

export function loadContent(call: Call, id: ContentId): Promise<Content> {
  return id.kind === "statistic" ? statisticContent(call, id.id) : indicatorContent(call, id.id);
}

const titles = (list: readonly { readonly title: string }[] | undefined) =>
  (list ?? []).map(({ title }) => title);
const text = (value: string | undefined) =>
  value === undefined || value === "" ? undefined : plainText(value);
const filled = (value: string | undefined) => (value === "" ? undefined : value);

async function statisticContent({ services, options }: Call, id: number): Promise<Content> {
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
    unit: readUnit({ unit: value.chart.unit, subject: value.subject }, value.platform),
    sources: titles(value.sources),
    publishers: titles(value.publishers),
    releasedOn,
    updatedOn,
    link: filled(value.link),
    isPremium: value.is_premium,
    description: text(value.description),
    forecastFrom: forecastFrom(value.chart.table.categories, updatedOn ?? releasedOn),
    fetchedAt,
    image: filled(value.image_url),
    teasers: value.teaser_image_urls,
  };
}

/** What the indicator's answer does not carry comes from its search result, if there ever was one. */
async function indicatorContent({ services, options }: Call, id: string): Promise<Content> {
  const found = await services.client.findIndicatorItem(id);
  const covered = Object.keys(found?.covered_geos ?? {});
  const geo = covered.length === 0 || covered.includes(defaultGeo) ? defaultGeo : covered[0];
  const { value, fetchedAt } = await namingId(
    id,
    services.client.indicator(id, [geo ?? defaultGeo], options),
  );
  const item = found ?? (await services.client.findIndicatorItem(id));
  const updatedOn = dayOfTimestamp(item?.updated_at);
  const subject = filled(item?.subject);
  return {
    id: value.identifier,
    title: value.title,
    subject,
    unit: readUnit({ unit: value.chart.unit, subject: subject ?? value.chart.name }),
    sources: [],
    publishers: [],
    updatedOn,
    link: filled(item?.link),
    description: text(value.description ?? item?.description),
    forecastFrom: forecastFrom(value.chart.geos[0]?.categories ?? [], updatedOn),
    fetchedAt,
    teasers: [],
  };
}
