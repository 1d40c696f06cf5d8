import { createObservable } from "../../observable/index.js";

/** How it ended. */
type TaskEnd<Result> =
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "failed"; readonly error: unknown };

/** Something that takes its time: not begun, under way, or how it ended. */
export type TaskState<Result> =
  { readonly status: "idle" } | { readonly status: "running" } | TaskEnd<Result>;

export interface TaskStore<Result> {
  readonly state: () => TaskState<Result>;
  readonly onChange: (listener: () => void) => () => void;
  /**
   * Begins, and resolves to how it ended; never rejects. What was under way is aborted and not shown any
   * more.
   */
  readonly run: (work: (signal: AbortSignal) => Promise<Result>) => Promise<TaskEnd<Result>>;
  /** Aborts what is under way and forgets how the last one ended. */
  readonly clear: () => void;
}

/** One thing at a time, whether somebody looks or not. */
export function createTaskStore<Result>(): TaskStore<Result> {
  let state: TaskState<Result> = { status: "idle" };
  let running: AbortController | null = null;
  const changes = createObservable();
  const set = (next: TaskState<Result>) => {
    state = next;
    changes.emit();
  };
  return {
    state: () => state,
    onChange: (listener) => changes.subscribe(listener),
    run: async (work) => {
      running?.abort();
      const abort = (running = new AbortController());
      set({ status: "running" });
      const end = await work(abort.signal).then(
        (result): TaskEnd<Result> => ({ status: "done", result }),
        (error: unknown): TaskEnd<Result> => ({ status: "failed", error }),
      );
      if (running === abort) set(end);
      return end;
    },
    clear: () => {
      running?.abort();
      running = null;
      set({ status: "idle" });
    },
  };
}
