import { limits } from "../../contract/index.js";
import type { Query } from "../cache/cache-key.js";

/** One call's query and the places it asks for. */
export interface BatchedCall<W> {
  readonly query: Query;
  readonly places: readonly W[];
}

/**
 * The places waited for of one indicator, as queries of up to five. One that was refused before, or that
 * the indicator lacks, goes alone, or the others would be asked, and paid, one by one again.
 */
export interface PlaceBatch<W> {
  add(place: W): void;
  /** False where it is no longer among those that wait. */
  remove(place: W): boolean;
  /** A place may come once the cache has been looked through. Returns how to say that it has, or will not. */
  expect(): () => void;
  /** Calls worth making now: full ones and, while no place is expected, what is left. */
  readonly due: number;
  readonly isEmpty: boolean;
  /** Takes the places of one call out; undefined where none wait. */
  take(): BatchedCall<W> | undefined;
}

export function createPlaceBatch<W extends { readonly geo: string }>(
  id: string,
  goesAlone: (geo: string) => boolean,
): PlaceBatch<W> {
  const waiting = new Set<W>();
  let expected = 0;

  const alone = () => [...waiting].filter(({ geo }) => goesAlone(geo));
  const together = () => [...waiting].filter(({ geo }) => !goesAlone(geo));

  return {
    add: (place) => {
      waiting.add(place);
    },
    remove: (place) => waiting.delete(place),
    expect: () => {
      let isOver = false;
      expected += 1;
      return () => {
        if (!isOver) expected -= 1;
        isOver = true;
      };
    },
    get due() {
      const calls = together().length / limits.geosPerIndicatorCall;
      return alone().length + (expected > 0 ? Math.floor(calls) : Math.ceil(calls));
    },
    get isEmpty() {
      return waiting.size === 0 && expected === 0;
    },
    take: () => {
      const shared = together().slice(0, limits.geosPerIndicatorCall);
      const places = shared.length > 0 ? shared : alone().slice(0, 1);
      if (places.length === 0) return undefined;
      for (const place of places) waiting.delete(place);
      return { query: { id, geo: places.map(({ geo }) => geo).join(",") }, places };
    },
  };
}
