import { Type, type Static } from "typebox";
import {
  DateTime,
  Geolocation,
  Industry,
  PlatformValue,
  ResultListOf,
  Source,
  TeaserImage,
} from "./common.js";
import { breaksField, extension, figureFields, Timeframe } from "./extensions.js";

const baseFields = {
  identifier: Type.Integer({ minimum: 0, description: "Unique number of the content." }),
  title: Type.String(),
  description: Type.Optional(Type.String({ description: "HTML. Only for an Advanced API key." })),
  link: Type.String({ description: "Address of the full content on the platform." }),
  date: Type.String({
    description: "Deprecated publication date; use updated_at or released_at. YYYY-MM-DDTHH:mm:ssZ",
    deprecated: true,
  }),
  updated_at: Type.Optional(DateTime),
  released_at: DateTime,
  platform: PlatformValue,
  ranking_score: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  sources: Type.Optional(Type.Array(Source)),
  publishers: Type.Optional(Type.Array(Source)),
  chargers: Type.Optional(Type.Array(Source)),
  subject: Type.String({ description: "Short summary of what the data shows, with the unit." }),
  is_premium: Type.Boolean(),
  industries: Type.Optional(Type.Array(Industry)),
};

/** Of statistics, in lists and in data. */
const figures = {
  covered_timeframe: Type.Optional(Type.Object(Timeframe.properties, { ...extension })),
  ...figureFields,
};

export const InfographicItem = Type.Object(
  { ...baseFields, teaser_image_urls: Type.Array(TeaserImage) },
  { $id: "InfographicItem" },
);
export type InfographicItem = Static<typeof InfographicItem>;

export const StatisticItem = Type.Object(
  {
    ...baseFields,
    teaser_image_urls: Type.Optional(Type.Array(TeaserImage)),
    geolocations: Type.Optional(Type.Array(Geolocation)),
    ...figures,
  },
  { $id: "StatisticItem" },
);
export type StatisticItem = Static<typeof StatisticItem>;

const ChartPoint = Type.Object(
  {
    name: Type.Optional(Type.String({ description: "The category." })),
    data: Type.Union([Type.Number(), Type.String(), Type.Null()]),
  },
  { $id: "ChartPoint" },
);

const StatisticChart = Type.Object(
  {
    graphType: Type.String(),
    horizontal: Type.Boolean({ description: "True: bars lie instead of stand." }),
    data: Type.Record(Type.String(), Type.Array(ChartPoint), {
      description: "Series name to its points, in order.",
    }),
    unit: Type.Union([Type.String(), Type.Null()]),
    description: Type.Optional(Type.String()),
  },
  { $id: "StatisticChart" },
);

export const StatisticData = Type.Object(
  {
    ...baseFields,
    geolocations: Type.Optional(Type.Array(Geolocation)),
    chart: StatisticChart,
    image_url: Type.String(),
    teaser_image_urls: Type.Array(TeaserImage),
    ...figures,
    ...breaksField,
  },
  { $id: "StatisticData" },
);
export type StatisticData = Static<typeof StatisticData>;

export const InfographicList = ResultListOf(InfographicItem, "InfographicList");
export const StatisticList = ResultListOf(StatisticItem, "StatisticList");

export const ReportLinks = Type.Object(
  { pdf: Type.String(), ppt: Type.String(), xls: Type.String() },
  { $id: "ReportLinks" },
);
export type ReportLinks = Static<typeof ReportLinks>;
