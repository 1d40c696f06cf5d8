import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  fillTable,
  planFill,
  quoteFill,
  type FillPlan,
  type TableHints,
  type TableUnderstanding,
} from "../../../workbook/index.js";
import { useServices, type PaneWorkbook } from "../../services/services.js";
import { fillRunOf } from "./fill-run.js";
import { useFocusBack } from "./use-focus-back.js";
import { useKeptTable, useTable, type ChangeTable, type Shape } from "./use-table.js";

type Quote = Awaited<ReturnType<typeof quoteFill>>;

/** The marked table from reading to filling: one thing at a time, all of it forgotten when it is read anew. */
export function useFill(workbook: PaneWorkbook) {
  const [kept, change] = useKeptTable();
  const { answers, shape } = kept;
  const set: ChangeTable = (next) => {
    change((old) => ({ ...old, ...next }));
  };
  const table = useTable(workbook, kept, set);
  const { understanding } = table;
  const plan = useMemo(
    () => understanding && planFill(understanding, answers),
    [understanding, answers],
  );
  const filling = useFilling(workbook);
  const giveBack = useFocusBack(table.reading.status === "running");
  const quote = useQuote(plan, filling.filling.status);
  return {
    ...{ ...table, plan, quote, answers, shape },
    ...{ filling: filling.filling, progress: filling.progress, cancel: filling.cancel },
    words: kept.words ?? kept.measure ?? "",
    setWords: (words: string) => {
      set({ words });
    },
    setShape: (next: Shape) => {
      set({ shape: next });
    },
    read: () => {
      filling.clear();
      set({ answers: {} });
      table.read();
    },
    ask: (hints: TableHints) => {
      giveBack(Object.keys(hints.kinds ?? { measure: "" })[0]);
      filling.clear();
      table.ask(hints);
    },
    fill: () => {
      if (understanding === undefined || plan === undefined) return;
      filling.fill(understanding, plan, plan.spill === undefined ? "cells" : shape);
    },
    answer: (key: string, value: string) => {
      filling.clear();
      set({ answers: { ...answers, [key]: value } });
    },
  };
}

/** The filling goes on when the user looks at another screen. */
function useFilling({ run: runInWorkbook }: PaneWorkbook) {
  const services = useServices();
  const run = fillRunOf(services);
  const subscribe = useCallback((listener: () => void) => run.onChange(listener), [run]);
  const { filling, progress } = useSyncExternalStore(subscribe, () => run.state());
  return {
    ...{
      filling,
      progress,
      clear: () => {
        run.clear();
      },
      cancel: () => {
        run.cancel();
      },
    },
    fill: ({ reading }: TableUnderstanding, plan: FillPlan, shape: Shape) => {
      const { data, functions } = services;
      const ports = { run: runInWorkbook, data, preview: functions.preview.bind(functions) };
      run.start((options) => fillTable(ports, reading, plan, shape, options));
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
