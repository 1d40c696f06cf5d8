import type { AskOptions } from "../../client/index.js";
import { localDay, type Day } from "../../statistics/index.js";
import { figureNotes, keptAnswers } from "./cell-notes.js";
import { getServices, callOptionsOf, type Services } from "./runtime.js";
import { isErrorCell } from "../read/error-cells.js";
import { toCells } from "../shape/to-cells.js";
import { sameError, tellFailure, toExcelError } from "./to-excel-error.js";

/** One call of a function by Excel, as its body sees it. */
export interface Call {
  readonly services: Services;
  /** Where it stands: "My sheet!B2", without quotes; empty where the host does not say. */
  readonly cell: string;
  /** Signal, lane and cache rule for every request of this call. */
  readonly options: AskOptions;
  readonly today: Day;
  /** An error for one cell of a matrix, so that the other cells keep their values. */
  cellError(error: unknown): Promise<CustomFunctions.Error>;
  /** A figure is a forecast, or stands for that of a later period asked for: STAT.STATUS lists these cells. */
  noteFigure(used: string, asked?: string): void;
}

type Body = (call: Call) => Promise<readonly (readonly unknown[])[]>;

/**
 * Runs a function's body: cancellation, the sheet's lane, previews from the cache only, errors as
 * cell errors with a sentence and an entry in the error log, and cells as Excel takes them.
 */
export async function guard(
  functionName: string,
  invocation: CustomFunctions.CancelableInvocation,
  body: Body,
): Promise<unknown[][]> {
  const services = getServices();
  const cell = invocation.address ?? "";
  // The type says text, Excel sends a boolean.
  const isPreview = Boolean(invocation.isInValuePreview);
  const abort = new AbortController();
  invocation.onCanceled = () => {
    abort.abort();
  };
  const fail = async (error: unknown) => {
    // An error that the formula was given is passed on, as Excel's own functions do.
    if (isErrorCell(error)) return sameError(error);
    const language = services.language();
    const failure = await tellFailure(error, language);
    const isOwnDoing = failure.code === "aborted" || failure.code === "not-cached";
    if (!isOwnDoing) {
      const { code, reason } = failure;
      services.errorLog.add({ cell, functionName, code, reason, at: services.today().getTime() });
    }
    return toExcelError(failure);
  };
  const place = placeOf(cell);
  const call: Call = {
    services,
    cell: place,
    today: localDay(services.today()),
    options: {
      signal: abort.signal,
      lane: sheetOf(cell),
      ...optionsOf(cell, isPreview),
      ...callOptionsOf(place),
    },
    cellError: fail,
    noteFigure: (used, asked) => {
      if (!isPreview) figureNotes.add(cell, { used, asked });
    },
  };
  if (!isPreview) for (const notes of [figureNotes, keptAnswers]) notes.forget(cell);
  try {
    return toCells(await body(call), services);
  } catch (error) {
    // Thrown, only two kinds of error arrive as what they are; in a matrix all do.
    if (isErrorCell(error)) return [[sameError(error)]];
    throw await fail(error);
  } finally {
    // Office.js keeps the invocation of every call that is not cancelled, and through its handler all
    // that the call has held.
    invocation.onCanceled = settled;
  }
}

const settled = () => undefined;

/** The preview runs at every key press in the formula bar; it must never cost a credit, and no cell shows it. */
const optionsOf = (cell: string, cacheOnly: boolean): AskOptions =>
  cacheOnly
    ? { cacheOnly }
    : {
        onSnapshot: (fetchedAt) => {
          keptAnswers.add(cell, fetchedAt);
        },
      };

/** "'My sheet'!B2" is "My sheet!B2". */
const placeOf = (address: string) =>
  address === "" ? "" : `${sheetOf(address) ?? ""}!${address.slice(address.lastIndexOf("!") + 1)}`;

/** "'My sheet'!B2" is on "My sheet". */
function sheetOf(address: string): string | undefined {
  const at = address.lastIndexOf("!");
  if (at < 0) return undefined;
  return address.slice(0, at).replace(/^'|'$/g, "").replaceAll("''", "'");
}
