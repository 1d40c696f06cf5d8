interface AbortListeners {
  add(signal: AbortSignal, listener: () => void): void;
  /** To be called for every listener that is no longer wanted, as otherwise it is kept. */
  remove(signal: AbortSignal, listener: () => void): void;
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
      const listeners = bySignal.get(signal);
      if (listeners !== undefined) {
        listeners.add(listener);
        return;
      }
      bySignal.set(signal, new Set([listener]));
      signal.addEventListener("abort", tellAll);
    },
    remove: (signal, listener) => {
      const listeners = bySignal.get(signal);
      if (listeners?.delete(listener) !== true || listeners.size > 0) return;
      bySignal.delete(signal);
      signal.removeEventListener("abort", tellAll);
    },
  };
}
