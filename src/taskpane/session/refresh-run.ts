import { createObservable } from "../../observable/index.js";
import type {
  FullRefreshReport,
  RefreshChoice,
  RefreshPlan,
  RefreshProgress,
  WorkbookOperations,
} from "../../workbook/index.js";

export type RunState =
  | { readonly status: "idle" }
  | { readonly status: "planning" }
  | { readonly status: "planned"; readonly plan: RefreshPlan }
  | {
      readonly status: "running";
      readonly progress: RefreshProgress | null;
      readonly isCancelling: boolean;
    }
  | { readonly status: "done"; readonly report: FullRefreshReport }
  | { readonly status: "failed"; readonly error: unknown };

/** One refresh from its plan to its report. It goes on while the user looks at another screen. */
export interface RefreshRun {
  state(): RunState;
  onChange(listener: () => void): () => void;
  /** Says what a refresh would do and cost; nothing that costs is asked. Ignored while one is running. */
  plan(choice: RefreshChoice): Promise<void>;
  /** Carries out the plan shown. */
  start(): Promise<void>;
  /** Keeps what has been fetched and leaves the rest as it was. */
  cancel(): void;
}

export function createRefreshRun(operations: WorkbookOperations): RefreshRun {
  let state: RunState = { status: "idle" };
  let planning = new AbortController();
  let running: AbortController | undefined;
  const changes = createObservable();
  const set = (next: RunState) => {
    state = next;
    changes.emit();
  };

  return {
    state: () => state,
    onChange: (listener) => changes.subscribe(listener),
    plan: async (choice) => {
      if (state.status === "running") return;
      planning.abort();
      const mine = (planning = new AbortController());
      set({ status: "planning" });
      const next = await operations.plan({ ...choice, signal: mine.signal }).then(
        (plan): RunState => ({ status: "planned", plan }),
        (error: unknown): RunState => ({ status: "failed", error }),
      );
      // Another choice was made meanwhile.
      if (planning === mine) set(next);
    },
    start: async () => {
      if (state.status !== "planned") return;
      const { plan } = state;
      const abort = (running = new AbortController());
      set({ status: "running", progress: null, isCancelling: false });
      const next = await operations
        .refresh(plan, {
          signal: abort.signal,
          onProgress: (progress) => {
            set({ status: "running", progress, isCancelling: abort.signal.aborted });
          },
        })
        .then(
          (report): RunState => ({ status: "done", report }),
          (error: unknown): RunState => ({ status: "failed", error }),
        );
      running = undefined;
      set(next);
    },
    cancel: () => {
      running?.abort();
      if (state.status === "running") set({ ...state, isCancelling: true });
    },
  };
}
