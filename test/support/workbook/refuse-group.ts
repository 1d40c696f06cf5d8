import { vi } from "vitest";

type Batch = (context: Excel.RequestContext) => Promise<unknown>;

interface GroupRefusal {
  /** How often a round trip was refused. */
  readonly refused: () => number;
  /** Round trips asked for within groups, the last of office.js itself included. */
  readonly roundTrips: () => number;
}

/**
 * From now on Excel refuses a group of undo at one of its round trips, as one without undo support would
 * be, before or after doing what it holds. `vi.restoreAllMocks()` ends it.
 *
 * @param at counted from 1; 0 refuses none.
 */
export function refuseGroup(at: number, isDone: boolean): GroupRefusal {
  const real = Excel.run.bind(Excel) as (options: object, batch: Batch) => Promise<unknown>;
  let refused = 0;
  let count = 0;
  const run = (options: Excel.RunOptions, batch: Batch) => {
    if (options.mergeUndoGroup !== true) return real(options, batch);
    return real(options, (context) => {
      const sync = context.sync.bind(context);
      // office.js ends a run with a round trip of its own, through which it hands the result.
      context.sync = async <T>(result?: T) => {
        if (++count !== at) return sync(result);
        refused++;
        if (isDone) await sync();
        throw Object.assign(new Error("The operation is not undoable."), {
          code: "UndoNotSupported",
        });
      };
      return batch(context);
    });
  };
  vi.spyOn(Excel, "run").mockImplementation(run as never);
  return { refused: () => refused, roundTrips: () => count };
}
