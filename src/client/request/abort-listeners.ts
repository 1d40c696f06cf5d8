import { createObservable } from "../../observable/index.js";

interface Listening {
  readonly aborted: ReturnType<typeof createObservable>;
  readonly tellAll: () => void;
}

/** Adds a listener to a signal; returns how to remove it. */
type ListenToAbort = (signal: AbortSignal, listener: () => void) => () => void;

/**
 * Listens to each signal once, however many wait for it: all places of a cell's list wait for the cell's
 * signal, and a runtime takes more than ten listeners of one signal for a leak.
 */
export function createAbortListeners(): ListenToAbort {
  const bySignal = new WeakMap<AbortSignal, Listening>();

  const listenTo = (signal: AbortSignal): Listening => {
    const aborted = createObservable();
    const tellAll = () => {
      aborted.emit();
    };
    signal.addEventListener("abort", tellAll);
    const listening = { aborted, tellAll };
    bySignal.set(signal, listening);
    return listening;
  };

  return (signal, listener) => {
    const { aborted, tellAll } = bySignal.get(signal) ?? listenTo(signal);
    const leave = aborted.subscribe(listener);
    return () => {
      leave();
      if (aborted.isObserved || bySignal.get(signal)?.aborted !== aborted) return;
      bySignal.delete(signal);
      signal.removeEventListener("abort", tellAll);
    };
  };
}
