import type {
  Frequency,
  IndicatorItem,
  Latest,
  Measure,
  InfographicItem,
  NamedId,
  Platform,
  StatisticItem,
  StudyItem,
  TeaserImage,
  TopicItem,
} from "../../contract/index.js";
import { licencesOf, plainText } from "../../statistics/index.js";
import type { Kind } from "./kinds.js";

/** A search result of any kind, as cards, details and favourites show it. Every text is plain text. */
export interface FoundItem {
  readonly kind: Kind;
  readonly id: number | string;
  readonly title: string;
  /** What the title does not say already; often the unit. */
  readonly subject: string;
  readonly description?: string | undefined;
  /** https only. */
  readonly link?: string | undefined;
  readonly sources: readonly string[];
  readonly publishers: readonly string[];
  /** How the sources' figures may be used, each licence once; what was saved before has none. */
  readonly licences?: readonly string[] | undefined;
  /** ISO text. */
  readonly releasedAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly isPremium: boolean;
  readonly pictures: readonly TeaserImage[];
  readonly industries: readonly { readonly name: string; readonly id?: number | undefined }[];
  /** Names of the places a statistic or a study is about. */
  readonly places?: readonly string[] | undefined;
  /** What an indicator measures its market by, in words. */
  readonly market?: string | undefined;
  readonly contentLanguage?: Platform | undefined;
  /** Places an indicator covers: code to name. */
  readonly geos?: Readonly<Record<string, string>> | undefined;
  /** First and last period with a figure, as the service says. */
  readonly timeframe?: { readonly start: string; readonly end: string } | undefined;
  readonly frequency?: Frequency | undefined;
  readonly measure?: Measure | undefined;
  /** The last figure; where it is missing nothing is known of it. */
  readonly latest?: Latest | undefined;
  /** The last figures, oldest first; null for a gap. */
  readonly points?: readonly (number | null)[] | undefined;
  /** A topic's parents from the root, and what is below it. */
  readonly path?: readonly NamedId[] | undefined;
  readonly children?: readonly NamedId[] | undefined;
}

export interface ItemsByKind {
  readonly statistics: StatisticItem;
  readonly indicators: IndicatorItem;
  readonly topics: TopicItem;
  readonly infographics: InfographicItem;
  readonly studies: StudyItem;
}

/** One name per item, over all kinds. */
export const itemKey = ({ kind, id }: Pick<FoundItem, "kind" | "id">): string => `${kind}/${id}`;

const titles = (list: readonly { readonly title: string }[] | undefined) =>
  (list ?? []).map(({ title }) => title);
const text = (html: string | undefined) =>
  html === undefined || html === "" ? undefined : plainText(html);

/** Only https pages open; whatever else a service writes there is left out. */
export const httpsOnly = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === "https:"
    ? address
    : undefined;

/** The page's policy lets pictures come by https alone. */
const picturesOf = (images: readonly TeaserImage[] | undefined) =>
  (images ?? []).filter(({ src }) => httpsOnly(src) !== undefined);

/** The subject without the title it often begins with: what is left is the unit. */
const subjectBeyond = (title: string, subject: string): string =>
  subject.startsWith(title) ? subject.slice(title.length).trim() : subject;

type Figures = Pick<
  StatisticItem,
  "covered_timeframe" | "frequency" | "measure" | "latest" | "points"
>;

/** A service that leaves a text out is read as one that says nothing there. */
const said = (value: string | undefined) => (value === "" ? undefined : value);

const figuresOf = (item: Figures) => ({
  timeframe: item.covered_timeframe?.end === "" ? undefined : item.covered_timeframe,
  frequency: item.frequency,
  measure: item.measure,
  latest: item.latest,
  points: item.points,
});

type Base = InfographicItem | StatisticItem;

/** What statistics, infographics and indicators say in the same words. */
const commonOf = (item: Base | IndicatorItem) => ({
  id: item.identifier,
  title: item.title,
  subject: subjectBeyond(item.title, item.subject),
  description: text(item.description),
  link: httpsOnly(item.link),
  sources: titles(item.sources),
  publishers: titles(item.publishers),
  licences: licencesOf(item.sources),
  releasedAt: said(item.released_at),
  updatedAt: said(item.updated_at),
});

const names = (list: readonly { readonly name: string }[] | undefined) =>
  (list ?? []).map(({ name }) => name);

const fromBase = (kind: "statistics" | "infographics", item: Base): FoundItem => ({
  kind,
  ...commonOf(item),
  isPremium: item.is_premium,
  pictures: picturesOf(item.teaser_image_urls),
  industries: item.industries ?? [],
  places: "geolocations" in item ? names(item.geolocations) : [],
  contentLanguage: item.platform,
  ...("covered_timeframe" in item || "latest" in item || "frequency" in item
    ? figuresOf(item)
    : {}),
});

const readers: { readonly [K in Kind]: (item: ItemsByKind[K]) => FoundItem } = {
  statistics: (item) => fromBase("statistics", item),
  infographics: (item) => fromBase("infographics", item),
  indicators: (item) => ({
    kind: "indicators",
    ...commonOf(item),
    isPremium: false,
    pictures: [],
    industries: item.industries.map(({ name }) => ({ name })),
    market: text(item.market_type_description) ?? text(item.market_type),
    geos: item.covered_geos,
    ...figuresOf(item),
  }),
  topics: (item) => ({
    kind: "topics",
    id: item.identifier,
    title: item.title,
    subject: item.sub_title ?? "",
    description: text(item.description),
    link: httpsOnly(item.link),
    sources: [],
    publishers: [],
    releasedAt: said(item.date),
    isPremium: false,
    pictures: [],
    industries: [],
    places: names(item.geolocations),
    contentLanguage: item.platform,
    path: item.path,
    children: item.children,
  }),
  studies: (item) => ({
    kind: "studies",
    id: item.identifier,
    title: item.title,
    subject: subjectBeyond(item.title, item.subject),
    description: text(item.description),
    link: httpsOnly(item.link),
    sources: [],
    publishers: [],
    releasedAt: said(item.date),
    isPremium: item.is_premium,
    pictures: [],
    industries: item.industries,
    places: names(item.geolocations),
    contentLanguage: item.platform,
  }),
};

export function toFoundItem<K extends Kind>(kind: K, item: ItemsByKind[K]): FoundItem {
  return readers[kind](item);
}
