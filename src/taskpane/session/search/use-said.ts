import { useEffect, type Dispatch, type SetStateAction } from "react";
import { readAsked, type AskedParts } from "../../../statistics/index.js";
import type { SearchState } from "./search-state.js";

/** Without what reads it nothing is taken over, and formulas are as they would be without a word about it. */
const nothing: AskedParts = { parts: [], unclear: [], subject: "" };

/** Reads what a search says of places, periods and calculations, whatever service answers it. */
export function useSaid(
  query: string | undefined,
  setState: Dispatch<SetStateAction<SearchState>>,
): void {
  useEffect(() => {
    if (query === undefined) return undefined;
    let isCurrent = true;
    void readAsked(query, new Date().getFullYear())
      .catch(() => nothing)
      .then((said) => {
        if (isCurrent) setState((old) => ({ ...old, said: { ...said, query } }));
      });
    return () => {
      isCurrent = false;
    };
  }, [query, setState]);
}
