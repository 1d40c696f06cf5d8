import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { StatisticItem } from "../../contract/index.js";
import { useServices } from "../services.js";

/** Results asked for at once; "Show more" asks for as many again. */
const pageSize = 10;

export interface Found {
  readonly query: string;
  readonly size: number;
  readonly items: readonly StatisticItem[];
  readonly total: number;
  readonly isStale: boolean;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

export interface SearchState {
  readonly query: string;
  /** The query on its way, or null. */
  readonly pending: string | null;
  readonly found: Found | null;
  readonly error: unknown;
}

export interface SearchActions {
  readonly setQuery: (query: string) => void;
  /** Asks for the query of the box. */
  readonly search: () => void;
  readonly more: () => void;
  readonly retry: () => void;
}

const initial: SearchState = { query: "", pending: null, found: null, error: null };
const SearchContext = createContext<(SearchState & SearchActions) | null>(null);

/** Keeps the search while the user looks at another screen. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useServices();
  const [state, setState] = useState(initial);
  const running = useRef<AbortController | null>(null);
  const asked = useRef({ query: "", size: pageSize });

  const ask = useCallback(
    async (query: string, size: number) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      asked.current = { query, size };
      setState((old) => ({ ...old, pending: query, error: null }));
      const next = await client
        .list("searchStatistics", { q: query, size }, { lane: "pane", signal: abort.signal })
        .then(
          ({ value, isStale, fetchedAt }) => ({
            found: { query, size, items: value.items, total: value.totalCount, isStale, fetchedAt },
            error: null,
          }),
          (error: unknown) => ({ error }),
        );
      // A later search has taken over.
      if (running.current !== abort) return;
      setState((old) => ({ ...old, ...next, pending: null }));
    },
    [client],
  );
  useEffect(() => () => running.current?.abort(), []);

  const value = useMemo(
    () => ({
      ...state,
      setQuery: (query: string) => {
        setState((old) => ({ ...old, query }));
      },
      search: () => void ask(state.query.trim(), pageSize),
      more: () => {
        if (state.found !== null) void ask(state.found.query, state.found.size + pageSize);
      },
      retry: () => void ask(asked.current.query, asked.current.size),
    }),
    [ask, state],
  );
  return <SearchContext value={value}>{children}</SearchContext>;
}

export function useSearch(): SearchState & SearchActions {
  const search = useContext(SearchContext);
  if (search === null) throw new Error("The search was used outside its provider.");
  return search;
}
