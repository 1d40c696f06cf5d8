export { mountPane } from "./mount-pane.js";
export type { HostTheme, PaneServices, PaneWorkbook } from "./services.js";
