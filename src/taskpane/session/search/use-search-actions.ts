import { useMemo, type Dispatch, type SetStateAction } from "react";
import type { AskedPart } from "../../../statistics/index.js";
import type { Filters } from "../../model/search/filters.js";
import type { Narrowing } from "../../model/search/narrowing.js";
import { itemKey, type FoundItem } from "../../model/found-item.js";
import type { Kind } from "../../model/kinds.js";
import { useAskedKinds } from "../../services/use-rights.js";
import { useSaved } from "../saved-state.js";
import type { SearchQuestion, SearchState } from "./search-state.js";
import { useFilterChanges } from "./use-filter-changes.js";
import { useLists } from "./use-lists.js";

export interface SearchActions {
  readonly change: (change: Partial<SearchQuestion>) => void;
  readonly changeFilters: (change: Partial<Filters>) => void;
  /** A place whose number is still being read; a search waits for it. */
  readonly awaitPlace: (place: Promise<string>) => void;
  /** Asks every list of the chosen kind, with what the box holds or with the change. */
  readonly search: (change?: Partial<SearchQuestion>) => void;
  /** Asks the free lists only. */
  readonly searchFree: (free: readonly Kind[]) => void;
  readonly more: (kind: Kind) => void;
  readonly retry: (kind: Kind) => void;
  /** Brings what the first rows left to a search of its own, below them. */
  readonly openMore: (kind: Kind) => void;
  readonly narrow: (change: Partial<Narrowing>) => void;
  readonly fold: (kind: Kind, isFolded: boolean) => void;
  /** The formulas of results go without this part of what was said. */
  readonly takeOff: (part: AskedPart) => void;
  readonly show: (tab: SearchState["tab"]) => void;
  readonly open: (item: FoundItem, wantsInsert?: boolean, parts?: readonly AskedPart[]) => void;
  readonly close: () => void;
  readonly select: (item: FoundItem, isSelected: boolean) => void;
  readonly clearSelection: () => void;
}

type SetSearch = Dispatch<SetStateAction<SearchState>>;
type Asking = Exclude<keyof SearchActions, Looking>;
type Looking =
  | "change"
  | "takeOff"
  | "narrow"
  | "fold"
  | "show"
  | "open"
  | "close"
  | "select"
  | "clearSelection";

/** What the user does with a search. */
export function useSearchActions(state: SearchState, setState: SetSearch): SearchActions {
  const asking = useAsking(state, setState);
  const looking = useMemo(() => lookingActions(setState), [setState]);
  return useMemo(() => ({ ...asking, ...looking }), [asking, looking]);
}

/** What asks the service, or says what will be asked. */
function useAsking(state: SearchState, setState: SetSearch): Pick<SearchActions, Asking> {
  const { addRecent } = useSaved();
  const askedKinds = useAskedKinds();
  const lists = useLists(setState);
  const filterChanges = useFilterChanges(setState);
  return useMemo(() => {
    const { query, kind, filters, asked, results } = state;
    const goOn = (kind: Kind) => {
      if (asked !== null) lists.goOn(asked, kind, results[kind]);
    };
    return {
      changeFilters: filterChanges.change,
      awaitPlace: filterChanges.awaitPlace,
      search: (change = {}) => {
        const next = { query, kind, filters, ...change };
        const trimmed = { ...next, query: next.query.trim() };
        addRecent(trimmed.query);
        setState((old) => ({ ...old, ...trimmed, tab: "search", opened: null }));
        const begin = (late: Partial<Filters>) => {
          const complete = { ...trimmed, filters: { ...trimmed.filters, ...late } };
          lists.start(complete, askedKinds(trimmed.kind));
        };
        if (change.filters === undefined) {
          filterChanges.whenRead(begin);
        } else {
          filterChanges.change(change.filters);
          begin({});
        }
      },
      searchFree: (free) => {
        lists.startTyping({ query: query.trim(), kind, filters }, free, asked);
      },
      more: goOn,
      retry: goOn,
      openMore: (kind) => {
        const found = results[kind];
        if (asked !== null && found?.more !== undefined) lists.openMore(asked, kind, found);
      },
    };
  }, [addRecent, askedKinds, filterChanges, lists, setState, state]);
}

/** What changes only what is shown. */
const lookingActions = (setState: SetSearch): Pick<SearchActions, Looking> => ({
  change: (change) => {
    setState((old) => ({ ...old, ...change }));
  },
  takeOff: (part) => {
    setState((old) => {
      if (old.said === null) return old;
      const parts = old.said.parts.filter((other) => other !== part);
      return { ...old, said: { ...old.said, parts } };
    });
  },
  narrow: (change) => {
    setState((old) => ({ ...old, narrowing: { ...old.narrowing, ...change } }));
  },
  fold: (kind, isFolded) => {
    setState((old) => {
      const folded = new Set(old.folded);
      if (isFolded) folded.add(kind);
      else folded.delete(kind);
      return { ...old, folded };
    });
  },
  show: (tab) => {
    setState((old) => ({ ...old, tab, opened: null }));
  },
  open: (item, wantsInsert = false, parts = []) => {
    setState((old) => ({ ...old, opened: { item, wantsInsert, parts } }));
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
});
