import { createRequestPlanning, idOf, type Answer, type Client } from "../client/index.js";
import type { ApiError } from "../contract/index.js";
import { planCall, previewCall, setCallOptions } from "../functions/index.js";
import type { AnswerPort, LoadedAnswer } from "../workbook/index.js";

interface CellPlace {
  readonly sheetName: string;
  readonly address: string;
}

type Steering = Parameters<typeof setCallOptions>[0];
type SteeredCell = Steering extends ReadonlyMap<infer K, infer V> ? readonly [K, V] : never;

const cellKey = (cell: CellPlace) => `${cell.sheetName}!${cell.address}`;
const keptOnly = (cell: CellPlace): SteeredCell => [cellKey(cell), { cacheOnly: true }];

function toLoaded({ value, fetchedAt, isStale, origin }: Answer<unknown>): LoadedAnswer {
  return { value, fetchedAt, isStale, isFromWorkbook: origin === "snapshot" };
}

/** Joins the functions, which know what a formula asks, and the client, which asks, for the workbook. */
export function createAnswerPort(client: Client): AnswerPort {
  const planning = createRequestPlanning(client);
  return {
    plan: async (functionId, args) =>
      (await planCall(functionId, args)).map((request) => ({ ...request, id: idOf(request) })),
    tryCall: (functionId, args) => {
      const { signal } = new AbortController();
      return previewCall(functionId, args, { mayAsk: false, signal });
    },
    price: planning.quote,
    fetch: async (request, options) => toLoaded(await planning.fetch(request, options)),
    peek: async (request) => {
      const answer = await planning.peek(request);
      return answer && toLoaded(answer);
    },
    keepOnFailure: (cells, { askFresh, askResearch, onKept, showKept }) =>
      setCallOptions(
        new Map([
          ...showKept.map(keptOnly),
          ...cells.map((cell): SteeredCell => [
            cellKey(cell),
            {
              forceFresh: askFresh,
              resumeOnly: !askResearch,
              onKept: (failure: ApiError) => {
                onKept(cell, failure);
              },
            },
          ]),
        ]),
      ),
    showKept: (cells) => setCallOptions(new Map(cells.map(keptOnly))),
    scopeChanges: () => client.status().scopeChanges,
    pending: () => client.status().pending,
    knownSource: (request) => planning.knownSource(request),
    lookUpSource: (request, title, signal) => planning.lookUpSource(request, title, signal),
  };
}
