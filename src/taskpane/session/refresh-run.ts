import { createObservable } from "../../observable/index.js";
import type {
  FullRefreshReport,
  RefreshPlan,
  RefreshProgress,
  WorkbookOperations,
} from "../../workbook/index.js";
import { firstChoice, toRefreshChoice, type Choice } from "./refresh-choice.js";

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
  /** What it is, or was last, planned for. */
  choice(): Choice;
  onChange(listener: () => void): () => void;
  /**
   * Says what a refresh would do and cost; nothing that costs is asked. Ignored while one is running.
   *
   * @param choice @default the same as before
   */
  plan(choice?: Choice): Promise<void>;
  /** Carries out the plan shown. */
  start(): Promise<void>;
  /** Keeps what has been fetched and leaves the rest as it was. */
  cancel(): void;
}

export function createRefreshRun(operations: WorkbookOperations): RefreshRun {
  let state: RunState = { status: "idle" };
  let choice = firstChoice;
  let planning = new AbortController();
  let running: AbortController | undefined;
  const changes = createObservable();
  const set = (next: RunState) => {
    state = next;
    changes.emit();
  };

  return {
    state: () => state,
    choice: () => choice,
    onChange: (listener) => changes.subscribe(listener),
    plan: async (next = choice) => {
      if (state.status === "running") return;
      choice = next;
      planning.abort();
      const mine = (planning = new AbortController());
      set({ status: "planning" });
      const end = await operations
        .plan({ ...toRefreshChoice(next), signal: mine.signal })
        .then((plan): RunState => ({ status: "planned", plan }), failed);
      // Another choice was made meanwhile.
      if (planning === mine) set(end);
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
        .then((report): RunState => ({ status: "done", report }), failed);
      running = undefined;
      set(next);
    },
    cancel: () => {
      running?.abort();
      if (state.status === "running") set({ ...state, isCancelling: true });
    },
  };
}

const failed = (error: unknown): RunState => ({ status: "failed", error });
