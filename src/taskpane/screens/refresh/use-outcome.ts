import { useAnnounce } from "../../frame/announcer.js";
import { isNoCellSelected } from "../../controls/error-text.js";
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

/** Runs one task at a time and keeps its outcome for the screen; failures become sentences. */
export function useOutcome(failed: (reason: string) => string) {
  const announce = useAnnounce();
  const { noCellSelected } = useMessages();
  const { state, run: begin } = useTask<TaskOutcome | null>();
  const isBusy = state.status === "running";
  const run = async (task: () => Promise<TaskOutcome | null>) => {
    if (isBusy) return;
    const end = await begin(task);
    if (end.status === "done" && end.result?.intent === "success") announce(end.result.sentence);
  };
  const outcome: TaskOutcome | null =
    state.status === "done"
      ? state.result
      : state.status === "failed"
        ? {
            intent: "error",
            sentence: isNoCellSelected(state.error)
              ? noCellSelected.sentence
              : failed(reasonOf(state.error)),
          }
        : null;
  return { isBusy, outcome, run };
}
