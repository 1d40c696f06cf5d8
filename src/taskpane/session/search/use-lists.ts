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
  readonly start: (asked: SearchQuestion, kinds: readonly Kind[]) => void;
  /**
   * The same as the user types, with kinds that cost nothing: left where a search was begun that the caller has not seen,
   * since it wants this in the place of what stood there before.
   */
  readonly startTyping: (
    asked: SearchQuestion,
    kinds: readonly Kind[],
    seen: SearchQuestion | null,
  ) => void;
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
  const running = useRef<AbortController | null>(null);
  /** What the user has pressed Enter for, until it is answered. */
  const wanted = useRef<SearchQuestion | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fetchPage = useFetchPage(setState);
  const begin = useCallback(
    async (asked: SearchQuestion, kinds: readonly Kind[], isTyping: boolean) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setState(begun(asked, isTyping));
      const how = { signal: abort.signal, isPaid: !isTyping };
      await Promise.all(kinds.map((kind) => fetchPage(askPage, asked, kind, noResults, how)));
    },
    [fetchPage, setState],
  );
  return useMemo(
    () => ({
      start: (asked, kinds) => {
        wanted.current = asked;
        void begin(asked, kinds, false).then(() => {
          if (wanted.current === asked) wanted.current = null;
        });
      },
      startTyping: (asked, kinds, seen) => {
        if (wanted.current !== null && wanted.current !== seen) return;
        wanted.current = null;
        void begin(asked, kinds, true);
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
    [begin, fetchPage],
  );
}

function useFetchPage(setState: Dispatch<SetStateAction<SearchState>>) {
  const { client, language } = useServices();
  return useCallback(
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
}
