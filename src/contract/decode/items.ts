import { platforms } from "../known-values.js";
import type {
  Geolocation,
  Industry,
  NamedId,
  ResultList,
  Source,
  TeaserImage,
} from "../schemas/common.js";
import type { IndicatorItem, StudyItem, TopicItem } from "../schemas/market-insights.js";
import type { InfographicItem, StatisticItem } from "../schemas/statistics.js";
import { figuresOf, noticeOf, timeframeOf } from "./extensions.js";
import {
  badResponse,
  booleanOf,
  countOf,
  fieldsOf,
  type Fields,
  integerOf,
  isFields,
  linkOf,
  listOf,
  numberOf,
  optionalListOf,
  present,
  requireFields,
  textOf,
} from "./fields.js";

const sourceOf = (value: unknown): Source | undefined => {
  const { title, subtitle, is_active, licence } = fieldsOf(value);
  const name = textOf(title) ?? textOf(value);
  if (name === undefined) return undefined;
  return present<Source>({
    title: name,
    subtitle: textOf(subtitle),
    is_active: booleanOf(is_active),
    licence: textOf(licence),
  });
};

const industryOf = (value: unknown): Industry | undefined => {
  const name = textOf(fieldsOf(value).name) ?? textOf(value);
  return name === undefined
    ? undefined
    : present<Industry>({ name, id: countOf(fieldsOf(value).id) });
};

const teaserOf = (value: unknown): TeaserImage | undefined => {
  const src = linkOf(fieldsOf(value).src) ?? linkOf(value);
  return src === undefined ? undefined : { width: countOf(fieldsOf(value).width) ?? 0, src };
};

const geolocationOf = (value: unknown): Geolocation | undefined => {
  const { name, code, id } = fieldsOf(value);
  const label = textOf(name) ?? textOf(code) ?? textOf(value);
  if (label === undefined) return undefined;
  return present<Geolocation>({ name: label, code: textOf(code) ?? "", id: integerOf(id) });
};

const namedIdOf = (value: unknown): NamedId | undefined => {
  const { name, id } = fieldsOf(value);
  const label = textOf(name);
  const number = integerOf(id);
  return label === undefined || number === undefined ? undefined : { name: label, id: number };
};

const platformOf = (value: unknown): StatisticItem["platform"] =>
  platforms.find((platform) => platform === textOf(value)?.toLowerCase()) ?? "en";

/** The fields that statistics, infographics and statistic data share; undefined without an identifier. */
export function baseItemOf(fields: Fields) {
  const identifier = countOf(fields.identifier) ?? countOf(fields.id);
  if (identifier === undefined) return undefined;
  const released = textOf(fields.released_at);
  const date = textOf(fields.date);
  const subject = textOf(fields.subject);
  const title = textOf(fields.title) ?? subject ?? "";
  return {
    identifier,
    title,
    description: textOf(fields.description),
    link: linkOf(fields.link) ?? "",
    date: date ?? released ?? "",
    updated_at: textOf(fields.updated_at),
    released_at: released ?? date ?? "",
    platform: platformOf(fields.platform),
    ranking_score: fields.ranking_score === null ? null : numberOf(fields.ranking_score),
    sources: optionalListOf(fields.sources, sourceOf),
    publishers: optionalListOf(fields.publishers, sourceOf),
    chargers: optionalListOf(fields.chargers, sourceOf),
    subject: subject ?? title,
    is_premium: booleanOf(fields.is_premium) ?? false,
    industries: optionalListOf(fields.industries, industryOf),
  };
}

export const teasersOf = (value: unknown) => optionalListOf(value, teaserOf);
export const geolocationsOf = (value: unknown) => optionalListOf(value, geolocationOf);

export function statisticItemOf(value: unknown): StatisticItem | undefined {
  const fields = fieldsOf(value);
  const base = baseItemOf(fields);
  if (base === undefined) return undefined;
  return present<StatisticItem>({
    ...base,
    teaser_image_urls: teasersOf(fields.teaser_image_urls),
    geolocations: geolocationsOf(fields.geolocations),
    covered_timeframe: timeframeOf(fields.covered_timeframe),
    ...figuresOf(fields),
  });
}

export function infographicItemOf(value: unknown): InfographicItem | undefined {
  const fields = fieldsOf(value);
  const base = baseItemOf(fields);
  if (base === undefined) return undefined;
  return present<InfographicItem>({
    ...base,
    teaser_image_urls: teasersOf(fields.teaser_image_urls) ?? [],
  });
}

