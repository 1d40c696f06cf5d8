import { useCallback, useEffect, useMemo, useRef, type Dispatch, type SetStateAction } from "react";
import type { Kind } from "../../model/kinds.js";
import { useServices } from "../../services/services.js";
import { askMore, askPage } from "./ask-page.js";
import {
  noResults,
  type SearchQuestion,
  type KindResults,
  type SearchState,
} from "./search-state.js";

interface Lists {
  /** Asks each of the kinds for its first page; what is still under way for an earlier search stops. */
  readonly start: (asked: SearchQuestion, kinds: readonly Kind[], isTyping: boolean) => void;
  /** Asks for the page behind what has been received, or once more for what failed. */
  readonly openMore: (asked: SearchQuestion, kind: Kind, before: KindResults) => void;
  readonly goOn: (asked: SearchQuestion, kind: Kind, before: KindResults | undefined) => void;
}

/** What the user has typed or chosen since is left alone. */
const begun = (asked: SearchQuestion, isTyping: boolean) => (old: SearchState) => ({
  ...old,
  asked,
  isTyping,
  results: {},
});

const withResults =
  (kind: Kind, change: (old: KindResults) => KindResults) =>
  (old: SearchState): SearchState => ({
    ...old,
    results: { ...old.results, [kind]: change(old.results[kind] ?? noResults) },
  });

/** The lists of the kinds, each on its own: one that fails or is slow keeps none from being shown. */
export function useLists(setState: Dispatch<SetStateAction<SearchState>>): Lists {
  const { client, language } = useServices();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fetchPage = useCallback(
    async (
      ask: typeof askPage,
      asked: SearchQuestion,
      kind: Kind,
      before: KindResults,
      { signal, isPaid = true }: { readonly signal: AbortSignal; readonly isPaid?: boolean },
    ) => {
      setState(withResults(kind, (old) => ({ ...old, status: "asking" })));
      const asking = { client, language: language(), isPaid };
      const next = await ask(asking, asked, kind, before, signal).catch(
        (error: unknown): KindResults => ({ ...before, status: "failed", error }),
      );
      // A later search has taken over.
      if (!signal.aborted) setState(withResults(kind, () => next));
    },
    [client, language, setState],
  );
  return useMemo(
    () => ({
      start: (asked, kinds, isTyping) => {
        running.current?.abort();
        const abort = new AbortController();
        running.current = abort;
        setState(begun(asked, isTyping));
        const how = { signal: abort.signal, isPaid: !isTyping };
        for (const kind of kinds) void fetchPage(askPage, asked, kind, noResults, how);
      },
      goOn: (asked, kind, before = noResults) => {
        const { signal } = (running.current ??= new AbortController());
        void fetchPage(askPage, asked, kind, before, { signal });
      },
      openMore: (asked, kind, before) => {
        const { signal } = (running.current ??= new AbortController());
        void fetchPage(askMore, asked, kind, before, { signal });
      },
    }),
    [fetchPage, setState],
  );
}
