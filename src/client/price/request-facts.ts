import { ApiError, isListOperation, limits, type IndicatorItem } from "../../contract/index.js";
import type { CachedAnswer } from "../cache/answer-cache.js";
import { maxListSize } from "../lists/list.js";
import type { PageSizes } from "../lists/page-sizes.js";
import { idOf, placesOf, type ApiRequest } from "../planning/api-request.js";
import { askRequest } from "../planning/ask-request.js";
import type { KnownCoverage } from "../places/known-coverage.js";
import { placeCoverage, type PlaceCoverage } from "../places/place-coverage.js";
import type { RefusedPlaces } from "../places/refused-places.js";
import type { KeptAnswers } from "../request/kept-answers.js";
import type { ScopeSource } from "../scope.js";
import type { Answer } from "../answer.js";
import type { ContentRequests } from "../content-requests.js";

/** What a request's price depends on, beside the price of a call. An indicator's is of one place. */
export interface RequestFacts {
  readonly request: ApiRequest;
  readonly id: string;
  /** A fresh answer is kept. */
  readonly isCached: boolean;
  /** The service has it at hand for whoever asks, which costs nothing while it has. @default false */
  readonly isKeptByService?: boolean;
  /** Calls that it takes: a list is read page by page. */
  readonly pages: number;
  /** Where the key's package is the smallest. */
  readonly mostPages: number;
  /** False where the key's package may give fewer items a page than asked for. */
  readonly arePagesSure: boolean;
  /** A place that its indicator has refused in this session. */
  readonly isRefused: boolean;
  /** Of a place: whether its indicator has it. Of any other request `covered`. */
  readonly coverage: PlaceCoverage;
}

export interface RequestFactsParts {
  readonly scopes: ScopeSource;
  readonly kept: KeptAnswers;
  /** Without the workbook's answers, which are no news. */
  readonly reading: ContentRequests;
  readonly pageSizes: PageSizes;
  readonly refusedPlaces: RefusedPlaces;
  readonly coverage: Pick<KnownCoverage, "canLookUp">;
  readonly findIndicatorItem: (id: string) => Promise<IndicatorItem | undefined>;
}

/** The smallest package gives this many at once; what larger ones give shows only when asked. */
const surePageSize = limits.defaultSize;

/** Undefined for what is not kept, and where there is no key. */
async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** A request for several places is one for each of them: they are kept, and asked again, one by one. */
function placeByPlace(request: ApiRequest): ApiRequest[] {
  if (request.operation !== "getIndicator") return [request];
  const { operation, parameters } = request;
  return placesOf(parameters).map((geo) => ({ operation, parameters: { ...parameters, geo } }));
}

function sizeOf(parameters: object): number {
  const { size, limit }: { readonly size?: number; readonly limit?: number } = parameters;
  return Math.min(size ?? limit ?? limits.defaultSize, maxListSize);
}

interface Pages {
  readonly pages: number;
  readonly mostPages: number;
  readonly arePagesSure: boolean;
}

const pagesFor = (wanted: number, size: number) => Math.max(1, Math.ceil(wanted / size));

/** @param pageSize the most items that the service has been seen to give at once; undefined while unknown. */
function pagesOf(
  { operation, parameters }: ApiRequest,
  kept: Answer<unknown> | undefined,
  pageSize: number | undefined,
): Pages {
  const isPaged = isListOperation(operation) && operation !== "searchIndicators";
  if (!isPaged) return { pages: 1, mostPages: 1, arePagesSure: true };
  const wanted = sizeOf(parameters);
  const sureSize = Math.max(pageSize ?? 0, surePageSize, keptPageSize(kept));
  const mostPages = pagesFor(wanted, sureSize);
  if (kept?.pages !== undefined) {
    return { pages: kept.pages, mostPages: Math.max(mostPages, kept.pages), arePagesSure: true };
  }
  const pages = pagesFor(wanted, Math.max(pageSize ?? wanted, surePageSize));
  return { pages, mostPages, arePagesSure: wanted <= sureSize };
}

/** One of its pages had as many items at least. */
function keptPageSize(kept: Answer<unknown> | undefined): number {
  if (kept?.pages === undefined) return 0;
  const { items } = kept.value as { readonly items: readonly unknown[] };
  return Math.ceil(items.length / kept.pages);
}

const fixed = { isRefused: false, coverage: "covered" } as const;

async function readPlace(parts: RequestFactsParts, request: ApiRequest): Promise<RequestFacts> {
  const { id, geo = "" } = request.parameters as { readonly id: string; readonly geo?: string };
  const { kept, scopes, refusedPlaces } = parts;
  const answer = await orUndefined<CachedAnswer | undefined>(
    kept.findFor("getIndicator", { id, geo }),
  );
  const item = await orUndefined(parts.findIndicatorItem(id));
  const listed = placeCoverage(item, geo);
  // An answer says what there was then. Has the place gone since, a free list says so before others are paid.
  const wasCovered = answer !== undefined && parts.coverage.canLookUp();
  const scope = scopes.peek();
  return {
    ...{ request, id: idOf(request), pages: 1, mostPages: 1, arePagesSure: true },
    isCached: answer !== undefined && kept.isFresh("getIndicator", answer),
    isRefused: scope !== undefined && refusedPlaces.has(scope, id.trim(), geo),
    coverage: listed === "unknown" && wasCovered ? "covered" : listed,
  };
}

async function readOther(parts: RequestFactsParts, request: ApiRequest): Promise<RequestFacts> {
  const kept = await orUndefined(askRequest(parts.reading, request, { cacheOnly: true }));
  return {
    ...{ request, id: idOf(request), ...fixed },
    isCached: kept !== undefined && !kept.isStale,
    ...pagesOf(request, kept, parts.pageSizes.find(request.operation)),
  };
}

/** Looks at what is kept; asks the service nothing. */
export function readRequestFacts(
  parts: RequestFactsParts,
  request: ApiRequest,
): Promise<readonly RequestFacts[]> {
  return Promise.all(
    placeByPlace(request).map((one) =>
      one.operation === "getIndicator" ? readPlace(parts, one) : readOther(parts, one),
    ),
  );
}
