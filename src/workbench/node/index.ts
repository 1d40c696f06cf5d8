export type { NodeWorkbench, NodeWorkbenchOptions } from "./node-workbench.js";
export { createNodeWorkbench } from "./node-workbench.js";
