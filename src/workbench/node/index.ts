export type { NodeWorkbench, NodeWorkbenchOptions, ShownCell } from "./node-workbench.js";
export { createNodeWorkbench } from "./node-workbench.js";
