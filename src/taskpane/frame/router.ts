import { createContext, useContext } from "react";
import type { ViewName } from "../model/view-names.js";

export interface Router {
  readonly view: ViewName;
  /** Shows a screen and moves the focus to its heading, so that a screen reader follows. */
  readonly go: (view: ViewName) => void;
}

/**
 * The view is plain state: Office takes `history.pushState` away, and the pane's address must stay
 * the one that the manifest names.
 */
export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === null) throw new Error("The pane was rendered without its router.");
  return router;
}
