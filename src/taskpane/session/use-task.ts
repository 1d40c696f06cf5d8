import { useEffect, useState, useSyncExternalStore } from "react";
import { useServices } from "../services/services.js";
import { perPane } from "./per-pane.js";
import { createTaskStore, type TaskState, type TaskStore } from "./task-store.js";

export type { TaskState };

type Task<Result> = Pick<TaskStore<Result>, "run" | "clear"> & {
  readonly state: TaskState<Result>;
};

export interface Keeping {
  /** What goes on under this name when its screen is left is there for whoever comes back. */
  readonly name: string;
  /** How it ended stays too, once it has been seen. @default false */
  readonly keepsEnd?: boolean;
}

const keptOf = perPane(() => new Map<string, TaskStore<unknown>>());

/**
 * One thing at a time, with its state for the screen.
 *
 * @param keeping for what is paid for or writes: else it is aborted when the screen is left
 */
export function useTask<Result>(keeping?: Keeping): Task<Result> {
  const kept = keptOf(useServices());
  const name = keeping?.name;
  const [own] = useState(() => createTaskStore<Result>());
  const store = name === undefined ? own : storeIn<Result>(kept, name);
  const state = useSyncExternalStore(store.onChange, store.state);
  const keepsEnd = keeping?.keepsEnd === true;
  useEffect(
    () => () => {
      const isUnderWay = store.state().status === "running";
      if (store === own || (!isUnderWay && !keepsEnd)) store.clear();
    },
    [keepsEnd, own, store],
  );
  return { state, run: store.run, clear: store.clear };
}

/** Whoever names a task knows what comes of it. */
function storeIn<Result>(kept: Map<string, TaskStore<unknown>>, name: string): TaskStore<Result> {
  const store = kept.get(name) ?? createTaskStore<unknown>();
  kept.set(name, store);
  return store as TaskStore<Result>;
}

/** The sentence of a failure, as whoever threw it wrote it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
