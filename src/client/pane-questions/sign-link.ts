import {
  ApiError,
  decodeExtensionAnswer,
  extensionOperations,
  isLoopback,
} from "../../contract/index.js";
import type { ClientContext } from "../options.js";
import type { Scope, ScopeSource } from "../scope.js";
import { exchangeOnce } from "../transport/exchange.js";

interface LinkSigningParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
}

type SignLink = (link: string, signal?: AbortSignal) => Promise<string>;

/** Somebody has clicked and looks at an empty page. */
const timeoutMs = 5_000;

/** Statuses of a service that has no such operation. */
const lackingStatuses = new Set<number | undefined>([404, 405, 501]);

/** Only what was asked for, with a signature behind it: an answer leads nowhere else. */
function isSameContent(signed: string, link: string): boolean {
  const [given, asked] = [new URL(signed), new URL(link)];
  return given.origin === asked.origin && given.pathname === asked.pathname;
}

/** Signs addresses as they are opened. Nothing of an answer is kept but that a service signs none. */
export function createLinkSigning({ context, scopes }: LinkSigningParts): SignLink {
  const lacking = new WeakSet<Scope>();

  const sign = async (scope: Scope, link: string, signal: AbortSignal): Promise<string> => {
    const { serviceAddress, apiKey } = scope;
    if (lacking.has(scope) || (!context.isOnline() && !isLoopback(serviceAddress))) return link;
    const operation = extensionOperations.signLink;
    const exchange = { operation, query: { link }, serviceAddress, apiKey };
    try {
      const { value } = await exchangeOnce(context, { ...exchange, timeoutMs, signal });
      const signed = decodeExtensionAnswer("signLink", value).link;
      return isSameContent(signed, link) ? signed : link;
    } catch (error) {
      if (error instanceof ApiError && lackingStatuses.has(error.status)) lacking.add(scope);
      throw error;
    }
  };

  return async (link, signal = new AbortController().signal) => {
    try {
      return await sign(await scopes.current(), link, signal);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "aborted") return link;
      throw error;
    }
  };
}
