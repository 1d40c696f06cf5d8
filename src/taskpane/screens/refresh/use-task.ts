import { useState } from "react";
import { useAnnounce } from "../../frame/announcer.js";

export interface TaskOutcome {
  readonly intent: "success" | "warning" | "error";
  readonly sentence: string;
  /** Details below the sentence. */
  readonly lines?: readonly string[];
  /** Something is left that only the user may allow. */
  readonly canOverwrite?: boolean;
}

/** Runs one task at a time and keeps its outcome for the screen; failures become sentences. */
export function useTask(failed: (reason: string) => string) {
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<TaskOutcome | null>(null);
  const run = async (task: () => Promise<TaskOutcome | null>) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const next = await task().catch((error: unknown): TaskOutcome => ({
      intent: "error",
      sentence: failed(error instanceof Error ? error.message : String(error)),
    }));
    setBusy(false);
    setOutcome(next);
    if (next?.intent === "success") announce(next.sentence);
  };
  return { isBusy, outcome, run };
}
