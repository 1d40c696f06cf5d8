import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { apiKeyHeader, ApiError, decodeErrorBody } from "../../contract/index.js";
import { quotesKey } from "../../client/transport/index.js";
import type { IncomingHttpHeaders } from "node:http";
import type { LinkMapping } from "./link-mapping.js";
import { answerHeaders, requestHeaders } from "./passed-headers.js";
import type { Upstream, UpstreamAnswer } from "./upstream.js";
import type { UpstreamKeys } from "./upstream-keys.js";

export interface ForwardRequest {
  readonly method: string;
  /** Path and query, from "/v1/" on. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
  /** The package whose keys answer; undefined: none is sent, what an address opens is said by itself. */
  readonly packageName?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer as it goes to whoever asked. */
export interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Transform;
}

/** Asks the service, with one of its keys. @throws ApiError where it gives no answer */
export type Forward = (request: ForwardRequest) => Promise<Forwarded>;

interface ForwardingParts {
  readonly upstream: Upstream;
  readonly keys: UpstreamKeys;
  readonly links: LinkMapping;
  readonly onProblem: (error: unknown) => void;
}

const noKey = () =>
  new ApiError("server", "The gateway has no key at present that the service behind it answers.", {
    status: 502,
  });

const isJson = (type: string | undefined) => /^application\/([\w.-]+\+)?json/i.test(type ?? "");

/** When the allowance of the key that was sent is renewed; undefined for any other refusal. */
function renewal({ status, body }: UpstreamAnswer): number | undefined {
  if (status !== 403 || !Buffer.isBuffer(body)) return undefined;
  try {
    const { refused, until } = decodeErrorBody(JSON.parse(body.toString()));
    return refused === "allowance" ? Date.parse(until ?? "") : undefined;
  } catch {
    // Another form of refusal, which is not about the allowance.
    return undefined;
  }
}

/** Longer ones are looked through for the key as it stands alone. */
const longestQuote = 16 * 1024;

/** Whether a body gives a key away: errors are known to quote what they refuse. */
function givesAway(body: Buffer, status: number, keys: readonly string[]): boolean {
  if (keys.some((key) => body.includes(key))) return true;
  if (status < 400 || body.length > longestQuote) return false;
  return keys.some((key) => quotesKey([body.toString()], key));
}

/** Events as they come, up to one that would give a key away. */
function guardedEvents(keys: readonly string[]): Transform {
  const longest = Math.max(0, ...keys.map((key) => key.length));
  let before = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = before + chunk.toString("latin1");
      if (keys.some((key) => text.includes(key))) {
        done(new Error("The events of the service give its key away: they end here."));
        return;
      }
      // A key may be spread over two pieces: its beginning waits for the rest.
      const held = keys.some((key) => endsWithin(text, key)) ? Math.min(longest, text.length) : 0;
      before = text.slice(text.length - held);
      done(null, Buffer.from(text.slice(0, text.length - held), "latin1"));
    },
    flush(done) {
      done(null, Buffer.from(before, "latin1"));
    },
  });
}

/** Whether the text ends with the beginning of the key. */
const endsWithin = (text: string, key: string): boolean =>
  Array.from({ length: Math.min(text.length, key.length) }, (_, at) => key.slice(0, at + 1)).some(
    (start) => text.endsWith(start),
  );

/** What is sent on of an answer. */
function toForwarded(
  { keys, links, onProblem }: ForwardingParts,
  answer: UpstreamAnswer,
): Forwarded {
  const { status, body } = answer;
  const all = keys.all();
  const headers = answerHeaders(answer.headers, all);
  if (headers["location"] !== undefined) headers["location"] = links.location(headers["location"]);
  if (!Buffer.isBuffer(body)) {
    const events = guardedEvents(all);
    pipeline(body, events).catch(onProblem);
    return { status, headers, body: events };
  }
  if (givesAway(body, status, all)) {
    onProblem(new Error(`ALARM: an answer of the service (${String(status)}) gave its key away.`));
    throw new ApiError("server", "The answer of the service cannot be shown.", {
      status: status >= 400 ? status : 502,
    });
  }
  if (!isJson(headers["content-type"])) return { status, headers, body };
  return { status, headers, body: Buffer.from(links.toGateway(body.toString())) };
}

export function createForwarding(parts: ForwardingParts): Forward {
  const { upstream, keys, links } = parts;
  const ask = ({ method, url, headers, body, signal }: ForwardRequest, key?: string) => {
    const isMapped = body !== undefined && isJson(headers["content-type"]);
    return upstream.ask({
      ...{ method, url, signal },
      headers: {
        ...requestHeaders(headers),
        // Events are not unpacked on their way.
        "accept-encoding": url.startsWith("/v1/mcp") ? "identity" : "gzip, br",
        ...(key === undefined ? {} : { [apiKeyHeader]: key }),
      },
      body: isMapped ? Buffer.from(links.toUpstream(body.toString())) : body,
    });
  };
  return async (request) => {
    const { packageName } = request;
    if (packageName === undefined) return toForwarded(parts, await ask(request));
    let usedUp: UpstreamAnswer | undefined;
    // What a key is refused for was not carried out: the next one may ask for it again.
    for (const key of keys.usable(packageName)) {
      const answer = await ask(request, key);
      const renewed = renewal(answer);
      if (answer.status === 401) {
        if (!Buffer.isBuffer(answer.body)) answer.body.destroy();
        keys.setAside(key, "unknown");
      } else if (renewed !== undefined) {
        usedUp = answer;
        keys.setAside(key, "used-up", Number.isNaN(renewed) ? undefined : renewed);
      } else return toForwarded(parts, answer);
    }
    if (usedUp !== undefined) return toForwarded(parts, usedUp);
    throw noKey();
  };
}
