import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { IncomingHttpHeaders } from "node:http";
import { EnvHttpProxyAgent, request, type Dispatcher } from "undici";
import { ApiError } from "../../contract/index.js";

interface UpstreamRequest {
  readonly method: string;
  /** Path and query, from "/v1/" on. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked and whole; what comes piece by piece, as events do, is a stream. */
  readonly body: Buffer | Dispatcher.ResponseData["body"];
}

/** The service behind the gateway, one request at a time and redirects never followed. */
export interface Upstream {
  /** @throws ApiError 502 or 504, with an UpstreamFailure as its cause */
  ask(request: UpstreamRequest): Promise<UpstreamAnswer>;
  /** Whether it answered the last time it was asked; undefined before the first. */
  readonly isReachable: boolean | undefined;
  close(): Promise<void>;
}

/** Why the service behind the gateway gave no answer; told once, and not with every request. */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  /** Headers of an answer that broke off: what was charged for it stands there. */
  readonly headers: IncomingHttpHeaders;
  constructor(message: string, headers: IncomingHttpHeaders, options: ErrorOptions) {
    super(message, options);
    this.headers = headers;
  }
}

interface UpstreamOptions {
  readonly address: string;
  /** Of silence, before and within an answer. @default one minute */
  readonly silenceMs?: number;
  /** For the whole of an answer from its first byte on, however steadily it trickles; events may go on. @default five minutes */
  readonly longestMs?: number;
  /** Hears when the service stops to answer, and when it answers again. */
  readonly onChange: (sentence: string) => void;
}

/** To the service. */
export const mostConnections = 100;

const longestAnswer = 64 * 1024 * 1024;

const unpack: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: longestAnswer }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: longestAnswer }),
  deflate: (bytes) => promisify(inflate)(bytes, { maxOutputLength: longestAnswer }),
};

async function readAll(body: Dispatcher.ResponseData["body"], longestMs: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => {
    body.destroy(Object.assign(new Error("The answer has no end."), { code: "ANSWER_TIMEOUT" }));
  }, longestMs);
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > longestAnswer) throw new Error("The answer is larger than 64 MB.");
      pieces.push(piece);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(pieces);
}

async function readAnswer(
  answer: Dispatcher.ResponseData,
  longestMs: number,
): Promise<UpstreamAnswer> {
  const { statusCode: status, headers, body } = answer;
  if (/^text\/event-stream/i.test(String(headers["content-type"] ?? ""))) {
    return { status, headers, body };
  }
  const bytes = await readAll(body, longestMs);
  const encoding = String(headers["content-encoding"] ?? "identity").toLowerCase();
  if (encoding === "identity" || bytes.length === 0) return { status, headers, body: bytes };
  const unpacked = unpack[encoding];
  if (unpacked === undefined) throw new Error(`The answer is packed as ${encoding}.`);
  return { status, headers, body: await unpacked(bytes) };
}

const isSilence = (code: string | undefined) => code?.endsWith("_TIMEOUT") === true;

/** A chain that ends in a certificate which Node does not know. */
const strangers = new Set([
  ...["SELF_SIGNED_CERT_IN_CHAIN", "DEPTH_ZERO_SELF_SIGNED_CERT"],
  ...["UNABLE_TO_GET_ISSUER_CERT", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** In words that say what to do, where it is the firm's own network that is in the way. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const [, status] = /^Proxy response \((\d+)\)/.exec(message ?? "") ?? [];
  if (status !== undefined) return `the proxy of HTTPS_PROXY refuses it with ${status}`;
  if (code !== undefined && strangers.has(code))
    return `${code}: where the firm has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to its file`;
  return code ?? message ?? "unknown";
}

/** @param headers of the answer that broke off, where it had begun */
function toFailure(error: unknown, headers: IncomingHttpHeaders): ApiError {
  const { code } = error as { code?: string };
  const cause = new UpstreamFailure(reasonOf(error), headers, { cause: error });
  return isSilence(code)
    ? new ApiError("timeout", "The service behind the gateway did not answer in time.", {
        ...{ status: 504, cause },
      })
    : new ApiError("server", "The service behind the gateway cannot be reached.", {
        ...{ status: 502, cause },
      });
}

/** A firm's proxy holds for it: HTTPS_PROXY and NO_PROXY. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { address, silenceMs = 60_000, longestMs = 300_000, onChange } = options;
  const dispatcher = new EnvHttpProxyAgent({
    ...{ headersTimeout: silenceMs, bodyTimeout: silenceMs, connections: mostConnections },
    connect: { timeout: Math.min(silenceMs, 10_000) },
  });
  let isReachable: boolean | undefined;
  return {
    get isReachable() {
      return isReachable;
    },
    ask: async ({ method, url, headers, body, signal }) => {
      let begun: Dispatcher.ResponseData | undefined;
      try {
        begun = await request(address + url, {
          ...{ dispatcher, method, headers },
          ...(body === undefined ? {} : { body }),
          ...(signal === undefined ? {} : { signal }),
        });
        const read = await readAnswer(begun, longestMs);
        if (isReachable === false) onChange(`The service at ${address} answers again.`);
        isReachable = true;
        return read;
      } catch (error) {
        // Whoever asked has left, which says nothing of the service.
        if (signal?.aborted === true) throw new ApiError("aborted", "The call was cancelled.");
        const failure = toFailure(error, begun?.headers ?? {});
        if (isReachable !== false) {
          const reason = failure.cause instanceof Error ? failure.cause.message : "";
          onChange(`ALARM: the service at ${address} does not answer (${reason}).`);
        }
        isReachable = false;
        throw failure;
      }
    },
    close: () => dispatcher.destroy(),
  };
}
