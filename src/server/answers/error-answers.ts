import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, type ErrorBody, type ErrorCode } from "../../contract/index.js";
import { DatabaseUnavailable } from "../../storage/index.js";

const statusOf = (code: ErrorCode): number => {
  switch (code) {
    case "missing-key":
    case "bad-key":
      return 401;
    case "forbidden":
      return 403;
    case "not-found":
      return 404;
    case "bad-input":
      return 400;
    case "rate-limited":
      return 429;
    case "timeout":
    case "offline":
    case "server":
    case "bad-response":
    case "aborted":
    case "budget":
    case "research-failed":
    case "still-researching":
    case "not-cached":
    case "outdated":
      return 500;
    default:
      return code satisfies never;
  }
};

type ErrorDetails = Partial<Pick<ApiError, "parameter" | "refused" | "package" | "until">>;

export const toErrorBody = (
  code: string,
  message: string,
  { parameter, refused, package: opener, until }: ErrorDetails = {},
): ErrorBody => ({
  error: {
    code,
    message,
    ...(parameter === undefined ? {} : { parameter }),
    ...(refused === undefined ? {} : { refused }),
    ...(opener === undefined ? {} : { package: opener }),
    ...(until === undefined ? {} : { until }),
  },
  message,
});

// What the framework refuses by itself, in our words: its own messages name its functions and codes.
const frameworkMessages: Record<number, string> = {
  400: "The request could not be understood.",
  405: "This address does not take that method.",
  408: "The request took too long to arrive.",
  413: "The body is too large.",
  414: "The address is too long.",
  415: "The body must be JSON, with the header Content-Type: application/json.",
  431: "The headers are too large.",
};

const cannotKeep = (cause: DatabaseUnavailable) =>
  new ApiError(
    "server",
    cause.isWithoutRoom
      ? "The disk of the service's database is full: nothing that must be kept can be taken until there is room."
      : "The service's database does not answer: nothing that must be kept can be taken. Please try again.",
    // Room is made by somebody, which takes longer than another try.
    { status: 503, retryAfterMs: cause.isWithoutRoom ? 60_000 : 2000, cause },
  );

/** Any error as an API error with a status; a fault of our own never says what it was. */
export function toApiError(error: unknown): ApiError & { status: number } {
  if (error instanceof ApiError) {
    return Object.assign(error, { status: error.status ?? statusOf(error.code) });
  }
  if (error instanceof DatabaseUnavailable)
    return Object.assign(cannotKeep(error), { status: 503 });
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) {
    const own = new ApiError("server", "The service failed. Please try again.", { cause: error });
    return Object.assign(own, { status: 500 });
  }
  const message =
    code === "FST_ERR_CTP_INVALID_JSON_BODY" || code === "FST_ERR_CTP_EMPTY_JSON_BODY"
      ? "The body is not valid JSON."
      : (frameworkMessages[statusCode] ?? frameworkMessages[400] ?? "");
  return Object.assign(new ApiError("bad-input", message), { status: statusCode });
}

/** The service's one way to answer an error; `report` hears of faults of our own only. */
export const createErrorHandler =
  (report: (error: unknown) => void) =>
  (error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Whoever has left wants no answer, and what was given up for that is no fault.
    const hasLeft = reply.raw.destroyed && error instanceof Error && error.name === "AbortError";
    const refusal = toApiError(error);
    const { status, code, message, retryAfterMs, cause } = refusal;
    // A refusal for too much at once is what is meant to happen: it would fill the log when there is least time.
    // That the database is gone is told once, not with every request.
    const isTold = cause instanceof DatabaseUnavailable;
    const isFault = status >= 500 && code !== "rate-limited" && !isTold;
    if (isFault && !hasLeft) report(cause ?? error);
    if (status === 401) void reply.header("www-authenticate", "Bearer");
    if (retryAfterMs !== undefined) {
      void reply.header("retry-after", String(Math.ceil(retryAfterMs / 1000)));
    }
    return reply
      .code(status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(toErrorBody(code, message, refusal)));
  };
