import { createObservable } from "../../../observable/index.js";
import type { FillReport, WorkProgress } from "../../../workbook/index.js";
import { perPane } from "../../session/per-pane.js";
import type { TaskState } from "../../session/use-task.js";

interface RunState {
  readonly filling: TaskState<FillReport>;
  readonly progress: WorkProgress | null;
}

interface FillOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: WorkProgress) => void;
}

/** A filling and what came of it. It goes on while the user looks at another screen. */
interface FillRun {
  state(): RunState;
  onChange(listener: () => void): () => void;
  start(fill: (options: FillOptions) => Promise<FillReport>): void;
  /** Leaves the cells as they were. */
  cancel(): void;
  /** The same, without a word about it. */
  clear(): void;
}

const idle: RunState = { filling: { status: "idle" }, progress: null };

function createFillRun(): FillRun {
  let state = idle;
  let running = new AbortController();
  const changes = createObservable();
  const set = (next: RunState) => {
    state = next;
    changes.emit();
  };
  return {
    state: () => state,
    onChange: (listener) => changes.subscribe(listener),
    start: (fill) => {
      running.abort();
      const mine = (running = new AbortController());
      const show = (next: RunState) => {
        if (running === mine) set(next);
      };
      show({ filling: { status: "running" }, progress: null });
      const onProgress = (progress: WorkProgress) => {
        show({ filling: { status: "running" }, progress });
      };
      fill({ signal: mine.signal, onProgress }).then(
        (result) => {
          show({ filling: { status: "done", result }, progress: null });
        },
        (error: unknown) => {
          show({ filling: { status: "failed", error }, progress: null });
        },
      );
    },
    cancel: () => {
      running.abort();
    },
    clear: () => {
      running.abort();
      running = new AbortController();
      set(idle);
    },
  };
}

export const fillRunOf = perPane(createFillRun);
