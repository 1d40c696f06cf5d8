import { ApiError, apiKeyHeader } from "../../contract/index.js";
import type { Query } from "../cache/cache-key.js";
import type { ClientContext } from "../options.js";
import { readBody } from "./read-body.js";
import { abortedError } from "../request/shared-calls.js";
import { toRefusal } from "./to-refusal.js";

interface Exchange {
  readonly operation: { readonly method: "GET" | "POST"; readonly path: string };
  /** Parameters in the address of a GET, fields of a POST's body. */
  readonly query: Query | Readonly<Record<string, unknown>>;
  readonly serviceAddress: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface Received {
  /** Parsed JSON of a successful answer. */
  readonly value: unknown;
  /** Length of its text. */
  readonly bytes: number;
  /** When the service answered: before it came, where somebody on the way has kept it. */
  readonly fetchedAt: number;
  readonly headers: Headers;
}

function toRequest({ operation, query, serviceAddress, apiKey }: Exchange): {
  url: string;
  init: RequestInit;
} {
  const { method, path } = operation;
  const url = new URL(serviceAddress + path);
  const headers: Record<string, string> = { accept: "application/json", [apiKeyHeader]: apiKey };
  const init: RequestInit = {
    method,
    headers,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    // A browser would carry the key's header along to wherever it is redirected.
    redirect: "manual",
  };
  if (method === "POST") {
    headers["content-type"] = "application/json";
    return { url: url.href, init: { ...init, body: JSON.stringify(query) } };
  }
  url.search = new URLSearchParams(query as Query).toString();
  return { url: url.href, init };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("bad-response", "The service's answer is not JSON.", { cause });
  }
}

async function receive(
  context: ClientContext,
  exchange: Exchange,
  signal: AbortSignal,
): Promise<Received> {
  const { url, init } = toRequest(exchange);
  const response = await context.fetch(url, { ...init, signal });
  const text = await readBody(response);
  if (!response.ok) throw toRefusal(response, text, exchange.apiKey, context.now());
  const { headers } = response;
  const age = Number(headers.get("age"));
  // What no cache would send is no age.
  const ageMs = age > 0 && age < 1e9 ? age * 1000 : 0;
  return { value: parseJson(text), bytes: text.length, fetchedAt: context.now() - ageMs, headers };
}

/**
 * One request and its answer, body included.
 * @throws ApiError `aborted` as soon as the signal says so, `timeout` after `timeoutMs`, `offline`
 * for a connection that fails at any point, and what the status says otherwise.
 */
export async function exchangeOnce(context: ClientContext, exchange: Exchange): Promise<Received> {
  const stop = new AbortController();
  const done = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    const onAbort = () => {
      reject(abortedError());
      stop.abort();
    };
    if (exchange.signal.aborted) onAbort();
    exchange.signal.addEventListener("abort", onAbort, { signal: done.signal });
    void context.sleep(exchange.timeoutMs, done.signal).then(() => {
      if (done.signal.aborted) return;
      reject(new ApiError("timeout", "The service did not answer in time."));
      stop.abort();
    });
  });
  try {
    return await Promise.race([receive(context, exchange, stop.signal), failed]);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("offline", "The service cannot be reached.", { cause });
  } finally {
    // With a reason of its own no error is made for it.
    done.abort("done");
  }
}
