import { lazy, type ComponentType } from "react";
import { ConnectionScreen } from "../connection/ConnectionScreen.js";
import { SearchScreen } from "../search/SearchScreen.js";
import type { ViewName } from "./router.js";

/** The first screens come with the pane; the others when they are first shown. */
export const screens: Readonly<Record<ViewName, ComponentType>> = {
  search: SearchScreen,
  connection: ConnectionScreen,
  builder: lazy(() => import(/* webpackChunkName: "pane-builder" */ "../builder/BuilderScreen.js")),
  ask: lazy(() => import(/* webpackChunkName: "pane-ask" */ "../ask/AskScreen.js")),
  templates: lazy(
    () => import(/* webpackChunkName: "pane-templates" */ "../templates/TemplatesScreen.js"),
  ),
  refresh: lazy(() => import(/* webpackChunkName: "pane-refresh" */ "../refresh/RefreshScreen.js")),
  diagnostics: lazy(
    () => import(/* webpackChunkName: "pane-diagnostics" */ "../diagnostics/DiagnosticsScreen.js"),
  ),
};
