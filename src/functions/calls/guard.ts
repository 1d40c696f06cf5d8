import type { AskOptions, CancelSignal } from "../../client/index.js";
import { localDay, type Day } from "../../statistics/index.js";
import { Cancellation } from "./cancellation.js";
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
  /**
   * A figure is a forecast, or stands for that of a later period asked for, or, where that is empty, is the latest though
   * it ended long ago: STAT.STATUS lists these cells.
   */
  noteFigure(used: string, asked?: string): void;
}

type Body = (call: Call) => Promise<readonly (readonly unknown[])[]>;

/** Made once a cell, ten thousand times at once: what all have in common is the class's. */
class CellCall implements Call {
  readonly cell: string;
  readonly today: Day;
  readonly options: AskOptions;

  constructor(
    private readonly functionName: string,
    /** As Excel says it. */
    private readonly address: string,
    private readonly isPreview: boolean,
    readonly services: Services,
    signal: CancelSignal,
  ) {
    this.cell = placeOf(address);
    this.today = localDay(services.today());
    this.options = {
      signal,
      lane: sheetOf(address),
      ...optionsOf(address, isPreview),
      ...callOptionsOf(this.cell),
    };
  }

  async cellError(error: unknown) {
    // An error that the formula was given is passed on, as Excel's own functions do.
    if (isErrorCell(error)) return sameError(error);
    const { services } = this;
    const failure = await tellFailure(error, services.language());
    const isOwnDoing = failure.code === "aborted" || failure.code === "not-cached";
    if (!isOwnDoing) {
      const { code, reason } = failure;
      const at = services.today().getTime();
      services.errorLog.add({
        ...{ cell: this.address, functionName: this.functionName },
        ...{ code, reason, at },
      });
    }
    return toExcelError(failure);
  }

  noteFigure(used: string, asked?: string): void {
    if (!this.isPreview) figureNotes.add(this.address, { used, asked });
  }
}

/**
 * Runs a function's body: cancellation, the sheet's lane, previews from the cache only, errors as
 * cell errors with a sentence and an entry in the error log, and cells as Excel takes them.
 */
export async function guard(
  functionName: string,
  invocation: CustomFunctions.CancelableInvocation,
  body: Body,
): Promise<unknown[][]> {
  const address = invocation.address ?? "";
  // The type says text, Excel sends a boolean.
  const isPreview = Boolean(invocation.isInValuePreview);
  const cancellation = new Cancellation();
  invocation.onCanceled = () => {
    cancellation.abort();
  };
  const call = new CellCall(functionName, address, isPreview, getServices(), cancellation);
  if (!isPreview) for (const notes of [figureNotes, keptAnswers]) notes.forget(address);
  try {
    return toCells(await body(call), call.services);
  } catch (error) {
    // Thrown, only two kinds of error arrive as what they are; in a matrix all do.
    if (isErrorCell(error)) return [[sameError(error)]];
    throw await call.cellError(error);
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
