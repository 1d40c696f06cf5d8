import type { CancelSignal } from "./cancel-signal.js";

interface AbortListeners {
  add(signal: CancelSignal, listener: () => void): void;
  /** To be called for every listener that is no longer wanted, as otherwise it is kept. */
  remove(signal: CancelSignal, listener: () => void): void;
}

/**
 * Listens to each signal once, however many wait for it: all places of a cell's list wait for the cell's
 * signal, and a runtime takes more than ten listeners of one signal for a leak.
 */
export function createAbortListeners(): AbortListeners {
  const bySignal = new Map<EventTarget | null, Set<() => void>>();

  const tellAll = ({ target }: Event) => {
    for (const listener of [...(bySignal.get(target) ?? [])]) listener();
  };

  return {
    add: (signal, listener) => {
      // A cancellation of ours takes as many as there are.
      if (!(signal instanceof EventTarget)) {
        signal.addEventListener("abort", listener);
        return;
      }
      const listeners = bySignal.get(signal);
      if (listeners !== undefined) {
        listeners.add(listener);
        return;
      }
      bySignal.set(signal, new Set([listener]));
      signal.addEventListener("abort", tellAll);
    },
    remove: (signal, listener) => {
      if (!(signal instanceof EventTarget)) {
        signal.removeEventListener("abort", listener);
        return;
      }
      const listeners = bySignal.get(signal);
      if (listeners?.delete(listener) !== true || listeners.size > 0) return;
      bySignal.delete(signal);
      signal.removeEventListener("abort", tellAll);
    },
  };
}
