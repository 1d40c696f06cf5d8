import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useServices } from "../../services/services.js";
import { SavedProvider } from "../saved-state.js";
import { initialSearch, withoutFailures, type SearchState } from "./search-state.js";
import { useSaid } from "./use-said.js";
import { useSearchActions, type SearchActions } from "./use-search-actions.js";

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
  const { settings } = useServices();
  const [state, setState] = useState(initialSearch);
  // A refusal to another key, or for a budget that has changed, is no longer true.
  useEffect(
    () =>
      settings.onChange(() => {
        setState(withoutFailures);
      }),
    [settings],
  );
  useSaid(state.asked?.query, setState);
  const actions = useSearchActions(state, setState);
  const value = useMemo(() => ({ ...state, ...actions }), [actions, state]);
  return <SearchContext value={value}>{children}</SearchContext>;
}

export function useSearch(): SearchState & SearchActions {
  const search = useContext(SearchContext);
  if (search === null) throw new Error("The search was used outside its provider.");
  return search;
}
