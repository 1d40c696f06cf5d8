import type {
  IndicatorItem,
  InfographicItem,
  Source,
  StatisticItem,
  StudyItem,
  TopicItem,
} from "../../contract/index.js";
import { periodCell, plainText } from "../../statistics/index.js";
import { dateCell, type Columns } from "./columns.js";

const names = (list: readonly { readonly name: string }[] | undefined) =>
  (list ?? []).map(({ name }) => name).join("; ");
const titles = (list: readonly Source[] | undefined) =>
  (list ?? []).map(({ title }) => title).join("; ");
const text = (value: string | undefined) => (value === undefined ? null : plainText(value));

type Content = StatisticItem | InfographicItem;

const contentColumns = {
  id: (item: Content) => item.identifier,
  title: (item: Content) => item.title,
  subject: (item: Content) => item.subject,
  updated: (item: Content) => dateCell(item.updated_at ?? item.released_at),
  premium: (item: Content) => item.is_premium,
  link: (item: Content) => item.link,
  released: (item: Content) => dateCell(item.released_at),
  platform: (item: Content) => item.platform,
  description: (item: Content) => text(item.description),
  sources: (item: Content) => titles(item.sources),
  publishers: (item: Content) => titles(item.publishers),
  industries: (item: Content) => names(item.industries),
  image: (item: Content) => item.teaser_image_urls?.at(-1)?.src ?? null,
  score: (item: Content) => item.ranking_score ?? null,
} satisfies Columns<Content>;

/** The columns shown unless `columns=` says otherwise, then all there are. */
export const infographicColumns = {
  shown: ["id", "title", "subject", "updated", "premium", "link"],
  all: contentColumns,
} as const;

export const statisticColumns = {
  shown: infographicColumns.shown,
  all: {
    ...contentColumns,
    geolocations: (item: StatisticItem) => names(item.geolocations),
  } satisfies Columns<StatisticItem>,
} as const;

export const topicColumns = {
  shown: ["id", "title", "subtitle", "path", "geolocations", "date", "link"],
  all: {
    id: (item) => item.identifier,
    title: (item) => item.title,
    subtitle: (item) => item.sub_title ?? null,
    path: (item) => item.path.map(({ name }) => name).join(" > "),
    geolocations: (item) => names(item.geolocations),
    date: (item) => dateCell(item.date),
    link: (item) => item.link,
    children: (item) => names(item.children),
    platform: (item) => item.platform,
    description: (item) => text(item.description),
  } satisfies Columns<TopicItem>,
} as const;

export const studyColumns = {
  shown: ["id", "title", "subject", "date", "premium", "link"],
  all: {
    id: (item) => item.identifier,
    title: (item) => item.title,
    subject: (item) => item.subject,
    date: (item) => dateCell(item.date),
    premium: (item) => item.is_premium,
    link: (item) => item.link,
    industries: (item) => names(item.industries),
    geolocations: (item) => names(item.geolocations),
    platform: (item) => item.platform,
    description: (item) => text(item.description),
  } satisfies Columns<StudyItem>,
} as const;

export const indicatorColumns = {
  shown: ["id", "title", "subject", "start", "end", "geos", "market type", "updated"],
  all: {
    id: (item) => item.identifier,
    title: (item) => item.title,
    subject: (item) => item.subject,
    start: (item) => periodCell(item.covered_timeframe.start),
    end: (item) => periodCell(item.covered_timeframe.end),
    geos: (item) => Object.keys(item.covered_geos).join(", "),
    "market type": (item) => item.market_type,
    updated: (item) => dateCell(item.updated_at),
    link: (item) => item.link,
    places: (item) => Object.values(item.covered_geos).join("; "),
    industries: (item) => names(item.industries),
    description: (item) => text(item.description),
  } satisfies Columns<IndicatorItem>,
} as const;
