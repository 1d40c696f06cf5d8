import { maxBatchBytes } from "./payload-limit.js";

/** What a range that is read or written weighs in a request: its objects by their ids, what is asked. */
export const stepBytes = 700;

/** Sends what is queued before it becomes too large for one request. */
export interface Batches {
  /**
   * Call before queueing something.
   *
   * @param contentBytes of what is written or read with it, beside the step itself. @default 0
   * @param steps ranges and other objects whose properties are loaded or set. @default 1
   */
  next(contentBytes?: number, steps?: number): Promise<void>;
}

/**
 * Excel on the web takes at most 5 MB at once. Small work is one round trip, as its caller sends the last
 * batch; only what is larger takes several, each a step of undo of its own where Excel cannot join them.
 */
export function createBatches(context: Excel.RequestContext): Batches {
  let bytes = 0;
  return {
    next: async (contentBytes = 0, steps = 1) => {
      const added = steps * stepBytes + contentBytes;
      if (bytes > 0 && bytes + added > maxBatchBytes) {
        bytes = 0;
        await context.sync();
      }
      bytes += added;
    },
  };
}

/** Bytes of rows of values in a request. */
export const bytesOfRows = (rows: readonly (readonly unknown[])[]): number =>
  rows.reduce(
    (sum, row) =>
      sum +
      row.reduce<number>(
        (bytes, value) => bytes + (typeof value === "string" ? value.length * 2 + 3 : 12),
        0,
      ),
    0,
  );
