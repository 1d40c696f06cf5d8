import { useEffect, useMemo, useRef, useState } from "react";
import type { Price } from "../../../client/index.js";
import { localDay } from "../../../statistics/index.js";
import {
  fillTable,
  mostSearches,
  planFill,
  quoteFill,
  readTable,
  searchesFor,
  understandTable,
  type FillAnswers,
  type FillPlan,
  type FillReport,
  type TableHints,
  type TableReading,
  type TableRefusal,
  type TableUnderstanding,
  type WorkProgress,
} from "../../../workbook/index.js";
import { useServices, type PaneWorkbook } from "../../services/services.js";
import { useTask } from "../../session/use-task.js";

type Shape = "cells" | "spill";
type Quote = Awaited<ReturnType<typeof quoteFill>>;

/** What looking for indicators costs here, before it is done. */
export interface SearchOffer {
  readonly price: Price;
  readonly searches: number;
  readonly reading: TableReading;
  readonly hints: TableHints;
}
type Read = TableUnderstanding | TableRefusal | SearchOffer;

const searchSize = 15;

/** The marked table from reading to filling: one thing at a time, all of it forgotten when it is read anew. */
export function useFill(workbook: PaneWorkbook) {
  const [answers, setAnswers] = useState<FillAnswers>({});
  const [shape, setShape] = useState<Shape>("cells");
  const table = useTable(workbook);
  const { understanding } = table;
  const plan = useMemo(
    () => understanding && planFill(understanding, answers),
    [understanding, answers],
  );
  const filling = useFilling(workbook);
  const quote = useQuote(plan, filling.state.status);
  return {
    ...{ ...table, plan, quote, answers, shape, setShape },
    ...{ filling: filling.state, progress: filling.progress, cancel: filling.cancel },
    read: () => {
      filling.clear();
      setAnswers({});
      table.read();
    },
    ask: (hints: TableHints) => {
      filling.clear();
      table.ask(hints);
    },
    fill: () => {
      if (understanding === undefined || plan === undefined) return;
      filling.fill(understanding, plan, plan.spill === undefined ? "cells" : shape);
    },
    answer: (key: string, value: string) => {
      filling.clear();
      setAnswers({ ...answers, [key]: value });
    },
  };
}

/** The table as it is understood, and how to have it understood otherwise. */
function useTable({ run: runInWorkbook }: PaneWorkbook) {
  const { state, run, clear } = useTask<Read>();
  const [isCancelled, setCancelled] = useState(false);
  const [measure, setMeasure] = useState<string>();
  const understand = useUnderstanding();
  const found = state.status === "done" ? state.result : undefined;
  const understanding = found !== undefined && "whole" in found ? found : undefined;
  const start = (work: (signal: AbortSignal) => Promise<Read>) => {
    setCancelled(false);
    void run(work);
  };
  return {
    reading: state,
    found,
    understanding,
    isCancelled,
    /** What the user has looked for instead of the title's words. */
    measure,
    stopReading: () => {
      clear();
      setCancelled(true);
    },
    read: () => {
      setMeasure(undefined);
      start(async (signal) => {
        const table = await readTable(runInWorkbook, localDay(new Date()));
        return "problem" in table ? table : understand(table, {}, { signal, atMost: 0 });
      });
    },
    ask: (hints: TableHints) => {
      if (understanding === undefined) return;
      const { kinds, reading } = understanding;
      const all = { measure, ...hints, kinds: { ...kinds, ...hints.kinds } };
      setMeasure(all.measure);
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
      const list = await client.list("searchIndicators", { q, size: searchSize }, { signal });
      return list.value.items;
    };
    return understandTable(reading, { ...hints, search, language: language() });
  };
}

/** The filling goes on when the user looks at another screen, so it has a signal of its own. */
function useFilling({ run: runInWorkbook }: PaneWorkbook) {
  const { data, functions } = useServices();
  const { state, run, clear } = useTask<FillReport>();
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  return {
    ...{ state, progress },
    clear: () => {
      cancelling.current?.abort();
      clear();
    },
    cancel: () => {
      cancelling.current?.abort();
    },
    fill: ({ reading }: TableUnderstanding, plan: FillPlan, shape: Shape) => {
      const { signal } = (cancelling.current = new AbortController());
      setProgress(null);
      const ports = { run: runInWorkbook, data, preview: functions.preview.bind(functions) };
      void run(() => fillTable(ports, reading, plan, shape, { signal, onProgress: setProgress }));
    },
  };
}
export type Fill = ReturnType<typeof useFill>;

/** What the plan costs and what is kept of it; null until it is known, and anew once it was carried out. */
function useQuote(plan: FillPlan | undefined, status: string): Quote | null {
  const { data, functions } = useServices();
  const [found, setFound] = useState<{ plan: FillPlan; status: string; quote: Quote } | null>(null);
  useEffect(() => {
    if (plan === undefined) return undefined;
    const left = new AbortController();
    const ports = { data, preview: functions.preview.bind(functions) };
    quoteFill(ports, plan, left.signal).then(
      (quote) => {
        if (!left.signal.aborted) setFound({ plan, status, quote });
      },
      // Without a price nothing can be filled; reading again asks anew.
      () => undefined,
    );
    return () => {
      left.abort();
    };
  }, [data, functions, plan, status]);
  return found !== null && found.plan === plan ? found.quote : null;
}
