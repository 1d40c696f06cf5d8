/** Says when a caller waits no longer. An AbortSignal is one; thousands of cells have something lighter. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** For what takes an AbortSignal alone; one that is never aborted for none. */
export function toAbortSignal(signal: CancelSignal | undefined): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  if (signal?.aborted === true) abort();
  else signal?.addEventListener("abort", abort);
  return controller.signal;
}
