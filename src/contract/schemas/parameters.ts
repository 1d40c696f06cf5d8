import { Type, type Static } from "typebox";
import { defaultGeo, limits, listPlatforms, platforms } from "../known-values.js";
import { extension } from "./extensions.js";

const uint32Max = 4_294_967_295;

const maxLength = limits.indicatorSearchMaxQueryLength;
const q = Type.Optional(
  Type.String({ maxLength, description: "Search text; blank asks for a broad list." }),
);
/** Blank means the same as the asterisk. */
const qOrAll = Type.Optional(
  Type.String({ maxLength, default: "*", description: "Search text; * asks for a broad list." }),
);
const platform = Type.Optional(
  Type.Enum(platforms, { default: "en", description: "Language of the content." }),
);
const dataPlatform = Type.Optional(
  Type.Enum(platforms, {
    default: "en",
    description: "Language of titles, places, units and words.",
    ...extension,
  }),
);
const listPlatform = Type.Optional(
  Type.Enum(listPlatforms, { default: "en", description: "Language of the content." }),
);
const sizeOf = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: uint32Max, description }));

/** `limit` is an alias of `size`; `offset` an alternative to `page`. */
const window = {
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: uint32Max, description: "Items to skip; discouraged." }),
  ),
  size: sizeOf("Items per page, 10 by default; clipped to the key's package."),
  limit: sizeOf("Alias of size."),
};
const page = Type.Optional(
  Type.Integer({ minimum: 1, maximum: uint32Max, default: 1, description: "Page number." }),
);
const date = (description: string) =>
  Type.Optional(
    Type.String({
      description: `${description} Formats: YYYY-MM-DD, DD.MM.YYYY or YYYY/MM/DD, each also with " HH:MM:SS", and YYYY-MM-DDTHH:MM:SS; RFC 3339 with Z, fractions and offsets as well.`,
    }),
  );
const dates = {
  date_from: date("Released on or after; 3 months ago by default, 20 years back at most."),
  date_to: date("Released on or before; today by default."),
};
const premium = Type.Optional(
  Type.Boolean({ description: "true: only premium; false: only free; unset: both." }),
);
const sort = Type.Optional(
  Type.Union([Type.Literal(0), Type.Literal(1)], {
    default: 0,
    description: "0 best match, 1 most recent first.",
  }),
);
const strict = { additionalProperties: false } as const;

export const InfographicsParameters = Type.Object(
  { q, platform: listPlatform, ...window, page, ...dates, sort },
  strict,
);
export const StatisticsParameters = Type.Object(
  { q, platform: listPlatform, ...window, page, ...dates, premium, sort },
  strict,
);
export const SearchStatisticsParameters = Type.Object({ q, ...window, ...dates, premium }, strict);
export const TopicsParameters = Type.Object(
  { q: qOrAll, platform, ...window, page, ...dates, sort },
  strict,
);
export const StudiesParameters = Type.Object(
  {
    q: qOrAll,
    platform,
    ...window,
    page,
    ...dates,
    industry: Type.Optional(
      Type.String({ pattern: "^\\d{1,5}$", description: "Number of an industry." }),
    ),
    geolocation: Type.Optional(
      Type.String({
        pattern: "^\\d{1,5}$",
        description: "Number of one location: 1 Worldwide (all content), 2 Africa, 276 Germany …",
      }),
    ),
    premium,
    sort,
  },
  strict,
);
const indicatorSize = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: limits.indicatorSearchMaxSize,
    description: "10 by default.",
  }),
);
export const SearchIndicatorsParameters = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength }),
    size: indicatorSize,
    limit: indicatorSize,
  },
  strict,
);
export const StatisticParameters = Type.Object(
  {
    id: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "The identifier of a statistic, from a list or a search.",
    }),
    platform: dataPlatform,
  },
  strict,
);
export const IndicatorParameters = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 100,
      description: "The identifier of an indicator, from the indicator search.",
    }),
    geo: Type.Optional(
      Type.String({
        minLength: 1,
        default: defaultGeo,
        description: `Comma list of geo codes, at most ${String(limits.geosPerIndicatorCall)}.`,
      }),
    ),
    platform: dataPlatform,
  },
  strict,
);
export const ResearchAnswerParameters = Type.Object(
  {
    research_token: Type.String({
      minLength: 1,
      maxLength: 200,
      description: "The researchToken that the submitted question was answered with.",
    }),
  },
  strict,
);

/** Query parameters by operation, as a client writes them. */
export interface ParametersByOperation {
  listInfographics: Static<typeof InfographicsParameters>;
  listStatistics: Static<typeof StatisticsParameters>;
  searchStatistics: Static<typeof SearchStatisticsParameters>;
  listTopics: Static<typeof TopicsParameters>;
  listStudies: Static<typeof StudiesParameters>;
  searchIndicators: Static<typeof SearchIndicatorsParameters>;
  getStatistic: Static<typeof StatisticParameters>;
  getIndicator: Static<typeof IndicatorParameters>;
  getReports: Static<typeof StatisticParameters>;
  askResearch: { question: string };
  getResearchAnswer: Static<typeof ResearchAnswerParameters>;
}
