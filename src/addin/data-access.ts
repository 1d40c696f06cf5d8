import type { Answer, Client } from "../client/index.js";
import { ApiError } from "../contract/index.js";
import type { ListOperationId, OperationId } from "../contract/index.js";
import { planCall, type PlannedRequest } from "../functions/index.js";
import type { DataAccess, LoadedAnswer, RequestRef } from "../workbook/index.js";

const listOperations: ReadonlySet<OperationId> = new Set<ListOperationId>([
  "listInfographics",
  "listStatistics",
  "searchStatistics",
  "listTopics",
  "listStudies",
  "searchIndicators",
]);

/** Joins the functions, which know what a formula asks, and the client, which asks. */
export function createDataAccess(client: Client): DataAccess {
  return {
    plan: async (functionId, args) => (await planCall(functionId, args)).map(toRequest),
    price: (request) => client.price(request.operation, request.parameters),
    fetch: async (request, signal) =>
      toLoaded(await ask(client, request, { signal, forceFresh: true })),
    peek: async (request) => {
      try {
        return toLoaded(await ask(client, request, { cacheOnly: true }));
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
  };
}

/** An indicator is planned geography by geography, since its answers are kept so. */
function toRequest(planned: PlannedRequest): RequestRef {
  const sorted = Object.entries<unknown>({ ...planned.parameters })
    .filter(([, value]) => value !== undefined)
    .sort(([left], [right]) => left.localeCompare(right));
  return { ...planned, id: `${planned.operation} ${JSON.stringify(Object.fromEntries(sorted))}` };
}

interface AskHow {
  readonly signal?: AbortSignal | undefined;
  readonly forceFresh?: boolean;
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
