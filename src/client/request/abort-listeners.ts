interface Listening {
  readonly listeners: Set<() => void>;
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
    const listeners = new Set<() => void>();
    const tellAll = () => {
      for (const tell of [...listeners]) tell();
    };
    signal.addEventListener("abort", tellAll);
    const listening = { listeners, tellAll };
    bySignal.set(signal, listening);
    return listening;
  };

  return (signal, listener) => {
    const { listeners, tellAll } = bySignal.get(signal) ?? listenTo(signal);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || bySignal.get(signal)?.listeners !== listeners) return;
      bySignal.delete(signal);
      signal.removeEventListener("abort", tellAll);
    };
  };
}
