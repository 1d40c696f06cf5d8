import type { Refused } from "./known-values.js";

/** Why a call failed, in the words that functions, pane and service share. */
export const errorCodes = [
  "missing-key",
  "bad-key",
  "forbidden",
  "not-found",
  "bad-input",
  "rate-limited",
  "timeout",
  "offline",
  "server",
  "bad-response",
  "aborted",
  "budget",
  "research-failed",
  "still-researching",
  "not-cached",
  "outdated",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

interface ApiErrorDetails {
  /** HTTP status, where an answer came at all. */
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The query parameter or field at fault. */
  readonly parameter?: string | undefined;
  /** Of a 403: what is refused, where the service says so. */
  readonly refused?: Refused | undefined;
  /** The package that opens what is refused. */
  readonly package?: string | undefined;
  /** When a used-up allowance is renewed: a date-time. */
  readonly until?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The one error family. `message` is an English sentence without secrets; what a user reads is made
 * from `code` where the error is shown.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly parameter: string | undefined;
  readonly refused: Refused | undefined;
  readonly package: string | undefined;
  readonly until: string | undefined;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.parameter = details.parameter;
    this.refused = details.refused;
    this.package = details.package;
    this.until = details.until;
  }

  /** What the service says, and of which parameter where it leaves that out. */
  get detail(): string {
    const { parameter, message } = this;
    const isNamed = parameter === undefined || message.includes(parameter);
    return isNamed ? message : `${parameter}: ${message}`;
  }
}

/** The service's one error body. The top-level `message` serves clients that read only that. */
export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly parameter?: string;
    readonly refused?: Refused;
    readonly package?: string;
    readonly until?: string;
  };
  readonly message: string;
}
