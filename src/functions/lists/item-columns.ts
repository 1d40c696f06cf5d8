import type {
  IndicatorItem,
  InfographicItem,
  Source,
  StatisticItem,
  StudyItem,
  TopicItem,
} from "../../contract/index.js";
import { periodCell, plainText, type TableCell } from "../../statistics/index.js";
import type {
  indicatorColumnNames,
  infographicColumnNames,
  statisticColumnNames,
  studyColumnNames,
  topicColumnNames,
} from "../read/list-columns.js";
import { canonicalAddress } from "../shape/canonical-address.js";
import { dateCell } from "../shape/columns.js";
import { periodText } from "../shape/period-text.js";

/** A column for every name that a formula may say. */
type ColumnsNamed<Item, Names extends readonly string[]> = Readonly<
  Record<Names[number], (item: Item) => TableCell>
>;

const names = (list: readonly { readonly name: string }[] | undefined) =>
  (list ?? []).map(({ name }) => name).join("; ");
const titles = (list: readonly Source[] | undefined) =>
  (list ?? []).map(({ title }) => title).join("; ");
const text = (value: string | undefined) => (value === undefined ? null : plainText(value));

/** Who collected the data; where the service does not say, who published it. */
function sourcesOf(item: { sources?: readonly Source[]; publishers?: readonly Source[] }): string {
  return titles(item.sources) || titles(item.publishers);
}

function pictureOf({ teaser_image_urls: pictures = [] }: Pick<ContentItem, "teaser_image_urls">) {
  const largest = pictures.at(-1);
  return largest === undefined ? null : canonicalAddress(largest.src);
}

type ContentItem = StatisticItem | InfographicItem;

const contentColumns = {
  id: (item: ContentItem) => item.identifier,
  title: (item: ContentItem) => item.title,
  subject: (item: ContentItem) => item.subject,
  period: (item: ContentItem) => periodText(item),
  sources: (item: ContentItem) => sourcesOf(item),
  released: (item: ContentItem) => dateCell(item.released_at),
  premium: (item: ContentItem) => item.is_premium,
  link: (item: ContentItem) => canonicalAddress(item.link),
  updated: (item: ContentItem) => dateCell(item.updated_at),
  platform: (item: ContentItem) => item.platform,
  description: (item: ContentItem) => text(item.description),
  publishers: (item: ContentItem) => titles(item.publishers),
  industries: (item: ContentItem) => names(item.industries),
  image: (item: ContentItem) => pictureOf(item),
  score: (item: ContentItem) => item.ranking_score ?? null,
} satisfies ColumnsNamed<ContentItem, typeof infographicColumnNames>;

/** The columns shown unless `columns=` says otherwise, then all there are. */
export const infographicColumns = {
  shown: ["id", "title", "subject", "period", "sources", "released", "premium", "link"],
  all: contentColumns,
} as const;

export const statisticColumns = {
  shown: infographicColumns.shown,
  all: {
    ...contentColumns,
    geolocations: (item: StatisticItem) => names(item.geolocations),
  } satisfies ColumnsNamed<StatisticItem, typeof statisticColumnNames>,
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
    link: (item) => canonicalAddress(item.link),
    children: (item) => names(item.children),
    platform: (item) => item.platform,
    description: (item) => text(item.description),
  } satisfies ColumnsNamed<TopicItem, typeof topicColumnNames>,
} as const;

export const studyColumns = {
  shown: ["id", "title", "subject", "date", "premium", "link"],
  all: {
    id: (item) => item.identifier,
    title: (item) => item.title,
    subject: (item) => item.subject,
    date: (item) => dateCell(item.date),
    premium: (item) => item.is_premium,
    link: (item) => canonicalAddress(item.link),
    industries: (item) => names(item.industries),
    geolocations: (item) => names(item.geolocations),
    platform: (item) => item.platform,
    description: (item) => text(item.description),
  } satisfies ColumnsNamed<StudyItem, typeof studyColumnNames>,
} as const;

export const indicatorColumns = {
  shown: ["id", "title", "subject", "period", "sources", "released", "geos", "market type"],
  all: {
    id: (item) => item.identifier,
    title: (item) => item.title,
    subject: (item) => item.subject,
    period: (item) => periodText(item),
    sources: (item) => sourcesOf(item),
    released: (item) => dateCell(item.released_at),
    start: (item) => periodCell(item.covered_timeframe.start),
    end: (item) => periodCell(item.covered_timeframe.end),
    geos: (item) => Object.keys(item.covered_geos).join(", "),
    "market type": (item) => item.market_type,
    updated: (item) => dateCell(item.updated_at),
    link: (item) => canonicalAddress(item.link),
    places: (item) => Object.values(item.covered_geos).join("; "),
    industries: (item) => names(item.industries),
    description: (item) => text(item.description),
  } satisfies ColumnsNamed<IndicatorItem, typeof indicatorColumnNames>,
} as const;
