import type { Client } from "../client/types.js";
import type { OperationId, ParametersByOperation } from "../contract/index.js";
import { ask, askFacts, askSources } from "./ask.js";
import { data, indicator } from "./data.js";
import { createErrorLog } from "./messages/error-log.js";
import { citation, info, report } from "./info.js";
import { card, image } from "./picture.js";
import { callWith, getServices } from "./runtime.js";
import { indicators, infographics, search, statistics, studies, topics } from "./search.js";
import { growth, value } from "./value.js";

/** One request that a formula makes. `list` is paged by the client; its price is that of one page. */
export type PlannedRequest = {
  [O in OperationId]: { readonly operation: O; readonly parameters: ParametersByOperation[O] };
}[OperationId];

/** Every function that asks the service, by its id, with its number of arguments. */
export const callers: Readonly<
  Record<string, readonly [number, (...args: never[]) => Promise<unknown[][]>]>
> = {
  SEARCH: [5, search],
  STATISTICS: [5, statistics],
  INFOGRAPHICS: [5, infographics],
  TOPICS: [5, topics],
  STUDIES: [5, studies],
  INDICATORS: [3, indicators],
  DATA: [2, data],
  INDICATOR: [5, indicator],
  VALUE: [4, value],
  GROWTH: [5, growth],
  INFO: [2, info],
  CITE: [2, citation],
  REPORT: [2, report],
  IMAGE: [2, image],
  CARD: [1, card],
  ASK: [2, ask],
  "ASK.FACTS": [1, askFacts],
  "ASK.SOURCES": [1, askSources],
};

/**
 * The requests that a call would make, found by running the function itself against a client that takes
 * notes and answers from what is kept: so a plan cannot differ from what the formula does, and a request
 * that follows from another's answer is found too, once that is kept. Asks nothing, logs nothing. Empty
 * for functions that ask nothing, and for calls whose arguments are wrong.
 */
export async function planCall(
  functionId: string,
  args: readonly unknown[],
): Promise<readonly PlannedRequest[]> {
  const caller = callers[functionId.toUpperCase()];
  if (caller === undefined) return [];
  const [count, run] = caller;
  const noted: PlannedRequest[] = [];
  const services = getServices();
  const padded = Array.from({ length: count }, (_, index) => args[index] ?? null);
  const silent = {
    ...services,
    client: notingClient(services.client, noted),
    errorLog: createErrorLog(1),
  };
  try {
    await callWith(silent, () =>
      (run as unknown as (...all: unknown[]) => Promise<unknown>)(...padded, {}),
    );
  } catch {
    // Expected: the notes are all that a plan wants, and what is not kept is not answered.
  }
  return noted;
}

function notingClient(real: Client, noted: PlannedRequest[]): Client {
  const note = (operation: OperationId, parameters: object) => {
    noted.push({ operation, parameters } as PlannedRequest);
  };
  const kept = { cacheOnly: true };
  return {
    ...real,
    request(operation, parameters) {
      note(operation, parameters);
      return real.request(operation, parameters, kept);
    },
    list(operation, parameters) {
      note(operation, parameters);
      return real.list(operation, parameters, kept);
    },
    indicator(id, geos) {
      // The client keeps answers per place, so each place is a request of its own.
      for (const geo of geos) note("getIndicator", { id, geo });
      return real.indicator(id, geos, kept);
    },
    ask(question) {
      note("askResearch", { question });
      return real.ask(question, kept);
    },
  };
}
