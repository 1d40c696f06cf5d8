import { useCallback, useMemo, useRef, type Dispatch, type SetStateAction } from "react";
import type { Filters } from "../../model/search/filters.js";
import type { SearchState } from "./search-state.js";

interface FilterChanges {
  readonly change: (change: Partial<Filters>) => void;
  /** A filter that is still being read, such as a place's number. */
  readonly await: (change: Promise<Partial<Filters>>) => void;
  /** Goes on with what was being read; at once, with nothing, where nothing is. */
  readonly whenRead: (goOn: (late: Partial<Filters>) => void) => void;
}

export function useFilterChanges(setState: Dispatch<SetStateAction<SearchState>>): FilterChanges {
  const awaited = useRef<Promise<Partial<Filters>> | null>(null);
  const change = useCallback(
    (filters: Partial<Filters>) => {
      setState((old) => ({ ...old, filters: { ...old.filters, ...filters } }));
    },
    [setState],
  );
  return useMemo(
    () => ({
      change,
      await: (reading) => {
        awaited.current = reading;
        void reading.then((late) => {
          if (awaited.current !== reading) return;
          awaited.current = null;
          change(late);
        });
      },
      whenRead: (goOn) => {
        if (awaited.current === null) goOn({});
        else void awaited.current.then(goOn);
      },
    }),
    [change],
  );
}
