import { Type, type Static } from "typebox";
import {
  DateTime,
  Geolocation,
  NamedId,
  notices,
  PlatformValue,
  ResultListOf,
  Source,
} from "./common.js";
import { breaksField, extension, figureFields, Timeframe } from "./extensions.js";

/** Where an indicator's figures come from, as statistics have it. */
const provenanceFields = {
  sources: Type.Optional(Type.Array(Source, { ...extension })),
  publishers: Type.Optional(Type.Array(Source, { ...extension })),
  released_at: Type.Optional(
    Type.String({ description: "When the source released the figures.", ...extension }),
  ),
};

export const TopicItem = Type.Object(
  {
    identifier: Type.Integer({ minimum: 0 }),
    title: Type.String(),
    link: Type.String(),
    date: DateTime,
    platform: PlatformValue,
    path: Type.Array(NamedId, { description: "From the root to this topic's parent." }),
    geolocations: Type.Array(Geolocation),
    description: Type.Optional(Type.String()),
    sub_title: Type.Optional(Type.String()),
    children: Type.Array(NamedId),
  },
  { $id: "TopicItem" },
);
export type TopicItem = Static<typeof TopicItem>;
export const TopicList = ResultListOf(TopicItem, "TopicList");

export const StudyItem = Type.Object(
  {
    identifier: Type.Integer({ minimum: 0 }),
    title: Type.String(),
    description: Type.Optional(Type.String()),
    link: Type.String(),
    date: DateTime,
    platform: PlatformValue,
    subject: Type.String(),
    is_premium: Type.Boolean(),
    industries: Type.Array(
      Type.Object({ id: Type.Integer({ minimum: 0, maximum: 65_535 }), name: Type.String() }),
    ),
    geolocations: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), code: Type.String() }),
    ),
  },
  { $id: "StudyItem" },
);
export type StudyItem = Static<typeof StudyItem>;
export const StudyList = ResultListOf(StudyItem, "StudyList");

export const IndicatorItem = Type.Object(
  {
    identifier: Type.String(),
    title: Type.String(),
    subject: Type.String(),
    description: Type.Optional(Type.String()),
    link: Type.String(),
    updated_at: Type.String(),
    industries: Type.Array(
      Type.Object({ name: Type.String(), segments: Type.Array(Type.String()) }),
    ),
    covered_timeframe: Timeframe,
    covered_geos: Type.Record(Type.String(), Type.String(), {
      description: "Geo code to readable name.",
    }),
    market_type: Type.String(),
    market_type_description: Type.String(),
    ...provenanceFields,
    ...figureFields,
  },
  { $id: "IndicatorItem" },
);
export type IndicatorItem = Static<typeof IndicatorItem>;

export const IndicatorList = Type.Object(
  {
    items: Type.Array(IndicatorItem),
    total_count: Type.Integer({ minimum: 0 }),
    notices: Type.Optional(notices),
  },
  { $id: "IndicatorList" },
);

const IndicatorSeries = Type.Object(
  {
    geo: Type.String(),
    categories: Type.Array(Type.String(), { description: "Period labels." }),
    series: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
      description: "Values, parallel to categories.",
    }),
  },
  { $id: "IndicatorSeries" },
);

export const IndicatorData = Type.Object(
  {
    identifier: Type.String(),
    title: Type.String(),
    description: Type.Optional(Type.String()),
    chart: Type.Object({
      name: Type.String(),
      graphType: Type.String(),
      unit: Type.Union([Type.String(), Type.Null()]),
      data: Type.Array(IndicatorSeries),
    }),
    market_type: Type.String(),
    market_type_description: Type.String(),
    covered_timeframe: Type.Optional(Type.Object(Timeframe.properties, { ...extension })),
    updated_at: Type.Optional(
      Type.String({ description: "When the figures last changed.", ...extension }),
    ),
    ...provenanceFields,
    ...figureFields,
    ...breaksField,
  },
  { $id: "IndicatorData" },
);
export type IndicatorData = Static<typeof IndicatorData>;
