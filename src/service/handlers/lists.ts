import {
  ApiError,
  type AnswersByOperation,
  type ListOperationId,
  type ListPlatform,
  type ParametersByOperation,
  type Platform,
} from "../../contract/index.js";
import { readDateWindow } from "../http/date-window.js";
import { readPage, readSize, totalPages, type PageParameters } from "../http/paging.js";
import {
  toInfographicItem,
  toStatisticItem,
  toStudyItem,
  toTopicItem,
  type Indicators,
  type ItemContext,
} from "../items/index.js";
import type { ApiKey } from "../keys/index.js";
import type { Library } from "../library/library-model.js";
import type { Links } from "../links/index.js";
import { toMoreNotice, toNotice, toOlderNotice } from "./notices.js";
import type {
  ContentKind,
  SearchBackend,
  SearchFilters,
  SearchHit,
  SearchResult,
} from "../search/search-backend.js";

export interface ListParts {
  readonly library: Library;
  readonly search: SearchBackend;
  readonly links: Links;
  readonly indicators: Indicators;
  readonly now: () => number;
}

type ListHandlers = {
  [O in ListOperationId]: (
    parameters: ParametersByOperation[O],
    key: ApiKey,
  ) => Promise<AnswersByOperation[O]>;
};

interface ListParameters extends PageParameters {
  readonly q?: string;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly premium?: boolean;
  readonly sort?: 0 | 1;
  readonly platform?: Platform | ListPlatform;
}

/** The language of an item's texts. "en-de" takes the better match of the two. */
const languageFor = (platform: Platform | ListPlatform, hit: SearchHit): Platform => {
  if (platform !== "en-de") return platform;
  return hit.language === "de" ? "de" : "en";
};

interface Asked {
  readonly kind: ContentKind;
  readonly parameters: ListParameters;
  readonly key: ApiKey;
  readonly filters?: Pick<SearchFilters, "industry" | "place">;
}

function noticesOf(
  library: Library,
  { gaps = [], more, older, language = "en" }: Partial<SearchResult>,
  platform: Platform | ListPlatform = language,
) {
  if (gaps.length === 0 && more === undefined && older === undefined) return {};
  const own = platform === "en-de" ? "en" : platform;
  return {
    notices: [
      ...(older === undefined ? [] : [toOlderNotice(older, own)]),
      ...gaps.map((gap) => toNotice(library, gap, own)),
      ...(more === undefined ? [] : [toMoreNotice(library, more, own)]),
    ],
  };
}

/** Lists one kind: a page of what the search finds, each hit shaped to an item. */
async function list<T>(
  { library, search, now }: ListParts,
  asked: Asked,
  toItem: (hit: SearchHit) => T[],
) {
  const { kind, parameters, key, filters = {} } = asked;
  const { from, to } = readDateWindow(parameters, now());
  const { offset, size } = readPage(parameters, key.package.maxSize);
  const { older, ...result } = await search.search({
    kind,
    query: parameters.q?.trim() ?? "",
    filters: {
      releasedFrom: from,
      releasedTo: to,
      ...(parameters.premium === undefined ? {} : { isPremium: parameters.premium }),
      ...filters,
    },
    sort: parameters.sort === 1 ? "recent" : "relevance",
    offset,
    size,
  });
  // Who asks for a day knows that there may be something before it.
  const said = parameters.date_from === undefined && older !== undefined ? { older } : {};
  return {
    items: result.hits.flatMap(toItem),
    total_count: result.total,
    total_pages: totalPages(result.total, size),
    ...noticesOf(library, { ...result, ...said }, parameters.platform),
  };
}

/** Looks a hit up and shapes it; what the library does not hold (any more) is left out. */
const shaping =
  <R, T>(
    { library, links }: ListParts,
    records: ReadonlyMap<number, R>,
    key: ApiKey,
    platform: Platform | ListPlatform | "best",
    shape: (record: R, hit: SearchHit, context: ItemContext) => T,
  ) =>
  (hit: SearchHit): T[] => {
    const record = typeof hit.id === "number" ? records.get(hit.id) : undefined;
    if (record === undefined) return [];
    const language = platform === "best" ? hit.language : languageFor(platform, hit);
    return [shape(record, hit, { library, links, key, language })];
  };

