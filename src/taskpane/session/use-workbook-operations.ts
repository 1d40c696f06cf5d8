import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  createWorkbookOperations,
  type KeptThing,
  type WorkbookOperations,
} from "../../workbook/index.js";
import { useServices } from "../services/services.js";
import { perPane } from "./per-pane.js";
import { firstChoice, type Choice } from "./refresh-choice.js";
import { createRefreshRun, type RefreshRun, type RunState } from "./refresh-run.js";

interface WorkbookTasks {
  readonly operations: WorkbookOperations;
  readonly run: RefreshRun;
}

/** Null outside of Excel. */
const tasksOf = perPane(({ workbook, data, language }): WorkbookTasks | null => {
  if (workbook === null) return null;
  const { run, snapshot, options, agreement, takeTurn } = workbook;
  const operations = createWorkbookOperations({
    ...{ run, snapshot, options, agreement, takeTurn, data, language },
  });
  return { operations, run: createRefreshRun(operations) };
});

/** What is done to the workbook as a whole; null outside of Excel. */
export function useWorkbookOperations(): WorkbookOperations | null {
  return tasksOf(useServices())?.operations ?? null;
}

const idle: RunState = { status: "idle" };

interface ShownRun {
  readonly run: RefreshRun | null;
  readonly state: RunState;
  readonly choice: Choice;
}

export function useRefreshRun(): ShownRun {
  const run = tasksOf(useServices())?.run ?? null;
  const subscribe = useCallback(
    (listener: () => void) => run?.onChange(listener) ?? (() => undefined),
    [run],
  );
  const state = useSyncExternalStore(subscribe, () => run?.state() ?? idle);
  const choice = useSyncExternalStore(subscribe, () => run?.choice() ?? firstChoice);
  return { run, state, choice };
}

const told = new WeakSet<WorkbookOperations>();

/** What the workbook keeps and nobody can read any more; said once, since nothing can be done about it. */
export function useDamage(): readonly KeptThing[] {
  const operations = useWorkbookOperations();
  const [damaged, setDamaged] = useState<readonly KeptThing[]>([]);
  useEffect(() => {
    if (operations === null || told.has(operations)) return;
    told.add(operations);
    // A workbook that cannot be looked at says so with everything else that is done to it.
    operations.findDamaged().then(setDamaged, () => undefined);
  }, [operations]);
  return damaged;
}
