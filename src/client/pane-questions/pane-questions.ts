import { ApiError, decodeExtensionAnswer, extensionOperations } from "../../contract/index.js";
import type { Client } from "../client.js";
import type { Meter } from "../meter.js";
import type { ClientContext } from "../options.js";
import type { ScopeSource } from "../scope.js";
import { exchangeOnce } from "../transport/exchange.js";
import type { ServiceFetcher } from "../transport/service-fetcher.js";
import { createLookUp } from "./look-up-values.js";
import { createLinkSigning } from "./sign-link.js";

export type PaneQuestions = Pick<Client, "signLink" | "lookUpValues" | "checkKey" | "readUsage">;

export interface PaneQuestionsParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly service: ServiceFetcher;
  readonly meter: Pick<Meter, "isGateway">;
  readonly onError: (error: ApiError) => void;
}

function createKeyCheck({ context, service, onError }: PaneQuestionsParts): Client["checkKey"] {
  return async (apiKey, signal = new AbortController().signal) => {
    const { serviceAddress } = context.settings.getPreferences();
    // A scope of its own: neither refusal nor answer is anybody else's.
    const scope = { serviceAddress, apiKey, prefix: "" };
    const query = () => ({ q: "population", size: "1" });
    try {
      await service.fetch({ operation: "searchIndicators", query, scope, lane: "pane", signal });
    } catch (error) {
      if (error instanceof ApiError) onError(error);
      throw error;
    }
  };
}

/** Of others nobody is asked: a service that has no such operation says so in the console of every pane. */
function createUsageReading(parts: PaneQuestionsParts): Client["readUsage"] {
  const { context, scopes, meter } = parts;
  return async (signal = new AbortController().signal) => {
    const { serviceAddress, apiKey } = await scopes.current();
    if (!meter.isGateway(serviceAddress)) return undefined;
    const { value } = await exchangeOnce(context, {
      ...{ operation: extensionOperations.getUsage, query: {}, serviceAddress, apiKey },
      ...{ timeoutMs: context.attemptTimeoutMs, signal },
    });
    return decodeExtensionAnswer("getUsage", value);
  };
}

export function createPaneQuestions(parts: PaneQuestionsParts): PaneQuestions {
  return {
    signLink: createLinkSigning(parts),
    lookUpValues: createLookUp(parts),
    checkKey: createKeyCheck(parts),
    readUsage: createUsageReading(parts),
  };
}
