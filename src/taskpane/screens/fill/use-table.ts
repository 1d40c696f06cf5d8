import { useState } from "react";
import type { Price } from "../../../client/index.js";
import { localDay } from "../../../statistics/index.js";
import {
  mostSearches,
  readTable,
  searchesFor,
  understandTable,
  type FillAnswers,
  type TableHints,
  type TableReading,
  type TableRefusal,
  type TableUnderstanding,
} from "../../../workbook/index.js";
import { useServices, type PaneWorkbook } from "../../services/services.js";
import { createKeptState } from "../../session/kept-state.js";
import { useTask } from "../../session/use-task.js";

export type Shape = "cells" | "spill";
/** What looking for indicators costs here, before it is done. */
export interface SearchOffer {
  readonly price: Price;
  readonly searches: number;
  readonly reading: TableReading;
  readonly hints: TableHints;
}
type Read = TableUnderstanding | TableRefusal | SearchOffer;

const searchSize = 15;

/** What was understood and answered, for whoever comes back. */
interface KeptTable {
  readonly understanding?: TableUnderstanding | undefined;
  /** What the user has looked for instead of the title's words. */
  readonly measure?: string | undefined;
  /** What is typed for one and not looked for yet. */
  readonly words?: string | undefined;
  readonly answers: FillAnswers;
  readonly shape: Shape;
}
export type ChangeTable = (change: Partial<KeptTable>) => void;

export const useKeptTable = createKeptState<KeptTable>({ answers: {}, shape: "cells" });

/** The table as it is understood, and how to have it understood otherwise. */
export function useTable({ run: runInWorkbook }: PaneWorkbook, kept: KeptTable, set: ChangeTable) {
  const { state, run, clear } = useTask<Read>({ name: "read a table" });
  const [isCancelled, setCancelled] = useState(false);
  const understand = useUnderstanding();
  const { measure } = kept;
  const found =
    state.status === "done"
      ? state.result
      : state.status === "idle"
        ? kept.understanding
        : undefined;
  const understanding = found !== undefined && "whole" in found ? found : undefined;
  const start = (work: (signal: AbortSignal) => Promise<Read>) => {
    setCancelled(false);
    set({ understanding: undefined });
    void run(async (signal) => {
      const read = await work(signal);
      if (!signal.aborted && "whole" in read) set({ understanding: read });
      return read;
    });
  };
  return {
    reading: state,
    found,
    understanding,
    isCancelled,
    measure,
    stopReading: () => {
      clear();
      setCancelled(true);
    },
    read: () => {
      set({ measure: undefined, words: undefined });
      start(async (signal) => {
        const table = await readTable(runInWorkbook, localDay(new Date()));
        return "problem" in table ? table : understand(table, {}, { signal, atMost: 0 });
      });
    },
    ask: (hints: TableHints) => {
      if (understanding === undefined) return;
      const { kinds, reading } = understanding;
      const all = { measure, ...hints, kinds: { ...kinds, ...hints.kinds } };
      set({ measure: all.measure });
      start((signal) => understand(reading, all, { signal, atMost: 0 }));
    },
    accept: ({ reading, hints, price: { atMost } }: SearchOffer) => {
      start((signal) => understand(reading, hints, { signal, atMost }));
    },
  };
}

/** How a table is understood, for no more than what was accepted. */
function useUnderstanding() {
  const { client, language } = useServices();
  return async (
    reading: TableReading,
    hints: TableHints,
    { signal, atMost }: { readonly signal: AbortSignal; readonly atMost: number },
  ): Promise<Read> => {
    const texts = searchesFor(reading, hints);
    const price = await client.quote(
      texts.map((q) => ({ operation: "searchIndicators", parameters: { q, size: searchSize } })),
    );
    if (texts.length <= mostSearches && price.atMost > atMost)
      return { price, searches: texts.length, reading, hints };
    const search = async (q: string) => {
      // What was sent is paid for, and kept for the next reading, though this one is cancelled.
      const how = { signal, finishSent: atMost > 0 };
      const list = await client.list("searchIndicators", { q, size: searchSize }, how);
      return list.value.items;
    };
    return understandTable(reading, { ...hints, search, language: language() });
  };
}
