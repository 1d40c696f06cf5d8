import type { ViewName } from "../taskpane/index.js";

/** Carries the wish of a ribbon button to the pane, which may not be there yet. */
export interface ViewRequests {
  request(view: ViewName): void;
  onRequest(listener: (view: ViewName) => void): () => void;
}

export function createViewRequests(): ViewRequests {
  let waiting: ViewName | undefined;
  const listeners = new Set<(view: ViewName) => void>();
  return {
    request(view) {
      waiting = listeners.size === 0 ? view : undefined;
      for (const listener of listeners) listener(view);
    },
    onRequest(listener) {
      listeners.add(listener);
      if (waiting !== undefined) listener(waiting);
      waiting = undefined;
      return () => listeners.delete(listener);
    },
  };
}
