import { useCallback, useState } from "react";
import {
  ProtectedIdsError,
  readActiveCell,
  type Insertion,
  type PlaceOutcome,
  type Where,
} from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { useMessages } from "../../messages/use-messages.js";
import { useServices, type PaneWorkbook } from "../../services/services.js";
import { isNoCellSelected } from "../../controls/error-text.js";
import { useTask, type TaskState } from "../../session/use-task.js";
import { useResults, type Judgement } from "./use-results.js";

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

/** As it is shown: formulas that were written are judged by what their cells show. */
interface ShownReport extends PlaceReport {
  readonly intent: Judgement["intent"];
}

export type Occupied = Extract<PlaceOutcome, { status: "occupied" }>;

type Placed<Report> =
  | Report
  /** Something is in the way; what was to be written waits for the user's word. */
  | (Occupied & { readonly placing: Placing });

/** A failure in words of the user's own language, whole sentences. */
export class InsertionError extends Error {}

export interface Placer {
  readonly state: TaskState<Placed<ShownReport>>;
  /** Where there is room. @param where @default at the selected cell */
  readonly insert: (prepare: () => Placing | Promise<Placing>, where?: Where) => Promise<void>;
  /** What waits, at the place that the user chose. */
  readonly choose: (where: Where) => Promise<void>;
  readonly clear: () => void;
}

/** The cell that is selected now: while figures are fetched another one may be selected. */
export async function chosenPlace({ run }: PaneWorkbook, where: Where): Promise<Where> {
  if (typeof where === "object" || where === "new-sheet") return where;
  try {
    return { how: where, cell: await run(readActiveCell) };
  } catch (error) {
    if (isNoCellSelected(error)) throw error;
    // Excel is busy: then it is the cell that is selected when it is not any more.
    return where;
  }
}

/**
 * Puts things into the workbook, and asks where else when something is in the way.
 *
 * @param name for what goes on, and is there again, where its screen is left meanwhile
 */
export function usePlace(name?: string): Placer {
  const { workbook } = useServices();
  const { insert: words } = useMessages();
  const announce = useAnnounce();
  const { state, run, clear } = useTask<Placed<PlaceReport>>(named(name, "place"));
  const { judgement, watch } = useResults(named(name, "results"));

  const put = useCallback(
    async (prepare: () => Placing | Promise<Placing>, where: Where) => {
      const shown = { isLeft: false };
      const end = await run(async (signal) => {
        if (workbook === null) throw new InsertionError(words.noWorkbook);
        signal.addEventListener("abort", () => {
          shown.isLeft = true;
        });
        announce(words.working);
        const chosen = await chosenPlace(workbook, where);
        const placing = await prepare();
        const outcome = await workbook.place(placing.insertion, chosen).catch((error: unknown) => {
          if (!(error instanceof ProtectedIdsError)) throw error;
          throw new InsertionError(words.idsProtected(error.sheetName));
        });
        if (outcome.status === "occupied") return { ...outcome, placing };
        if (!signal.aborted) watch(outcome.calculated);
        return placing.report(outcome.address, outcome.result);
      });
      if (shown.isLeft || end.status !== "done" || "placing" in end.result) return;
      const { isDone, sentence, doubt = "" } = end.result;
      if (isDone) announce(`${sentence} ${doubt}`.trim());
    },
    [announce, run, watch, words, workbook],
  );
  const waiting =
    state.status === "done" && "placing" in state.result ? state.result.placing : undefined;
  return {
    state: shownState(state, judgement),
    insert: useCallback((prepare, where = "selection") => put(prepare, where), [put]),
    choose: useCallback(
      async (where) => {
        if (waiting !== undefined) await put(() => waiting, where);
      },
      [put, waiting],
    ),
    clear,
  };
}

/**
 * The same for what can be chosen otherwise meanwhile: what waits is asked about, and what was refused is said,
 * only while it is what is chosen.
 *
 * @param choice as JSON it tells one from another
 */
export function usePlaceOf(choice: readonly unknown[], name?: string): Placer {
  const chosen = JSON.stringify(choice);
  const { state, insert, ...placer } = usePlace(name);
  const [asked, setAsked] = useState(chosen);
  const isAbout =
    (state.status === "done" && "placing" in state.result) ||
    (state.status === "failed" && state.error instanceof InsertionError);
  return {
    ...placer,
    state: isAbout && asked !== chosen ? { status: "idle" } : state,
    insert: (prepare, where) => {
      setAsked(chosen);
      return insert(prepare, where);
    },
  };
}

const named = (name: string | undefined, part: string) =>
  name === undefined ? undefined : { name: `${part} ${name}` };

function shownState(
  state: TaskState<Placed<PlaceReport>>,
  judgement: Judgement,
): TaskState<Placed<ShownReport>> {
  if (state.status !== "done") return state;
  const { result } = state;
  if ("placing" in result) return { status: "done", result };
  if (!result.isDone) return { status: "done", result: { ...result, intent: "error" } };
  if (judgement.intent !== "error") {
    return { status: "done", result: { ...result, intent: judgement.intent } };
  }
  return { status: "done", result: { isDone: true, ...judgement } };
}
