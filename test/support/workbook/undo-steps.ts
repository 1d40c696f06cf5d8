import type { NodeWorkbench } from "../../../src/workbench/node/index.js";

type Undoable = Pick<NodeWorkbench, "host">;

/** Ctrl+Z. @returns false where there is nothing to undo */
export const undo = ({ host }: Undoable): boolean =>
  host.workbook.model.dispatch("REQUEST_UNDO").isSuccessful;

/** Ctrl+Y. */
export const redo = ({ host }: Undoable): boolean =>
  host.workbook.model.dispatch("REQUEST_REDO").isSuccessful;

/** How many steps can be undone; the workbook is left as it was. */
export function countSteps(workbench: Undoable): number {
  let count = 0;
  while (undo(workbench)) count++;
  for (let index = 0; index < count; index++) redo(workbench);
  return count;
}
