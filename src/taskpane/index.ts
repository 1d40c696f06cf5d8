export { mountPane } from "./app/mount-pane.js";
export type { HostTheme, PaneServices, PaneWorkbook } from "./services/services.js";
export type { ViewName } from "./model/view-names.js";
export type {
  CallPreview,
  FunctionForm,
  HostFacts,
  LoggedCellError,
  PaneErrorLog,
  PaneFunctions,
  PaneRecords,
} from "./services/host-ports.js";
