import {
  limits,
  type ListOperationId,
  type ParametersByOperation,
  type Platform,
} from "../../../contract/index.js";
import { addMonths, localDay, toIsoDate } from "../../../statistics/index.js";
import type { Kind } from "../kinds.js";

export interface Filters {
  readonly platform: Platform | "any";
  /** YYYY-MM-DD, or empty. */
  readonly from: string;
  readonly to: string;
  readonly premium: "any" | "only" | "free";
  /** Number of an industry as text, or empty. */
  readonly industry: string;
  /** Number of a place as text, or empty. */
  readonly place: string;
  readonly sort: "relevance" | "newest";
}
export type FilterName = keyof Filters;

export const noFilters: Filters = {
  platform: "any",
  from: "",
  to: "",
  premium: "any",
  industry: "",
  place: "",
  sort: "relevance",
};

/** What each list can be narrowed by. */
const taken: Readonly<Record<Kind, readonly FilterName[]>> = {
  statistics: ["platform", "from", "to", "premium", "sort"],
  indicators: [],
  topics: ["platform", "from", "to", "sort"],
  infographics: ["platform", "from", "to", "sort"],
  studies: ["platform", "from", "to", "premium", "industry", "place", "sort"],
};

const filterNames = Object.keys(noFilters) as readonly FilterName[];
export const setFilters = (filters: Filters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== noFilters[name]);

function takes(kind: Kind, name: FilterName, filters: Filters): boolean {
  // Statistics and infographics come in two languages only.
  if (name === "platform" && (kind === "statistics" || kind === "infographics")) {
    return filters.platform === "en" || filters.platform === "de";
  }
  return taken[kind].includes(name);
}

/** Filters that are set but mean nothing to this kind; its results say so. */
export const ignoredFilters = (kind: Kind, filters: Filters): FilterName[] =>
  setFilters(filters).filter((name) => !takes(kind, name, filters));

/** Filters worth showing where these kinds are searched. */
export const shownFilters = (shown: readonly Kind[]): FilterName[] =>
  filterNames.filter((name) => shown.some((kind) => taken[kind].includes(name)));

type ListRequest = {
  readonly [O in ListOperationId]: {
    readonly operation: O;
    readonly parameters: ParametersByOperation[O];
  };
}[ListOperationId];

/** The earliest day a service answers for; one day inside, as its clock may already be a day ahead. */
export const earliestDay = (today = localDay(new Date())): string =>
  toIsoDate(addMonths(today, -12 * limits.maxDepthYears) + 1);

interface PageWanted {
  readonly size: number;
  /** Results received so far: a service clips the size, so pages begin behind what came. @default 0 */
  readonly offset?: number;
  /** The user's, for lists that hold content of one language and are not told which. */
  readonly language: Platform;
}

/** Undefined where it is not set, or means nothing to this kind. */
const usedFilter = <N extends FilterName>(
  kind: Kind,
  name: N,
  filters: Filters,
): Filters[N] | undefined =>
  filters[name] !== noFilters[name] && takes(kind, name, filters) ? filters[name] : undefined;

/** The days and the premium content a list is narrowed to. */
function narrowed(kind: Kind, filters: Filters) {
  const [from, to] = [usedFilter(kind, "from", filters), usedFilter(kind, "to", filters)];
  const premium = usedFilter(kind, "premium", filters);
  const earliest = earliestDay();
  return {
    ...(from === undefined ? {} : { date_from: from < earliest ? earliest : from }),
    ...(to === undefined ? {} : { date_to: to }),
    ...(premium === undefined ? {} : { premium: premium === "only" }),
  };
}

/** The request for one page of a kind. */
export function requestFor(
  kind: Kind,
  query: string,
  filters: Filters,
  { size, offset = 0, language }: PageWanted,
): ListRequest {
  const used = <N extends FilterName>(name: N) => usedFilter(kind, name, filters);
  const platform = used("platform");
  const isNewestFirst = used("sort") === "newest";
  const common = {
    q: query,
    ...(kind === "indicators" ? {} : offset === 0 ? { size } : { size, offset }),
    ...narrowed(kind, filters),
  };
  const listed = {
    ...common,
    ...(platform === undefined ? {} : { platform }),
    ...(isNewestFirst ? { sort: 1 } : {}),
  };
  // Each branch leaves out what its operation does not take, which the type of a spread cannot show.
  const request = (operation: ListOperationId, parameters: object) =>
    ({ operation, parameters }) as ListRequest;
  switch (kind) {
    case "statistics":
      // The search by meaning knows neither languages nor an order; the list by keywords does.
      if (platform === undefined && !isNewestFirst) return request("searchStatistics", common);
      return request("listStatistics", { ...listed, platform: platform ?? "en-de" });
    case "indicators":
      return request("searchIndicators", {
        q: query.slice(0, limits.indicatorSearchMaxQueryLength),
        size: Math.min(size, limits.indicatorSearchMaxSize),
      });
    case "topics":
      return request("listTopics", { platform: language, ...listed });
    case "infographics":
      return request("listInfographics", {
        platform: language === "de" ? "de" : "en",
        ...listed,
      });
    case "studies": {
      const [industry, place] = [used("industry"), used("place")];
      return request("listStudies", {
        platform: language,
        ...listed,
        ...(industry === undefined ? {} : { industry }),
        ...(place === undefined ? {} : { geolocation: place }),
      });
    }
  }
}
