import { indicatorRequestId, requestId, type Answer, type Client } from "../client/index.js";
import { ApiError } from "../contract/index.js";
import type { IndicatorItem, ListOperationId, OperationId } from "../contract/index.js";
import { forceCells, planCall, type PlannedRequest } from "../functions/index.js";
import type { DataAccess, LoadedAnswer, RequestRef, SourceState } from "../workbook/index.js";

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

/** Joins the functions, which know what a formula asks, and the client, which asks. */
export function createDataAccess(client: Client): DataAccess {
  const peek = async (request: RequestRef) => {
    try {
      return toLoaded(await ask(client, request, { cacheOnly: true }));
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
  return {
    plan: async (functionId, args) => (await planCall(functionId, args)).map(toRequest),
    price: async (request) => {
      const price = await client.price(request.operation, request.parameters);
      if (!isList(request.operation) && request.operation !== "askResearch") return price;
      // Kept page by page, or with the question's own records: the price table sees neither.
      const kept = await peek(request);
      return { ...price, isCached: kept !== undefined && !kept.isStale };
    },
    fetch: async (request, { signal, askAgain = false } = {}) => {
      if (request.operation === "askResearch" && !askAgain) {
        const { question } = request.parameters;
        return toLoaded(await client.ask(question, { signal, resumeOnly: true }));
      }
      return toLoaded(await ask(client, request, { signal, forceFresh: true, refuseStale: true }));
    },
    peek,
    forceCells: (cells) =>
      forceCells(cells.map(({ sheetName, address }) => `${sheetName}!${address}`)),
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

interface AskHow {
  readonly signal?: AbortSignal | undefined;
  readonly forceFresh?: boolean;
  readonly refuseStale?: boolean;
  readonly cacheOnly?: boolean;
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
