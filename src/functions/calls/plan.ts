import type { Client } from "../../client/index.js";
import type { OperationId, ParametersByOperation } from "../../contract/index.js";
import { createErrorLog } from "../messages/error-log.js";
import { registeredFunction, runFunction } from "../registry.js";
import { callWith, getServices } from "./runtime.js";

/** One request that a formula makes. `list` is paged by the client; its price is that of one page. */
export type PlannedRequest = {
  [O in OperationId]: {
    readonly operation: O;
    readonly parameters: ParametersByOperation[O];
    /** What the call may have to ask beside all that is planned, a call each; known only once this is answered. */
    readonly mayFollow?: readonly OperationId[];
  };
}[OperationId];

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
  const registered = registeredFunction(functionId);
  if (registered === undefined) return [];
  const noted: PlannedRequest[] = [];
  const services = getServices();
  const followers: OperationId[] = [];
  const silent = {
    ...services,
    mayFollow: (operation: OperationId, count: number) => {
      followers.push(...Array<OperationId>(count).fill(operation));
    },
    client: notingClient(services.client, noted),
    errorLog: createErrorLog(1),
  };
  try {
    await callWith(silent, () => runFunction(registered, args, {}));
    return noted;
  } catch {
    // Expected: the notes are all that a plan wants, and what is not kept is not answered.
  }
  const [first, ...others] = noted;
  if (first === undefined || followers.length === 0) return noted;
  return [{ ...first, mayFollow: followers }, ...others];
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
