import { ApiError, decodeErrorBody } from "../../contract/index.js";
import { quotesKey } from "./quotes-key.js";

const maxRetryAfterMs = 60_000;

function codeOf(status: number): keyof typeof sentences {
  if (status === 0 || (status >= 300 && status < 400)) return "bad-response";
  if (status === 401) return "bad-key";
  if (status === 402 || status === 403) return "forbidden";
  if (status === 404 || status === 410) return "not-found";
  if (status === 408) return "timeout";
  if (status === 429) return "rate-limited";
  return status >= 500 ? "server" : "bad-input";
}

const sentences = {
  "bad-response": "The service redirects elsewhere, which is refused to keep the key safe.",
  "bad-key": "The service does not know this API key.",
  forbidden: "The API key is not allowed to do this.",
  "not-found": "The service has nothing under this identifier.",
  timeout: "The service did not answer in time.",
  "rate-limited": "The service asks to slow down.",
  server: "The service failed.",
  "bad-input": "The service does not accept this request.",
};

/** Milliseconds, from seconds or an HTTP date; at most a minute. */
export function retryAfterOf(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : undefined;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Error bodies may be HTML, plain text or empty.
    return text;
  }
}

/** The error of an answer whose status is not a success. */
export function toRefusal(
  response: Pick<Response, "status" | "headers">,
  text: string,
  apiKey: string,
  now: number,
): ApiError {
  const code = codeOf(response.status);
  const said = code === "bad-response" ? {} : decodeErrorBody(parseBody(text));
  const requestId = response.headers.get("x-request-id") ?? undefined;
  const { parameter, refused, until } = said;
  const message = said.message?.replaceAll(apiKey, "…");
  // A service might quote the key it refuses in another form: then nothing of what it says is shown.
  const isSafe = !quotesKey([message, parameter, said.package, requestId], apiKey);
  return new ApiError(code, (isSafe ? message : undefined) ?? sentences[code], {
    status: response.status,
    retryAfterMs: retryAfterOf(response.headers.get("retry-after"), now),
    ...{ refused, until },
    ...(isSafe ? { requestId, parameter, package: said.package } : {}),
  });
}
