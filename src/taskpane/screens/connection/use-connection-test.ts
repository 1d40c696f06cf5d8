import { useCallback } from "react";
import { ApiError } from "../../../contract/index.js";
import { useServices } from "../../services/services.js";
import { useTask, type TaskState } from "../../session/use-task.js";

/** What a key that works may do. */
interface WorkingKey {
  /** False where the service knows the key but refused this operation. */
  readonly mayUseIndicators: boolean;
  readonly found: number;
}

/** Null: another key, which the service does not refuse. */
export type ConnectionTest = TaskState<WorkingKey | null>;

/** Tries the key, and says whether it works, with the one operation whose price is known to be nothing. */
export function useConnectionTest() {
  const { client } = useServices();
  const { state: test, run: begin, clear } = useTask<WorkingKey | null>();

  /**
   * Whether another key may take the present one's place: not one that the service refuses.
   *
   * @param signal of its own: the key is tried also when the user looks at another screen
   */
  const check = useCallback(
    async (key: string, signal: AbortSignal): Promise<boolean> => {
      const end = await begin(async () => {
        const error: unknown = await client
          .checkKey(key, signal)
          .catch((reason: unknown) => reason);
        // What else is wrong says nothing of the key.
        if (error instanceof ApiError && error.code === "bad-key") throw error;
        return null;
      });
      return end.status === "done";
    },
    [begin, client],
  );

  const run = useCallback(async () => {
    const end = await begin(async (signal) => {
      try {
        const { value } = await client.request(
          "searchIndicators",
          { q: "population", size: 1 },
          // A kept answer proves nothing about the connection.
          { forceFresh: true, refuseStale: true, lane: "pane", signal },
        );
        return { mayUseIndicators: true, found: value.total_count };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "forbidden") throw error;
        return { mayUseIndicators: false, found: 0 };
      }
    });
    return end.status === "done";
  }, [begin, client]);
  return { test, check, run, clear };
}
