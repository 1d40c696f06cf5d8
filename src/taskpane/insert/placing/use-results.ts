import { useCallback } from "react";
import {
  awaitResults,
  renewNotesAt,
  type CellArea,
  type CellResults,
} from "../../../workbook/index.js";
import { useMessages } from "../../messages/use-messages.js";
import { cellReason } from "../../services/cell-reason.js";
import { useServices } from "../../services/services.js";
import { useTask, type Keeping } from "../../session/use-task.js";

/** How a message about written formulas looks: good news only once their cells show no error. */
export type Judgement =
  | { readonly intent: "info" | "success" }
  /** With what the first cell in error says. */
  | { readonly intent: "error"; readonly sentence: string };

interface Results {
  readonly judgement: Judgement;
  /** Looks at the cells until their results are there; undefined for something without formulas. */
  readonly watch: (area: CellArea | undefined) => void;
}

interface Watched {
  readonly area: CellArea;
  readonly results: CellResults;
}

/** Watches the cells of formulas that were just written. */
export function useResults(keeping?: Keeping): Results {
  const { workbook, errorLog, data, language } = useServices();
  const { insert: words } = useMessages();
  const { state, run, clear } = useTask<Watched>(keeping);

  const watch = useCallback(
    (area: CellArea | undefined) => {
      if (area === undefined || workbook === null) {
        clear();
        return;
      }
      void run(async (signal) => {
        const results = await awaitResults(workbook.run, area, { signal });
        if (results.status === "settled" && area.rowCount * area.columnCount === 1) {
          // What is not said now is said with the next edit, or by a refresh.
          await renewNotesAt(workbook.run, data, area, language()).catch(() => undefined);
        }
        return { area, results };
      });
    },
    [clear, data, language, run, workbook],
  );

  const judge = (): Judgement => {
    if (state.status === "idle") return { intent: "success" };
    // Still calculating, or Excel does not say: nobody knows yet.
    if (state.status !== "done" || state.result.results.status === "busy")
      return { intent: "info" };
    const { area, results } = state.result;
    const [first, ...others] = results.errors;
    if (first === undefined) return { intent: "success" };
    const place = `${area.sheetName}!${first.address}`;
    const sentence = words.cellError(place, first.shown, cellReason(errorLog, place) ?? "");
    return {
      intent: "error",
      sentence: others.length === 0 ? sentence : `${sentence} ${words.moreErrors(others.length)}`,
    };
  };
  return { judgement: judge(), watch };
}
