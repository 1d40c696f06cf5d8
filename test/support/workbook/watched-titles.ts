import { whenQuiet } from "../../../src/addin/open-workbook/when-quiet.js";
import { watchTitles, type RunInExcel } from "../../../src/workbook/index.js";
import { undo } from "./undo-steps.js";
import type { TitledWorkbook } from "./titled-workbook.js";

export interface WatchedTitles {
  /** What the watcher has done so far; may be emptied. */
  readonly looks: Promise<unknown>[];
  /** Until nothing that an edit has begun is under way. */
  readonly settle: () => Promise<void>;
  /** Until it has looked, whatever is still being calculated. */
  readonly looked: () => Promise<void>;
  /** After so many presses of undo on the grid, each of which is settled. */
  readonly afterUndo: (presses: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Has the titles of a workbook follow its edits, as the add-in does.
 *
 * @param run by which the watcher asks Excel. @default the workbook's own
 */
export async function watchTitled(
  cared: TitledWorkbook,
  run: RunInExcel = cared.run,
): Promise<WatchedTitles> {
  const { workbench, data, takeTurn } = cared;
  const looks: Promise<unknown>[] = [];
  const stop = await watchTitles({
    run: (task) => {
      const look = run(task);
      looks.push(look);
      return look;
    },
    data,
    takeTurn,
    onQuiet: (listener) => whenQuiet(workbench.client, listener),
  });
  const untilQuiet = async (calculated: () => Promise<unknown>): Promise<void> => {
    for (let seen = -1; seen < looks.length;) {
      seen = looks.length;
      await calculated();
      await Promise.allSettled(looks);
      // Events travel in tasks of their own, and what one begins may begin another.
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const settle = () => untilQuiet(() => workbench.idle());
  const looked = () => untilQuiet(() => Promise.resolve());
  const afterUndo = async (presses: number): Promise<void> => {
    for (let press = 0; press < presses; press += 1) {
      undo(workbench);
      await settle();
    }
  };
  return { looks, settle, looked, afterUndo, stop };
}
