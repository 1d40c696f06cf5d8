import { ApiError } from "../contract/index.js";

/** How far an operation on many cells is. */
export interface WorkProgress {
  /** Nothing has been changed while it reads. */
  readonly phase: "reading" | "writing";
  readonly done: number;
  readonly total: number;
}

/** Of an operation that thousands of cells make long. */
export interface LongWork {
  /** Cancels while it reads, with the ApiError "aborted"; what writes is carried out to its end. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined;
}

/**
 * How to tell what is done of one phase, at most a hundred times.
 *
 * @throws ApiError "aborted" when told of reading that has been cancelled
 */
export function progressOf(
  { signal, onProgress }: LongWork,
  phase: WorkProgress["phase"],
  total: number,
): (done: number) => void {
  const step = Math.max(1, Math.floor(total / 100));
  return (done) => {
    if (phase === "reading" && signal?.aborted === true)
      throw new ApiError("aborted", "Cancelled before anything was changed.");
    if (done % step === 0 || done === total) onProgress?.({ phase, done, total });
  };
}
