import { createObservable } from "../observable/index.js";
import type { ViewName } from "../taskpane/index.js";

/** Carries the wish of a ribbon button to the pane, which may not be there yet. */
export interface ViewRequests {
  request(view: ViewName): void;
  onRequest(listener: (view: ViewName) => void): () => void;
}

export function createViewRequests(): ViewRequests {
  let waiting: ViewName | undefined;
  const observable = createObservable<ViewName>();
  return {
    request(view) {
      waiting = observable.isObserved ? undefined : view;
      observable.emit(view);
    },
    onRequest(listener) {
      const unsubscribe = observable.subscribe(listener);
      if (waiting !== undefined) listener(waiting);
      waiting = undefined;
      return unsubscribe;
    },
  };
}
