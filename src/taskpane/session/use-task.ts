import { useCallback, useEffect, useRef, useState } from "react";

/** How it ended. */
type TaskEnd<Result> =
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "failed"; readonly error: unknown };

/** Something that takes its time: not begun, under way, or how it ended. */
export type TaskState<Result> =
  { readonly status: "idle" } | { readonly status: "running" } | TaskEnd<Result>;

interface Task<Result> {
  readonly state: TaskState<Result>;
  /**
   * Begins, and resolves to how it ended; never rejects. What was under way is aborted and not shown any
   * more, as it is when the screen is left.
   */
  readonly run: (work: (signal: AbortSignal) => Promise<Result>) => Promise<TaskEnd<Result>>;
  /** Aborts what is under way and forgets how the last one ended. */
  readonly clear: () => void;
}

/** One thing at a time, with its state for the screen. */
export function useTask<Result>(): Task<Result> {
  const [state, setState] = useState<TaskState<Result>>({ status: "idle" });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<Result>) => {
      stop();
      const abort = new AbortController();
      running.current = abort;
      setState({ status: "running" });
      const end = await work(abort.signal).then(
        (result): TaskEnd<Result> => ({ status: "done", result }),
        (error: unknown): TaskEnd<Result> => ({ status: "failed", error }),
      );
      if (running.current === abort) setState(end);
      return end;
    },
    [stop],
  );
  const clear = useCallback(() => {
    stop();
    setState({ status: "idle" });
  }, [stop]);
  return { state, run, clear };
}

/** The sentence of a failure, as whoever threw it wrote it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
