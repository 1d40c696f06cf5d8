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
import type { Client } from "../../client/index.js";
import { limits, type Notice, type Platform } from "../../contract/index.js";
import { plainText } from "../../statistics/index.js";
import { SavedProvider, useSaved } from "./saved-state.js";
import { itemKey, toFoundItem, type FoundItem, type ItemsByKind } from "../model/found-item.js";
import type { Kind, KindChoice } from "../model/kinds.js";
import { useAskedKinds } from "../services/use-rights.js";
import { useServices } from "../services/services.js";
import { noFilters, requestFor, type Filters } from "../model/filters.js";

/** Results asked for at once; "Show more" asks for as many again. */
const pageSize = 10;

export interface Asked {
  readonly query: string;
  readonly kind: KindChoice;
  readonly filters: Filters;
}

/** What one kind's list has answered so far. */
export interface KindResults {
  readonly status: "asking" | "done" | "failed";
  readonly items: readonly FoundItem[];
  readonly total: number;
  /** Results the service sent, doubles included: the next page begins behind them. */
  readonly received: number;
  readonly isStale: boolean;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** What the list does not show and why, in the service's sentences. */
  readonly notices: readonly string[];
  /** What the first rows leave to a search of its own: more places of one concept. */
  readonly more?: { readonly message: string; readonly query: string };
  readonly error?: unknown;
}

export interface SearchState extends Asked {
  /** What the results are for; null before the first search. */
  readonly asked: Asked | null;
  /** True while only the free lists have been asked, as the user types. */
  readonly isTyping: boolean;
  readonly results: Readonly<Partial<Record<Kind, KindResults>>>;
  readonly tab: "search" | "topics" | "saved";
  /** The item whose details are shown; `wantsInsert` where the user asked for its chart. */
  readonly opened: { readonly item: FoundItem; readonly wantsInsert: boolean } | null;
  readonly selected: ReadonlyMap<string, FoundItem>;
}

interface SearchActions {
  readonly change: (change: Partial<Asked>) => void;
  readonly changeFilters: (change: Partial<Filters>) => void;
  /** Filters still being read, such as a place's number; a search waits for them. */
  readonly awaitFilters: (change: Promise<Partial<Filters>>) => void;
  /** Asks every list of the chosen kind, with what the box holds or with the change. */
  readonly search: (change?: Partial<Asked>) => void;
  /** Asks the free lists only. */
  readonly searchFree: (free: readonly Kind[]) => void;
  readonly more: (kind: Kind) => void;
  readonly retry: (kind: Kind) => void;
  readonly show: (tab: SearchState["tab"]) => void;
  readonly open: (item: FoundItem, wantsInsert?: boolean) => void;
  readonly close: () => void;
  readonly select: (item: FoundItem, isSelected: boolean) => void;
  readonly clearSelection: () => void;
}

const initial: SearchState = {
  query: "",
  kind: "all",
  filters: noFilters,
  asked: null,
  isTyping: false,
  results: {},
  tab: "search",
  opened: null,
  selected: new Map(),
};
/** No filter is being read. */
const settled: Promise<Partial<Filters>> = Promise.resolve({});
const nothing: KindResults = {
  status: "asking",
  items: [],
  total: 0,
  received: 0,
  isStale: false,
  fetchedAt: 0,
  notices: [],
};
const SearchContext = createContext<(SearchState & SearchActions) | null>(null);

