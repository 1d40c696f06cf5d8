import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../contract/index.js";
import type { Insertion, PlaceOutcome, Where } from "../../workbook/index.js";
import { useAnnounce } from "../frame/announcer.js";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services/services.js";

/** What is to be written, and what is said when it stands there. */
export interface Placing {
  readonly insertion: Insertion<unknown>;
  readonly report: (address: string, result: unknown) => PlaceReport;
}

interface PlaceReport {
  readonly isDone: boolean;
  readonly sentence: string;
  /** What is not sure of it. */
  readonly doubt?: string | undefined;
}

type Occupied = Extract<PlaceOutcome, { status: "occupied" }>;

type PlaceState =
  | { readonly status: "idle" }
  | { readonly status: "inserting" }
  | { readonly status: "inserted"; readonly sentence: string; readonly doubt?: string | undefined }
  /** Something is in the way; what was to be written waits for the user's word. */
  | (Occupied & { readonly placing: Placing })
  /** Excel did not take it; a whole sentence. */
  | { readonly status: "failed"; readonly sentence: string }
  /** The service did not give what is to be written. */
  | { readonly status: "refused"; readonly error: ApiError };

/** A failure in words of the user's own language. */
export class InsertionError extends Error {}

export interface Placer {
  readonly state: PlaceState;
  /** At the selected cell, where there is room. */
  readonly insert: (prepare: () => Placing | Promise<Placing>) => Promise<void>;
  /** What waits, at the place that the user chose. */
  readonly choose: (where: Where) => Promise<void>;
  readonly clear: () => void;
}

/** Puts things into the workbook, and asks where else when something is in the way. */
export function usePlace(): Placer {
  const { workbook } = useServices();
  const { insert: words } = useMessages();
  const announce = useAnnounce();
  const [state, setState] = useState<PlaceState>({ status: "idle" });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const put = useCallback(
    async (prepare: () => Placing | Promise<Placing>, where: Where) => {
      if (workbook === null) {
        setState({ status: "failed", sentence: words.noWorkbook });
        return;
      }
      setState({ status: "inserting" });
      announce(words.working);
      const write = async (): Promise<PlaceState> => {
        const placing = await prepare();
        const outcome = await workbook.place(placing.insertion, where);
        if (outcome.status === "occupied") return { ...outcome, placing };
        const { isDone, ...said } = placing.report(outcome.address, outcome.result);
        return { status: isDone ? "inserted" : "failed", ...said };
      };
      const next = await write().catch((error: unknown): PlaceState => {
        if (error instanceof ApiError) return { status: "refused", error };
        if (error instanceof InsertionError) return { status: "failed", sentence: error.message };
        const reason = error instanceof Error ? error.message : String(error);
        return { status: "failed", sentence: words.failed(reason) };
      });
      if (isGone.current) return;
      setState(next);
      if (next.status === "inserted") announce(`${next.sentence} ${next.doubt ?? ""}`.trim());
    },
    [announce, words, workbook],
  );
  const waiting = state.status === "occupied" ? state.placing : undefined;
  return {
    state,
    insert: useCallback((prepare) => put(prepare, "selection"), [put]),
    choose: useCallback(
      async (where) => {
        if (waiting !== undefined) await put(() => waiting, where);
      },
      [put, waiting],
    ),
    clear: useCallback(() => {
      setState({ status: "idle" });
    }, []),
  };
}
