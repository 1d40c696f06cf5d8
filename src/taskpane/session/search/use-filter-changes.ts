import { useCallback, useMemo, useRef, type Dispatch, type SetStateAction } from "react";
import type { Filters } from "../../model/search/filters.js";
import type { SearchState } from "./search-state.js";

interface FilterChanges {
  readonly change: (change: Partial<Filters>) => void;
  /** A place whose number is still being read; given up once the filter is changed otherwise. */
  readonly awaitPlace: (place: Promise<string>) => void;
  /** Goes on with what was being read; at once, with nothing, where nothing is. */
  readonly whenRead: (goOn: (late: Partial<Filters>) => void) => void;
}

export function useFilterChanges(setState: Dispatch<SetStateAction<SearchState>>): FilterChanges {
  const awaited = useRef<Promise<string> | null>(null);
  const change = useCallback(
    (filters: Partial<Filters>) => {
      if ("place" in filters) awaited.current = null;
      setState((old) => ({ ...old, filters: { ...old.filters, ...filters } }));
    },
    [setState],
  );
  return useMemo(
    () => ({
      change,
      awaitPlace: (reading) => {
        awaited.current = reading;
        void reading.then((place) => {
          if (awaited.current === reading) change({ place });
        });
      },
      whenRead: (goOn) => {
        if (awaited.current === null) {
          goOn({});
          return;
        }
        void awaited.current.then((place) => {
          goOn({ place });
        });
      },
    }),
    [change],
  );
}
