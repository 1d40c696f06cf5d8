import { createRequestPlanning, idOf, type Answer, type Client } from "../client/index.js";
import type { ApiError } from "../contract/index.js";
import { planCall, previewCall, setCallOptions } from "../functions/index.js";
import type { AnswerPort, LoadedAnswer } from "../workbook/index.js";

const cellKey = (cell: { readonly sheetName: string; readonly address: string }) =>
  `${cell.sheetName}!${cell.address}`;

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
    keepOnFailure: (cells, { askFresh, askResearch, onKept }) =>
      setCallOptions(
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
      setCallOptions(new Map(cells.map((cell) => [cellKey(cell), { cacheOnly: true }]))),
    pending: () => client.status().pending,
    knownSource: (request) => planning.knownSource(request),
    lookUpSource: (request, title, signal) => planning.lookUpSource(request, title, signal),
  };
}