export function topicItemOf(value: unknown): TopicItem | undefined {
  const fields = fieldsOf(value);
  const identifier = countOf(fields.identifier) ?? countOf(fields.id);
  if (identifier === undefined) return undefined;
  return present<TopicItem>({
    identifier,
    title: textOf(fields.title) ?? "",
    link: linkOf(fields.link) ?? "",
    date: textOf(fields.date) ?? "",
    platform: platformOf(fields.platform),
    path: listOf(fields.path, namedIdOf),
    geolocations: listOf(fields.geolocations, geolocationOf),
    description: textOf(fields.description),
    sub_title: textOf(fields.sub_title),
    children: listOf(fields.children, namedIdOf),
  });
}

export function studyItemOf(value: unknown): StudyItem | undefined {
  const fields = fieldsOf(value);
  const base = baseItemOf(fields);
  if (base === undefined) return undefined;
  const { identifier, title, description, link, date, platform, subject, is_premium } = base;
  return present<StudyItem>({
    ...{ identifier, title, description, link, date, platform, subject, is_premium },
    industries: (base.industries ?? []).map(({ name, id }) => ({ name, id: id ?? 0 })),
    geolocations: listOf(fields.geolocations, geolocationOf).map(({ name, code, id }) => ({
      ...{ name, code, id: id ?? 0 },
    })),
  });
}

/** Where an indicator's figures come from, where the service says it. */
export const provenanceOf = (fields: Fields) => ({
  sources: optionalListOf(fields.sources, sourceOf),
  publishers: optionalListOf(fields.publishers, sourceOf),
  released_at: textOf(fields.released_at),
});

/** `covered_geos` as code → name; a list of codes names each by its code. */
function coveredGeosOf(value: unknown): Record<string, string> {
  const entries = Array.isArray(value)
    ? value
    : Object.entries(fieldsOf(value)).map(([code, name]) => ({
        code,
        name: isFields(name) ? name.name : name,
      }));
  const pairs = listOf(entries, (entry): [string, string] | undefined => {
    const { code, geo, name } = fieldsOf(entry);
    const key = textOf(code) ?? textOf(geo) ?? textOf(entry);
    return key === undefined ? undefined : [key, textOf(name) ?? key];
  });
  return Object.fromEntries(pairs);
}

export function indicatorItemOf(value: unknown): IndicatorItem | undefined {
  const fields = fieldsOf(value);
  const identifier = textOf(fields.identifier) ?? textOf(fields.id);
  if (identifier === undefined) return undefined;
  const title = textOf(fields.title) ?? textOf(fields.subject) ?? "";
  const timeframe = fieldsOf(fields.covered_timeframe);
  return present<IndicatorItem>({
    identifier,
    title,
    subject: textOf(fields.subject) ?? title,
    description: textOf(fields.description),
    link: linkOf(fields.link) ?? "",
    updated_at: textOf(fields.updated_at) ?? "",
    industries: listOf(fields.industries, (entry) => {
      const name = textOf(fieldsOf(entry).name) ?? textOf(entry);
      return name === undefined
        ? undefined
        : { name, segments: listOf(fieldsOf(entry).segments, textOf) };
    }),
    covered_timeframe: { start: textOf(timeframe.start) ?? "", end: textOf(timeframe.end) ?? "" },
    covered_geos: coveredGeosOf(fields.covered_geos),
    market_type: textOf(fields.market_type) ?? "",
    market_type_description: textOf(fields.market_type_description) ?? "",
    ...provenanceOf(fields),
    ...figuresOf(fields),
  });
}

/** A list envelope, or a bare list. Entries without an identifier are left out. */
export function resultListOf<T>(
  value: unknown,
  read: (item: unknown) => T | undefined,
): ResultList<T> {
  const fields: Fields = Array.isArray(value) ? { items: value } : requireFields(value, "the list");
  if (!Array.isArray(fields.items)) throw badResponse("the list has no items");
  const items = listOf(fields.items, read);
  if (items.length === 0 && fields.items.some(isFields)) {
    throw badResponse("no item has an identifier");
  }
  return present<ResultList<T>>({
    items,
    total_count: Math.max(countOf(fields.total_count) ?? 0, items.length),
    total_pages: countOf(fields.total_pages),
    notices: optionalListOf(fields.notices, noticeOf),
  });
}
