import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../contract/index.js";
import { useServices } from "../../services/services.js";

export type ConnectionTest =
  | { readonly status: "untried" }
  | { readonly status: "testing" }
  /** `mayUseIndicators` is false where the service knows the key but refused this operation. */
  | { readonly status: "works"; readonly mayUseIndicators: boolean; readonly found: number }
  | { readonly status: "failed"; readonly error: unknown };

/** Tries the key, and says whether it works, with the one operation whose price is known to be nothing. */
export function useConnectionTest() {
  const { client } = useServices();
  const [test, setTest] = useState<ConnectionTest>({ status: "untried" });
  const running = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setTest({ status: "untried" });
  }, []);

  /** Whether another key may take the present one's place: not one that the service refuses. */
  const check = useCallback(
    async (key: string): Promise<boolean> => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setTest({ status: "testing" });
      const error: unknown = await client
        .checkKey(key, abort.signal)
        .catch((reason: unknown) => reason);
      const isRefused = error instanceof ApiError && error.code === "bad-key";
      if (isRefused && running.current === abort) setTest({ status: "failed", error });
      return !isRefused;
    },
    [client],
  );

  const run = useCallback(async () => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setTest({ status: "testing" });
    const result = await client
      .request(
        "searchIndicators",
        { q: "population", size: 1 },
        // A kept answer proves nothing about the connection.
        { forceFresh: true, refuseStale: true, lane: "pane", signal: abort.signal },
      )
      .then(
        ({ value }): ConnectionTest => ({
          status: "works",
          mayUseIndicators: true,
          found: value.total_count,
        }),
        (error: unknown): ConnectionTest =>
          error instanceof ApiError && error.code === "forbidden"
            ? { status: "works", mayUseIndicators: false, found: 0 }
            : { status: "failed", error },
      );
    // A later test, or leaving the screen, has made this one's result meaningless.
    if (running.current === abort) setTest(result);
    return result.status === "works";
  }, [client]);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return { test, check, run, clear };
}
