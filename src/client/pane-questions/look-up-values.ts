import { ApiError, decodeExtensionAnswer, extensionOperations } from "../../contract/index.js";
import type { Client } from "../client.js";
import type { ClientContext } from "../options.js";
import type { ScopeSource } from "../scope.js";
import { exchangeOnce } from "../transport/exchange.js";

interface LookupParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
}

/** Statuses of a service that has no such operation. */
const lackingStatuses = new Set<number | undefined>([404, 405, 501]);

/** Asks once: who waits for it can press the button again. */
export function createLookUp({ context, scopes }: LookupParts): Client["lookUpValues"] {
  return async (asked, signal = new AbortController().signal) => {
    const { serviceAddress, apiKey } = await scopes.current();
    const timeoutMs = context.attemptTimeoutMs;
    const operation = extensionOperations.lookUpValues;
    const exchange = { operation, query: asked, serviceAddress, apiKey };
    try {
      const { value } = await exchangeOnce(context, { ...exchange, timeoutMs, signal });
      return decodeExtensionAnswer("lookUpValues", value);
    } catch (error) {
      if (error instanceof ApiError && lackingStatuses.has(error.status)) return undefined;
      throw error;
    }
  };
}
