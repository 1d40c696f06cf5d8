import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  apiKeyHeader,
  ApiError,
  decodeErrorBody,
  extensionHeaders,
  type OperationId,
} from "../../contract/index.js";
import { toErrorBody } from "../../server/index.js";
import { quotesKey } from "../../client/transport/index.js";
import type { IncomingHttpHeaders } from "node:http";
import type { Gate } from "./gate/gate.js";
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
  /** What is asked for; undefined for what is no operation of the contract. */
  readonly operation?: OperationId | undefined;
  /** What it costs where it is answered. @default 0 */
  readonly credits?: number;
  readonly signal?: AbortSignal | undefined;
  /** Whose turn it counts as. @default nobody's */
  readonly lane?: string | undefined;
}

/** An answer as it goes to whoever asked. */
export interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Transform;
}

/** A copy that may be changed. Spreading headers took a tenth of a kept answer's time. */
export const copyHeaders = (headers: Forwarded["headers"]): Record<string, string> =>
  Object.assign({}, headers);

/** Asks the service, with one of its keys. @throws ApiError where it gives no answer */
export type Forward = (request: ForwardRequest) => Promise<Forwarded>;

/** Asks with a key within its allowance; undefined where it has no room for the call. */
export type AskWithin = (
  key: string,
  credits: number,
  ask: () => Promise<UpstreamAnswer>,
) => Promise<UpstreamAnswer | undefined>;

interface ForwardingParts {
  readonly upstream: Pick<Upstream, "ask">;
  readonly gate: Gate;
  readonly keys: UpstreamKeys;
  readonly askWithin: AskWithin;
  readonly links: LinkMapping;
  readonly onProblem: (error: unknown) => void;
}

const noKey = () =>
  new ApiError("server", "The gateway has no key at present that the service behind it answers.", {
    status: 502,
  });

const isJson = (type: string | undefined) => /^application\/([\w.-]+\+)?json/i.test(type ?? "");

/** Whether the allowance of the key that was sent is refused, and when it is renewed. */
function usedUp({ status, body }: UpstreamAnswer): { until: number | undefined } | undefined {
  if (status !== 403 || !Buffer.isBuffer(body)) return undefined;
  try {
    const { refused, until } = decodeErrorBody(JSON.parse(body.toString()));
    if (refused !== "allowance") return undefined;
    const day = Date.parse(until ?? "");
    return { until: Number.isNaN(day) ? undefined : day };
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

/** In the place of an answer that cannot be shown, and may have been charged. */
function withheld(status: number, credits: string): Forwarded {
  const { message, code } = new ApiError("server", "The answer of the service cannot be shown.");
  return {
    status: status >= 400 ? status : 502,
    headers: {
      "content-type": "application/json; charset=utf-8",
      [extensionHeaders.credits]: credits,
    },
    body: Buffer.from(JSON.stringify(toErrorBody(code, message))),
  };
}

/** What is sent on of an answer. @param credits what it costs where the service does not say */
function toForwarded(
  { keys, links, onProblem }: ForwardingParts,
  answer: UpstreamAnswer,
  credits: number,
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
    return withheld(
      status,
      headers[extensionHeaders.credits] ?? String(status < 300 ? credits : 0),
    );
  }
  if (!isJson(headers["content-type"])) return { status, headers, body };
  return { status, headers, body: Buffer.from(links.toGateway(body.toString())) };
}

export function createForwarding(parts: ForwardingParts): Forward {
  const { upstream, gate, keys, askWithin, links } = parts;
  const askOnce = ({ method, url, headers, body, signal }: ForwardRequest, key?: string) => {
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
  const ask = (request: ForwardRequest, key: string) => {
    const { lane = "", signal } = request;
    return gate.pass({ lane, signal }, () => askOnce(request, key));
  };
  return async (request) => {
    const { packageName, operation, credits = 0 } = request;
    if (packageName === undefined) return toForwarded(parts, await askOnce(request), credits);
    if (operation === "getResearchAnswer") return askOwners(packageName, request);
    // What a key is refused for was not carried out: the next one may ask for it again.
    for (const key of keys.usable(packageName, credits)) {
      const answer = await askWithin(key, credits, () => ask(request, key));
      if (answer === undefined) continue;
      const refused = usedUp(answer);
      // Elsewhere 401 may be about something else than the key.
      if (answer.status === 401 && operation !== undefined) {
        if (!Buffer.isBuffer(answer.body)) answer.body.destroy();
        keys.setAside(key, { why: "unknown" });
      } else if (refused !== undefined) {
        keys.setAside(key, { why: "used-up", ...refused, credits, refusal: answer });
      } else return toForwarded(parts, answer, credits);
    }
    const refusal = keys.refusal(packageName, credits);
    if (refusal === undefined) throw noKey();
    return toForwarded(parts, refusal, 0);
  };

  /** A question belongs to the key that asked it, which may have been set aside since; asking costs nothing. */
  async function askOwners(packageName: string, request: ForwardRequest): Promise<Forwarded> {
    let last: UpstreamAnswer | undefined;
    for (const key of keys.ofPackage(packageName)) {
      last = await ask(request, key);
      if (![401, 403, 404].includes(last.status)) break;
    }
    if (last === undefined || last.status === 401) throw noKey();
    return toForwarded(parts, last, 0);
  }
}