function statistics(
  parts: ListParts,
  parameters: ListParameters,
  key: ApiKey,
  platform: Platform | ListPlatform | "best",
) {
  const toItem = shaping(parts, parts.library.statistics, key, platform, (record, hit, context) =>
    toStatisticItem(record, hit.score, context),
  );
  return list(parts, { kind: "statistic", parameters, key }, toItem);
}

/** Codes of places by the numbers they are asked for with. */
const placesByNumber = ({ places }: Library): ReadonlyMap<number, string> =>
  new Map([...places.values()].map((place) => [place.id, place.code]));

function studyFilters(
  library: Library,
  placeByNumber: ReadonlyMap<number, string>,
  { industry: numberOfIndustry, geolocation }: ParametersByOperation["listStudies"],
): Pick<SearchFilters, "industry" | "place"> {
  const industry = numberOfIndustry === undefined ? undefined : Number(numberOfIndustry);
  if (industry !== undefined && !library.industries.has(industry)) {
    throw new ApiError("bad-input", "industry is not the number of an industry.", {
      parameter: "industry",
    });
  }
  const place = geolocation === undefined ? undefined : placeByNumber.get(Number(geolocation));
  if (geolocation !== undefined && place === undefined) {
    throw new ApiError("bad-input", "geolocation is not the number of a location.", {
      parameter: "geolocation",
    });
  }
  return {
    ...(industry === undefined ? {} : { industry }),
    ...(place === undefined ? {} : { place }),
  };
}

async function searchIndicators(
  { library, search, links, indicators }: ListParts,
  parameters: ParametersByOperation["searchIndicators"],
  key: ApiKey,
) {
  // Who knows an identifier alone finds out what it stands for and which places it covers.
  const known = indicators.find(parameters.q.trim());
  if (known !== undefined) {
    const item = indicators.toItem(known, { library, links, key, language: "en" });
    return { items: [item], total_count: 1 };
  }
  const result = await search.search({
    kind: "indicator",
    query: parameters.q,
    filters: {},
    sort: "relevance",
    offset: 0,
    size: readSize(parameters, key.package.maxSize),
  });
  const items = result.hits.flatMap((hit) => {
    const concept = indicators.find(String(hit.id));
    if (concept === undefined) return [];
    return [
      indicators.toItem(concept, { library, links, key, language: hit.language }, result.places),
    ];
  });
  return { items, total_count: result.total, ...noticesOf(library, result) };
}

export function createListHandlers(parts: ListParts): ListHandlers {
  const { library } = parts;
  const placeByNumber = placesByNumber(library);
  return {
    listInfographics: (parameters, key) => {
      const { infographics } = library;
      const platform = parameters.platform ?? "en";
      const toItem = shaping(parts, infographics, key, platform, (record, hit, context) =>
        toInfographicItem(record, hit.score, context),
      );
      return list(parts, { kind: "infographic", parameters, key }, toItem);
    },
    listStatistics: (parameters, key) =>
      statistics(parts, parameters, key, parameters.platform ?? "en"),
    searchStatistics: (parameters, key) => statistics(parts, parameters, key, "best"),
    listTopics: (parameters, key) => {
      const platform = parameters.platform ?? "en";
      const toItem = shaping(parts, library.topics, key, platform, (record, _hit, context) =>
        toTopicItem(record, context),
      );
      return list(parts, { kind: "topic", parameters, key }, toItem);
    },
    listStudies: async (parameters, key) => {
      const filters = studyFilters(library, placeByNumber, parameters);
      const platform = parameters.platform ?? "en";
      const toItem = shaping(parts, library.studies, key, platform, (record, _hit, context) =>
        toStudyItem(record, context),
      );
      return list(parts, { kind: "study", parameters, key, filters }, toItem);
    },
    searchIndicators: (parameters, key) => searchIndicators(parts, parameters, key),
  };
}
