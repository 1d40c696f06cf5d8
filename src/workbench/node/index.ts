export type { WorkbenchApart } from "./apart/workbench-apart.js";
export { createWorkbenchApart } from "./apart/workbench-apart.js";
export type { NodeWorkbench, NodeWorkbenchOptions } from "./node-workbench.js";
export { createNodeWorkbench } from "./node-workbench.js";
