import { lazy, type ComponentType } from "react";
import type { ViewName } from "../model/view-names.js";
import { SearchScreen } from "../screens/search/SearchScreen.js";

const Detail = lazy(
  () => import(/* webpackChunkName: "pane-detail" */ "../screens/detail/DetailView.js"),
);
const Topics = lazy(
  () => import(/* webpackChunkName: "pane-topics" */ "../screens/topics/TopicBrowser.js"),
);
const Connection = lazy(
  () =>
    import(/* webpackChunkName: "pane-connection" */ "../screens/connection/ConnectionScreen.js"),
);
const FirstSteps = lazy(
  () => import(/* webpackChunkName: "pane-welcome" */ "../screens/welcome/FirstSteps.js"),
);
const KeyRights = lazy(
  () => import(/* webpackChunkName: "pane-welcome" */ "../screens/welcome/KeyRights.js"),
);

/**
 * The search comes with the pane; the others come when they are first shown. What one screen shows of
 * another is handed to it here: screens know nothing of each other.
 */
export const screens: Readonly<Record<ViewName, ComponentType>> = {
  search: () => <SearchScreen Detail={Detail} Topics={Topics} FirstSteps={FirstSteps} />,
  connection: () => <Connection FirstSteps={FirstSteps} KeyRights={KeyRights} />,
  builder: lazy(
    () => import(/* webpackChunkName: "pane-builder" */ "../screens/builder/BuilderScreen.js"),
  ),
  ask: lazy(() => import(/* webpackChunkName: "pane-ask" */ "../screens/ask/AskScreen.js")),
  templates: lazy(
    () =>
      import(/* webpackChunkName: "pane-templates" */ "../screens/templates/TemplatesScreen.js"),
  ),
  fill: lazy(() => import(/* webpackChunkName: "pane-fill" */ "../screens/fill/FillScreen.js")),
  refresh: lazy(
    () => import(/* webpackChunkName: "pane-refresh" */ "../screens/refresh/RefreshScreen.js"),
  ),
  source: lazy(
    () => import(/* webpackChunkName: "pane-source" */ "../screens/source/SourceScreen.js"),
  ),
  diagnostics: lazy(
    () =>
      import(
        /* webpackChunkName: "pane-diagnostics" */ "../screens/diagnostics/DiagnosticsScreen.js"
      ),
  ),
};
