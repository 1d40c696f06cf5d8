import { ApiError, type ErrorCode } from "../../contract/index.js";
import type { ErrorAction, ErrorText, Messages } from "../messages/index.js";

interface ShownError extends ErrorText {
  readonly action: ErrorAction;
}

function actionFor(code: ErrorCode): ErrorAction {
  switch (code) {
    case "missing-key":
    case "bad-key":
    case "forbidden":
    case "bad-response":
      return "connection";
    case "rate-limited":
    case "timeout":
    case "offline":
    case "server":
    case "aborted":
    case "still-researching":
    case "not-cached":
    case "outdated":
      return "retry";
    case "budget":
      return "diagnostics";
    case "not-found":
    case "bad-input":
    case "research-failed":
      return "none";
    default: {
      const never: never = code;
      return never;
    }
  }
}

/** Excel's answer to whatever needs selected cells while a chart or a picture is selected. */
export const isNoCellSelected = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === "InvalidSelection";

/** Cancelled by whoever asked, which is no failure. */
export const isAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "aborted";

/** What the pane says about an error, and what the user can do. */
export function shownError(error: unknown, messages: Messages): ShownError {
  if (!(error instanceof ApiError)) {
    const text = isNoCellSelected(error) ? messages.noCellSelected : messages.unknownError;
    return { ...text, action: "retry" };
  }
  return {
    title: messages.errors[error.code].title,
    sentence: sentenceOf(error, messages),
    action: actionFor(error.code),
  };
}

function sentenceOf(error: ApiError, messages: Messages): string {
  const { code, status, retryAfterMs } = error;
  const { sentence } = messages.errors[code];
  const asksToWait = code === "rate-limited" || code === "server";
  if (asksToWait && retryAfterMs !== undefined && retryAfterMs > 0) {
    return messages.retryIn(Math.ceil(retryAfterMs / 1000));
  }
  // What was wrong with it only the service knows, which says it in its own language.
  return code === "bad-input" && status !== undefined ? `${sentence} ${error.detail}` : sentence;
}
