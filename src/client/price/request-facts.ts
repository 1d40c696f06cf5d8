import { ApiError, isListOperation, limits, type IndicatorItem } from "../../contract/index.js";
import type { CachedAnswer } from "../cache/answer-cache.js";
import type { PageSizes } from "../lists/page-sizes.js";
import { idOf, placesOf, type ApiRequest } from "../planning/api-request.js";
import { askRequest } from "../planning/ask-request.js";
import { placeCoverage, type PlaceCoverage } from "../places/place-coverage.js";
import type { RefusedPlaces } from "../places/refused-places.js";
import type { KeptAnswers } from "../request/kept-answers.js";
import type { ScopeSource } from "../scope.js";
import type { Answer } from "../answer.js";
import type { Reading } from "../reading.js";

/** What a request's price depends on, beside the price of a call. An indicator's is of one place. */
export interface RequestFacts {
  readonly request: ApiRequest;
  readonly id: string;
  /** A fresh answer is kept. */
  readonly isCached: boolean;
  /** Calls that it takes: a list is read page by page. */
  readonly pages: number;
  /** False where the key's package may give fewer items a page than asked for. */
  readonly arePagesSure: boolean;
  /** A place that its indicator has refused in this session. */
  readonly isRefused: boolean;
  /** Of a place: whether its indicator has it. */
  readonly coverage: PlaceCoverage;
}

export interface RequestFactsParts {
  readonly scopes: ScopeSource;
  readonly kept: KeptAnswers;
  /** Without the workbook's answers, which are no news. */
  readonly reading: Reading;
  readonly pageSizes: PageSizes;
  readonly refusedPlaces: RefusedPlaces;
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
  return size ?? limit ?? limits.defaultSize;
}

/** @param pageSize the most items that the service has been seen to give at once; undefined while unknown. */
function pagesOf(
  { operation, parameters }: ApiRequest,
  kept: Answer<unknown> | undefined,
  pageSize: number | undefined,
): { readonly pages: number; readonly arePagesSure: boolean } {
  const isPaged = isListOperation(operation) && operation !== "searchIndicators";
  if (!isPaged) return { pages: 1, arePagesSure: true };
  if (kept?.pages !== undefined) return { pages: kept.pages, arePagesSure: true };
  const wanted = sizeOf(parameters);
  return {
    pages: Math.max(1, Math.ceil(wanted / Math.max(pageSize ?? wanted, surePageSize))),
    arePagesSure: wanted <= Math.max(pageSize ?? 0, surePageSize),
  };
}

const fixed = { isRefused: false, coverage: "covered" } as const;

async function readPlace(parts: RequestFactsParts, request: ApiRequest): Promise<RequestFacts> {
  const { id, geo = "" } = request.parameters as { readonly id: string; readonly geo?: string };
  const { kept, scopes, refusedPlaces } = parts;
  const answer = await orUndefined<CachedAnswer | undefined>(
    kept.findFor("getIndicator", { id, geo }),
  );
  const item = answer === undefined ? await orUndefined(parts.findIndicatorItem(id)) : undefined;
  const scope = scopes.peek();
  return {
    ...{ request, id: idOf(request), pages: 1, arePagesSure: true },
    isCached: answer !== undefined && kept.isFresh("getIndicator", answer),
    isRefused: scope !== undefined && refusedPlaces.has(scope, id.trim(), geo),
    coverage: answer === undefined ? placeCoverage(item, geo) : "covered",
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
