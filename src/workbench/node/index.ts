export type {
  CreatedWorkbook,
  NodeWorkbench,
  NodeWorkbenchOptions,
  ShownCell,
} from "./node-workbench.js";
export { createNodeWorkbench } from "./node-workbench.js";
