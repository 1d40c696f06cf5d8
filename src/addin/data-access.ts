import { indicatorRequestId, requestId, type Answer, type Client } from "../client/index.js";
import { ApiError, limits } from "../contract/index.js";
import type { IndicatorItem, ListOperationId, OperationId } from "../contract/index.js";
import { planCall, steerCells, type PlannedRequest } from "../functions/index.js";
import type {
  AnswerPort,
  LoadedAnswer,
  RequestPrice,
  RequestRef,
  SourceState,
} from "../workbook/index.js";

const listOperations: ReadonlySet<OperationId> = new Set<ListOperationId>([
  "listInfographics",
  "listStatistics",
  "searchStatistics",
  "listTopics",
  "listStudies",
  "searchIndicators",
]);

/** A search by exact title puts the indicator among the first; the rest is other people's. */
const lookUpSize = 20;

/** The smallest package gives this many at once; what larger ones give shows only when asked. */
const surePageSize = limits.defaultSize;

/** Joins the functions, which know what a formula asks, and the client, which asks. */
export function createDataAccess(client: Client): AnswerPort {
  const peek = async (request: RequestRef) => {
    const kept = await keptAnswer(client, request);
    return kept && toLoaded(kept);
  };
  return {
    plan: async (functionId, args) => (await planCall(functionId, args)).map(toRequest),
    price: (request) => priceOf(client, request),
    fetch: async (request, { signal, askAgain = false } = {}) => {
      if (request.operation === "askResearch" && !askAgain) {
        const { question } = request.parameters;
        return toLoaded(await client.ask(question, { signal, resumeOnly: true }));
      }
      // What has been sent when somebody cancels is paid for: it is finished and kept.
      const how = { signal, forceFresh: true, refuseStale: true, finishSent: true };
      return toLoaded(await ask(client, request, how));
    },
    peek,
    keepOnFailure: (cells, { askFresh, askResearch, onKept }) =>
      steerCells(
        new Map(
          cells.map((cell) => [
            cellKey(cell),
            {
              forceFresh: askFresh,
              resumeOnly: !askResearch,
              onKept: (failure: ApiError) => {
                onKept(cell, failure);
              },
            },
          ]),
        ),
      ),
    showKept: (cells) =>
      steerCells(new Map(cells.map((cell) => [cellKey(cell), { cacheOnly: true }]))),
    pending: () => client.status().pending,
    knownSource: async (request) => {
      if (request.operation !== "getIndicator") return undefined;
      const item = await client.findIndicatorItem(request.parameters.id);
      return item === undefined ? undefined : toSource(item);
    },
    lookUpSource: async (request, title, signal) => {
      if (request.operation !== "getIndicator") return undefined;
      const search = { q: title, size: lookUpSize };
      const { credits, isKnown } = await client.price("searchIndicators", search);
      if (credits > 0 || !isKnown) return undefined;
      const how = { signal, forceFresh: true, refuseStale: true };
      const { value } = await client.list("searchIndicators", search, how);
      const { id } = request.parameters;
      const item = value.items.find(({ identifier }) => identifier === id);
      return item === undefined ? undefined : toSource(item);
    },
  };
}

const cellKey = (cell: { readonly sheetName: string; readonly address: string }) =>
  `${cell.sheetName}!${cell.address}`;

function toSource({ updated_at, covered_timeframe, link }: IndicatorItem): SourceState {
  const { start, end } = covered_timeframe;
  return { updatedAt: updated_at, coveredTimeframe: `${start}/${end}`, link };
}

/** An indicator is planned geography by geography, since its answers are kept so. */
function toRequest(planned: PlannedRequest): RequestRef {
  if (planned.operation === "getIndicator" && planned.parameters.geo !== undefined) {
    const { id, geo } = planned.parameters;
    return { ...planned, id: indicatorRequestId(id, geo) };
  }
  return { ...planned, id: requestId(planned.operation, planned.parameters) };
}

async function priceOf(client: Client, request: RequestRef): Promise<RequestPrice> {
  const { operation, parameters } = request;
  const { credits, isKnown, isCached, isRefused, pageSize } = await client.price(
    operation,
    parameters,
  );
  const price = { credits, calls: 1, isKnown, isCached };
  if (operation === "getIndicator") {
    if (isRefused === true) return { ...price, credits: 0, isRefused };
    // The places of one indicator are asked together, and one that is refused takes the others apart.
    return { ...price, mayBeRefused: !(await isKept(client, request)) };
  }
  if (!isList(operation) && operation !== "askResearch") return price;
  // Kept page by page, or with the question's own records: the price table sees neither.
  const kept = await keptAnswer(client, request);
  const known = { ...price, isCached: kept !== undefined && !kept.isStale };
  if (!isList(operation) || operation === "searchIndicators") return known;
  if (kept?.pages !== undefined)
    return { ...known, credits: credits * kept.pages, calls: kept.pages };
  const wanted = sizeOf(parameters);
  const pages = Math.max(1, Math.ceil(wanted / Math.max(pageSize ?? wanted, surePageSize)));
  const isSure = wanted <= Math.max(pageSize ?? 0, surePageSize);
  return { ...known, credits: credits * pages, calls: pages, isKnown: isKnown && isSure };
}

function sizeOf(parameters: object): number {
  const { size, limit }: { readonly size?: number; readonly limit?: number } = parameters;
  return size ?? limit ?? limits.defaultSize;
}

const isKept = async (client: Client, request: RequestRef) =>
  (await keptAnswer(client, request)) !== undefined;

async function keptAnswer(
  client: Client,
  request: RequestRef,
): Promise<Answer<unknown> | undefined> {
  try {
    return await ask(client, request, { cacheOnly: true });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

interface AskHow {
  readonly signal?: AbortSignal | undefined;
  readonly forceFresh?: boolean;
  readonly refuseStale?: boolean;
  readonly cacheOnly?: boolean;
  readonly finishSent?: boolean;
}

async function ask(client: Client, request: RequestRef, how: AskHow): Promise<Answer<unknown>> {
  if (request.operation === "getIndicator") {
    const { id, geo } = request.parameters;
    return client.indicator(id, geo === undefined ? [] : [geo], how);
  }
  if (request.operation === "askResearch") return client.ask(request.parameters.question, how);
  // Operation and parameters belong together, which TypeScript cannot follow through the union.
  const parameters = request.parameters as never;
  return isList(request.operation)
    ? client.list(request.operation, parameters, how)
    : client.request(request.operation, parameters, how);
}

const isList = (operation: OperationId): operation is ListOperationId =>
  listOperations.has(operation);

function toLoaded({ value, fetchedAt, isStale }: Answer<unknown>): LoadedAnswer {
  return { value, fetchedAt, isStale };
}
