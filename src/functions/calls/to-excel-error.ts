import { ApiError, type ErrorCode, type Platform } from "../../contract/index.js";
import { CellError, cellErrorOf, type CellErrorKind } from "../messages/cell-error.js";
import type { SentenceId } from "../messages/en.js";
import { sentence } from "../messages/sentence.js";

interface CellFailure {
  readonly kind: CellErrorKind;
  /** Stable: an ErrorCode or a sentence id. */
  readonly code: ErrorCode | SentenceId;
  /** For the user, in the user's language. */
  readonly reason: string;
}

/** Turns whatever was thrown into a cell error and a sentence. Unknown errors say nothing of themselves. */
export function toCellFailure(error: unknown, language: Platform): CellFailure {
  if (error instanceof CellError) {
    return { kind: cellErrorOf[error.id], code: error.id, reason: error.sentence(language) };
  }
  if (error instanceof ApiError) {
    const reason = sentence(error.code, language, {
      detail: error.detail,
      seconds: Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000)),
    });
    return { kind: cellErrorOf[error.code], code: error.code, reason };
  }
  // webpack's error for a part of ours that is loaded when first needed, such as the names of places.
  if (error instanceof Error && error.name === "ChunkLoadError") {
    return { kind: cellErrorOf.offline, code: "offline", reason: sentence("offline", language) };
  }
  // Excel's own Error class, thrown on purpose elsewhere, never reaches this place.
  const code = "unexpected";
  return { kind: cellErrorOf[code], code, reason: sentence(code, language) };
}

/** Thrown at top level for a whole formula, or put into a matrix for one cell of it. */
export function toExcelError({ kind, reason }: CellFailure): CustomFunctions.Error & Error {
  const code =
    kind === "#VALUE!"
      ? CustomFunctions.ErrorCode.invalidValue
      : CustomFunctions.ErrorCode.notAvailable;
  // An Error at run time, which the types do not say.
  return new CustomFunctions.Error(code, reason) as CustomFunctions.Error & Error;
}
