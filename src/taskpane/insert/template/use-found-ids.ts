import { useEffect, useMemo, useState } from "react";
import type { TemplateCall } from "../../../workbook/index.js";
import { useServices } from "../../services/services.js";

type FoundIds = ReadonlyMap<string, string>;

/**
 * What a template's own searches for indicators find, by the cell of the search: what the figures cost depends
 * on it. Null until it is known.
 *
 * @param mayAsk the service is asked where that is free; else what is kept has to do
 */
export function useFoundIds(calls: readonly TemplateCall[], mayAsk: boolean): FoundIds | null {
  const { data, functions } = useServices();
  const text = JSON.stringify(calls.filter(({ functionId }) => functionId === "INDICATORS"));
  const searches = useMemo(() => JSON.parse(text) as TemplateCall[], [text]);
  const [found, setFound] = useState<{ text: string; ids: FoundIds } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const find = async () => {
      const ids = new Map<string, string>();
      for (const { at, functionId, args } of searches) {
        const { credits, isKnown } = await data.price(await data.plan(functionId, args));
        if (credits > 0 || !isKnown) continue;
        const shown = await functions.preview(functionId, args, { mayAsk, signal });
        const id = shown.status === "rows" ? shown.rows[0]?.[0] : undefined;
        if (typeof id === "string") ids.set(at, id);
      }
      return ids;
    };
    void find()
      // Without an answer the price is that of any indicator.
      .catch((): FoundIds => new Map())
      .then((ids) => {
        if (!signal.aborted) setFound({ text, ids });
      });
    return () => {
      left.abort();
    };
  }, [data, functions, mayAsk, searches, text]);
  return found?.text === text ? found.ids : null;
}
