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
import type { Library } from "../library/types.js";
import type { Links } from "../links/index.js";
import { toMoreNotice, toNotice } from "./notices.js";
import type {
  ContentKind,
  SearchBackend,
  SearchFilters,
  SearchHit,
  SearchResult,
} from "../search/types.js";

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

export function createListHandlers(parts: ListParts): ListHandlers {
  const { library, search, links, indicators, now } = parts;
  const placeByNumber = new Map(
    [...library.places.values()].map((place) => [place.id, place.code]),
  );

  const noticesOf = (
    { gaps = [], more, language = "en" }: SearchResult,
    platform: Platform | ListPlatform = language,
  ) => {
    if (gaps.length === 0 && more === undefined) return {};
    const own = platform === "en-de" ? "en" : platform;
    return {
      notices: [
        ...gaps.map((gap) => toNotice(library, gap, own)),
        ...(more === undefined ? [] : [toMoreNotice(library, more, own)]),
      ],
    };
  };

  const list = async <T>(
    kind: ContentKind,
    parameters: ListParameters,
    key: ApiKey,
    filters: Pick<SearchFilters, "industry" | "place">,
    toItem: (hit: SearchHit) => T[],
  ) => {
    const { from, to } = readDateWindow(parameters, now());
    const { offset, size } = readPage(parameters, key.package.maxSize);
    const result = await search.search({
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
    return {
      items: result.hits.flatMap(toItem),
      total_count: result.total,
      total_pages: totalPages(result.total, size),
      ...noticesOf(result, parameters.platform),
    };
  };

  /** Looks a hit up and shapes it; what the library does not hold (any more) is left out. */
  const shaping =
    <R, T>(
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

  const statistics = (
    parameters: ListParameters,
    key: ApiKey,
    platform: Platform | ListPlatform | "best",
  ) =>
    list(
      "statistic",
      parameters,
      key,
      {},
      shaping(library.statistics, key, platform, (record, hit, context) =>
        toStatisticItem(record, hit.score, context),
      ),
    );

  const studyFilters = (parameters: ParametersByOperation["listStudies"]) => {
    const industry = parameters.industry === undefined ? undefined : Number(parameters.industry);
    if (industry !== undefined && !library.industries.has(industry)) {
      throw new ApiError("bad-input", "industry is not the number of an industry.", {
        parameter: "industry",
      });
    }
    const place =
      parameters.geolocation === undefined
        ? undefined
        : placeByNumber.get(Number(parameters.geolocation));
    if (parameters.geolocation !== undefined && place === undefined) {
      throw new ApiError("bad-input", "geolocation is not the number of a location.", {
        parameter: "geolocation",
      });
    }
    return {
      ...(industry === undefined ? {} : { industry }),
      ...(place === undefined ? {} : { place }),
    };
  };

  return {
    listInfographics: (parameters, key) =>
      list(
        "infographic",
        parameters,
        key,
        {},
        shaping(library.infographics, key, parameters.platform ?? "en", (record, hit, context) =>
          toInfographicItem(record, hit.score, context),
        ),
      ),
    listStatistics: (parameters, key) => statistics(parameters, key, parameters.platform ?? "en"),
    searchStatistics: (parameters, key) => statistics(parameters, key, "best"),
    listTopics: (parameters, key) =>
      list(
        "topic",
        parameters,
        key,
        {},
        shaping(library.topics, key, parameters.platform ?? "en", (record, _hit, context) =>
          toTopicItem(record, context),
        ),
      ),
    listStudies: (parameters, key) =>
      list(
        "study",
        parameters,
        key,
        studyFilters(parameters),
        shaping(library.studies, key, parameters.platform ?? "en", (record, _hit, context) =>
          toStudyItem(record, context),
        ),
      ),
    searchIndicators: async (parameters, key) => {
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
        return [indicators.toItem(concept, { library, links, key, language: hit.language })];
      });
      return { items, total_count: result.total, ...noticesOf(result) };
    },
  };
}
