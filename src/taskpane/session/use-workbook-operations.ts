import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  createWorkbookOperations,
  type KeptThing,
  type WorkbookOperations,
} from "../../workbook/index.js";
import { useServices, type PaneServices, type PaneWorkbook } from "../services/services.js";
import { firstChoice, type Choice } from "./refresh-choice.js";
import { createRefreshRun, type RefreshRun, type RunState } from "./refresh-run.js";

interface WorkbookTasks {
  readonly operations: WorkbookOperations;
  readonly run: RefreshRun;
}

/** One for each pane, made when it is first needed: screens come and go, a refresh goes on. */
const made = new WeakMap<PaneServices, WorkbookTasks>();

function tasksOf(services: PaneServices, workbook: PaneWorkbook): WorkbookTasks {
  const known = made.get(services);
  if (known !== undefined) return known;
  const { run, snapshot, options, agreement } = workbook;
  const { data, language } = services;
  const operations = createWorkbookOperations({
    ...{ run, snapshot, options, agreement, data, language },
  });
  const tasks = { operations, run: createRefreshRun(operations) };
  made.set(services, tasks);
  return tasks;
}

/** What is done to the workbook as a whole; null outside of Excel. */
export function useWorkbookOperations(): WorkbookOperations | null {
  const services = useServices();
  return services.workbook === null ? null : tasksOf(services, services.workbook).operations;
}

const idle: RunState = { status: "idle" };

interface ShownRun {
  readonly run: RefreshRun | null;
  readonly state: RunState;
  readonly choice: Choice;
}

export function useRefreshRun(): ShownRun {
  const services = useServices();
  const run = services.workbook === null ? null : tasksOf(services, services.workbook).run;
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
