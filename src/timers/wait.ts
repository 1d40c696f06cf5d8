/** A wait that a test can shorten: as `wait`. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Resolves after this many milliseconds, or as soon as the signal is aborted. Never rejects. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener("abort", finish);
  });
}
