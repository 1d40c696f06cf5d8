export { mountPane } from "./mount-pane.js";
export type { HostTheme, PaneServices, PaneWorkbook } from "./services.js";
export type { ViewName } from "./app/router.js";
export type {
  CallPreview,
  FunctionForm,
  HostFacts,
  LoggedCellError,
  PaneErrorLog,
  PaneFunctions,
  PaneRecords,
} from "./host-ports.js";
