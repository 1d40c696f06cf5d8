import { useEffect, useState } from "react";
import type { Price } from "../../../client/index.js";
import {
  callSources,
  resolveFormula,
  type CallSource,
  type RunInExcel,
} from "../../../workbook/index.js";
import type { CallPreview } from "../../services/host-ports.js";
import { useServices, type PaneServices } from "../../services/services.js";

/** What the formula of the form would ask for and show. */
export interface Estimate {
  readonly formula: string;
  /** The argument values; undefined where only Excel can evaluate one. */
  readonly values: readonly unknown[] | undefined;
  readonly requestCount: number;
  readonly keptCount: number;
  /** Undefined where that is. */
  readonly price: Price | undefined;
  readonly preview: CallPreview | undefined;
  /** Whose figures those are, as far as they are kept. */
  readonly sources: readonly CallSource[];
  /** Estimates anew, when something has been fetched. */
  readonly renew: () => void;
}

interface FormulaAt {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly address: string;
}

const nowhere: FormulaAt = { sheetId: "", sheetName: "", address: "" };

/** Typing settles before Excel is asked. */
const pauseMs = 300;

/**
 * Price and free preview of a call, as if it stood at `place`; null while unknown. Both are found by
 * the functions themselves, so they cannot differ from what the cell will do.
 */
export function useEstimate(
  functionId: string,
  written: string | null,
  place: FormulaAt | null,
): Estimate | null {
  const services = useServices();
  const formula = written === null ? null : `=${written}`;
  const [found, setFound] = useState<{ key: string; estimate: Estimate } | null>(null);
  const [fetched, setFetched] = useState(0);
  const { sheetId, sheetName, address } = place ?? nowhere;
  const key = `${functionId} ${sheetId}!${address}${formula ?? ""}`;

  useEffect(() => {
    const { workbook } = services;
    if (formula === null || address === "" || workbook === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const at = { sheetId, sheetName, address };
      void estimate(services, workbook.run, { functionId, formula, place: at }, abort.signal).then(
        (result) => {
          if (abort.signal.aborted) return;
          const renew = () => {
            setFetched((count) => count + 1);
          };
          setFound({ key, estimate: { ...result, formula, renew } });
        },
        // Excel is busy or the reference is wrong: the form stays usable, without a price.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, fetched, formula, functionId, key, services, sheetId, sheetName]);

  return found?.key === key ? found.estimate : null;
}

async function estimate(
  { data, functions }: PaneServices,
  run: RunInExcel,
  { functionId, formula, place }: { functionId: string; formula: string; place: FormulaAt },
  signal: AbortSignal,
): Promise<Omit<Estimate, "formula" | "renew">> {
  const values = await run((context) => resolveFormula(context, place, formula));
  if (values === undefined) {
    return {
      values,
      requestCount: 0,
      keptCount: 0,
      price: undefined,
      preview: undefined,
      sources: [],
    };
  }
  const requests = await data.plan(functionId, values);
  const price = await data.price(requests);
  return {
    values,
    requestCount: requests.length,
    keptCount: price.requests.filter(({ isCached }) => isCached).length,
    price,
    sources: await callSources(requests, data),
    preview: await functions.preview(functionId, values, { mayAsk: false, signal }),
  };
}