/** Keeps the search, the selection and the opened item while the user looks at another screen. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SavedProvider>
      <SearchKeeper>{children}</SearchKeeper>
    </SavedProvider>
  );
}

function SearchKeeper({ children }: { readonly children: ReactNode }) {
  const { client, language, settings } = useServices();
  const { addRecent } = useSaved();
  const askedKinds = useAskedKinds();
  const [state, setState] = useState(initial);
  const running = useRef<AbortController | null>(null);
  const awaited = useRef<Promise<Partial<Filters>>>(settled);
  useEffect(() => () => running.current?.abort(), []);
  // A refusal to another key, or for a budget that has changed, is no longer true.
  useEffect(
    () =>
      settings.onChange(() => {
        setState(withoutFailures);
      }),
    [settings],
  );

  const changeFilters = useCallback((change: Partial<Filters>) => {
    setState((old) => ({ ...old, filters: { ...old.filters, ...change } }));
  }, []);
  const awaitFilters = useCallback(
    (change: Promise<Partial<Filters>>) => {
      awaited.current = change;
      void change.then((late) => {
        if (awaited.current !== change) return;
        awaited.current = settled;
        changeFilters(late);
      });
    },
    [changeFilters],
  );

  const setResults = useCallback((kind: Kind, change: (old: KindResults) => KindResults) => {
    setState((old) => ({
      ...old,
      results: { ...old.results, [kind]: change(old.results[kind] ?? nothing) },
    }));
  }, []);

  /** One page of one kind, behind what has been received. */
  const fetchPage = useCallback(
    async (asked: Asked, kind: Kind, before: KindResults, signal: AbortSignal) => {
      setResults(kind, (old) => ({ ...old, status: "asking" }));
      const next = await askPage(
        { client, language: language() },
        asked,
        kind,
        before,
        signal,
      ).catch((error: unknown): KindResults => ({ ...before, status: "failed", error }));
      // A later search has taken over.
      if (!signal.aborted) setResults(kind, () => next);
    },
    [client, language, setResults],
  );

  const start = useCallback(
    (asked: Asked, askedKinds: readonly Kind[], isTyping: boolean) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setState((old) => ({ ...old, ...asked, asked, isTyping, results: {} }));
      for (const kind of askedKinds) void fetchPage(asked, kind, nothing, abort.signal);
    },
    [fetchPage],
  );

  const value = useMemo((): SearchState & SearchActions => {
    const { query, kind, filters, asked, results } = state;
    const again = (one: Kind) => {
      const { signal } = (running.current ??= new AbortController());
      if (asked !== null) void fetchPage(asked, one, results[one] ?? nothing, signal);
    };
    return {
      ...state,
      change: (change) => {
        setState((old) => ({ ...old, ...change }));
      },
      changeFilters,
      awaitFilters,
      search: (change = {}) => {
        const next = { query, kind, filters, ...change };
        const trimmed = { ...next, query: next.query.trim() };
        addRecent(trimmed.query);
        setState((old) => ({ ...old, tab: "search", opened: null }));
        const begin = (late: Partial<Filters>) => {
          start(
            { ...trimmed, filters: { ...trimmed.filters, ...late } },
            askedKinds(trimmed.kind),
            false,
          );
        };
        if (change.filters === undefined && awaited.current !== settled) {
          void awaited.current.then(begin);
        } else {
          begin({});
        }
      },
      searchFree: (free) => {
        start({ query, kind, filters }, free, true);
      },
      more: again,
      retry: again,
      show: (tab) => {
        setState((old) => ({ ...old, tab, opened: null }));
      },
      open: (item, wantsInsert = false) => {
        setState((old) => ({ ...old, opened: { item, wantsInsert } }));
      },
      close: () => {
        setState((old) => ({ ...old, opened: null }));
      },
      select: (item, isSelected) => {
        setState((old) => {
          const selected = new Map(old.selected);
          if (isSelected) selected.set(itemKey(item), item);
          else selected.delete(itemKey(item));
          return { ...old, selected };
        });
      },
      clearSelection: () => {
        setState((old) => ({ ...old, selected: new Map() }));
      },
    };
  }, [addRecent, askedKinds, awaitFilters, changeFilters, fetchPage, start, state]);
  return <SearchContext value={value}>{children}</SearchContext>;
}

/** Only what was found; as before the search where that is nothing. */
function withoutFailures(state: SearchState): SearchState {
  const all = Object.entries(state.results) as [Kind, KindResults][];
  if (!all.some(([, { status }]) => status === "failed")) return state;
  const left = all
    .filter(([, { status, items }]) => status !== "failed" || items.length > 0)
    .map(([kind, found]): [Kind, KindResults] => [
      kind,
      found.status === "failed" ? { ...found, status: "done", error: undefined } : found,
    ]);
  return {
    ...state,
    asked: left.length === 0 ? null : state.asked,
    results: Object.fromEntries(left),
  };
}

async function askPage(
  { client, language }: { readonly client: Client; readonly language: Platform },
  { query, filters }: Asked,
  kind: Kind,
  before: KindResults,
  signal: AbortSignal,
): Promise<KindResults> {
  const isFirst = before.received === 0;
  // The indicators' list has no pages; asked again, it gives as many as it can.
  const isWhole = kind === "indicators" && !isFirst;
  const size = isWhole ? limits.indicatorSearchMaxSize : pageSize;
  const { operation, parameters } = requestFor(kind, query, filters, {
    size,
    offset: before.received,
    language,
  });
  const { value, isStale, fetchedAt } = await client.request(operation, parameters, {
    lane: "pane",
    signal,
  });
  // Operation and kind belong together, which TypeScript cannot follow through the union.
  const items = (value.items as ItemsByKind[typeof kind][]).map((item) => toFoundItem(kind, item));
  const all = new Map(
    [...(isWhole ? [] : before.items), ...items].map((item) => [itemKey(item), item]),
  );
  const received = isWhole ? items.length : before.received + items.length;
  // Nothing new came: there is nothing behind it, whatever the count says.
  const isEnd = items.length === 0 || isWhole;
  return {
    status: "done",
    items: [...all.values()],
    total: isEnd ? received : Math.max(value.total_count, received),
    received,
    isStale,
    fetchedAt,
    notices: noticesOf(value.notices) ?? before.notices,
    ...moreOf(value.notices, before),
  };
}

function moreOf(
  notices: readonly Notice[] = [],
  before: Pick<KindResults, "more">,
): Pick<KindResults, "more"> {
  const { message, query } = notices.find(({ code }) => code === "more-places") ?? {};
  if (message === undefined || query === undefined) return before.more ? { more: before.more } : {};
  return { more: { message: plainText(message), query } };
}

/** More places of one topic are a search, and no sentence. */
const noticesOf = (notices: readonly Notice[] | undefined) =>
  notices
    ?.filter(({ code, message }) => code !== "more-places" && message.trim() !== "")
    .map(({ message }) => plainText(message));

export function useSearch(): SearchState & SearchActions {
  const search = useContext(SearchContext);
  if (search === null) throw new Error("The search was used outside its provider.");
  return search;
}
