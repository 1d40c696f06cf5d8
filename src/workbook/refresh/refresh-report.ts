import type { ApiError } from "../../contract/errors.js";
import type { ShownResult } from "../cells/read-cells.js";
import type { CellFailure } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { ResizedSpill } from "../spills/follow-formats.js";
import type { SettleFailure, SettleOptions } from "./cells/settle-cells.js";
import type { RefreshedRequest } from "./fetch-requests.js";

/** What a cell showed before. */
export interface EarlierResult extends ShownResult {
  /** What it asks for; undefined where only Excel can tell. */
  readonly asked: string | undefined;
  /** When that was fetched; null where nobody knows. */
  readonly retrievedAt: number | null;
  /** What it has shown since. */
  readonly later: ShownResult["values"];
}

export interface RefreshProgress {
  readonly phase: "fetching" | "calculating";
  readonly done: number;
  readonly total: number;
}

export interface RefreshOptions extends SettleOptions {
  /** Cancels: what has been fetched or sent is kept and shown, the rest stays as it was. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RefreshProgress) => void) | undefined;
  /** Waited for before anything is written. */
  readonly onFetched?: (() => Promise<void>) | undefined;
}

export interface FailedCell {
  readonly cell: StatCell;
  /**
   * Why: an error of the service, what a user did meanwhile, or what Excel did. `other-key`: its new figures are those of
   * a key or service that is not used any more, and so it keeps its own.
   */
  readonly reason: ApiError | CellFailure["reason"] | SettleFailure | "other-key";
}

export interface RefreshReport {
  /** Cells that show something else than before, wherever they are now. */
  readonly updated: readonly StatCell[];
  readonly unchanged: readonly StatCell[];
  readonly failed: readonly FailedCell[];
  /** With the cells that show the new answers: those that kept their figures are none of them. */
  readonly requests: readonly RefreshedRequest[];
  /** What cells with new data showed before, for `restoreEarlier`. */
  readonly earlier: readonly EarlierResult[];
  /** Results that have grown or shrunk. */
  readonly resized: readonly ResizedSpill[];
  readonly isCancelled: boolean;
}

/** Why cells show no new figures, or keep theirs. */
export type Failures = Map<StatCell, FailedCell["reason"]>;
