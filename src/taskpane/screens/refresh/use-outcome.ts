import { useRef, useState } from "react";
import type { LongWork, WorkProgress } from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { isAborted, isNoCellSelected } from "../../controls/error-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { reasonOf, useTask } from "../../session/use-task.js";

export interface TaskOutcome {
  readonly intent: "success" | "warning" | "error";
  readonly sentence: string;
  /** Details below the sentence. */
  readonly lines?: readonly string[];
  /** Something is left that only the user may allow. */
  readonly canOverwrite?: boolean;
}

/**
 * Runs one task at a time and keeps its outcome for the screen; failures become sentences.
 *
 * @param stopped what is said of a task that was cancelled.
 */
export function useOutcome(failed: (reason: string) => string, stopped = "") {
  const announce = useAnnounce();
  const { noCellSelected } = useMessages();
  const { state, run: begin } = useTask<TaskOutcome | null>();
  const isBusy = state.status === "running";
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  // A task that is under way goes on when the user looks at another screen, so it has a signal of its own.
  const cancelling = useRef<AbortController | null>(null);
  const cancel = () => {
    cancelling.current?.abort();
  };
  const run = async (task: (work: LongWork) => Promise<TaskOutcome | null>) => {
    if (isBusy) return;
    setProgress(null);
    const { signal } = (cancelling.current = new AbortController());
    const end = await begin(() => task({ signal, onProgress: setProgress }));
    if (end.status === "done" && end.result?.intent === "success") announce(end.result.sentence);
  };
  const outcome: TaskOutcome | null =
    state.status === "done"
      ? state.result
      : state.status === "failed"
        ? isAborted(state.error)
          ? { intent: "warning", sentence: stopped }
          : {
              intent: "error",
              sentence: isNoCellSelected(state.error)
                ? noCellSelected.sentence
                : failed(reasonOf(state.error)),
            }
        : null;
  return { isBusy, progress, cancel, outcome, run };
}
