import { ApiError, type Platform } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { CellFailure } from "../messages/cell-failure.js";

/**
 * What a cell says of an error, from a part of its own: a sheet without errors does not load their
 * sentences. Where that part cannot be had, one sentence stands for all.
 */
export async function tellFailure(error: unknown, language: Platform): Promise<CellFailure> {
  const part = await loadSentencesPart();
  if (part !== undefined) return part.cellFailure(error, language);
  const code =
    error instanceof CellError ? error.id : error instanceof ApiError ? error.code : "missing-part";
  return { kind: "#N/A", code, reason: missingPart };
}

const loadSentencesPart = () =>
  import(/* webpackChunkName: "failures" */ "../messages/cell-failure.js").catch(() => undefined);

/** English in every language: the others are what could not be loaded. */
const missingPart =
  "A part of the add-in could not be loaded: check the connection, then recalculate";

/** The error that a cell holds, as a formula over it shows it: without the sentence, which stands there. */
export function sameError({ code: given }: CustomFunctions.Error) {
  const codes: readonly unknown[] = Object.values(CustomFunctions.ErrorCode);
  const code = codes.includes(given) ? given : CustomFunctions.ErrorCode.notAvailable;
  return new CustomFunctions.Error(code) as CustomFunctions.Error & Error;
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
