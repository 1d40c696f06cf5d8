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
import { itemKey, type FoundItem } from "../model/found-item.js";
import { kinds } from "../model/kinds.js";
import { useServices } from "../services/services.js";

interface Saved {
  /** Newest first. */
  readonly items: readonly FoundItem[];
  readonly isSaved: (item: FoundItem) => boolean;
  /** Saves an item, or takes it away where it is saved. */
  readonly toggle: (item: FoundItem) => void;
  /** Search texts, newest first. */
  readonly recent: readonly string[];
  readonly addRecent: (query: string) => void;
  readonly clearRecent: () => void;
}

const itemsRecord = "pane.favourites";
const recentRecord = "pane.recent-searches";
const maxItems = 200;
const maxRecent = 8;

const SavedContext = createContext<Saved | null>(null);

/** Favourites and recent searches, kept on this device and shared by its open workbooks. */
export function SavedProvider({ children }: { readonly children: ReactNode }) {
  const [items, changeItems] = useRecord(itemsRecord, toItems);
  const [recent, changeRecent] = useRecord(recentRecord, toTexts);

  const toggle = useCallback(
    (item: FoundItem) => {
      const key = itemKey(item);
      const kept = toKept(item);
      changeItems((old) => {
        const others = old.filter((other) => itemKey(other) !== key);
        return others.length < old.length ? others : [kept, ...others].slice(0, maxItems);
      });
    },
    [changeItems],
  );
  const addRecent = useCallback(
    (query: string) => {
      changeRecent((old) => [query, ...old.filter((other) => other !== query)].slice(0, maxRecent));
    },
    [changeRecent],
  );
  const clearRecent = useCallback(() => {
    changeRecent(() => []);
  }, [changeRecent]);
  const keys = useMemo(() => new Set(items.map(itemKey)), [items]);
  const isSaved = useCallback((item: FoundItem) => keys.has(itemKey(item)), [keys]);

  const value: Saved = { items, isSaved, toggle, recent, addRecent, clearRecent };
  return <SavedContext value={value}>{children}</SavedContext>;
}

type Change<Entry> = (old: readonly Entry[]) => readonly Entry[];

/** A record as it was last read or changed, whichever came last; without a store it lasts for the session. */
function useRecord<Entry>(name: string, parse: (record: unknown) => readonly Entry[]) {
  const { records } = useServices();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const latest = useRef(0);
  const follow = useCallback(
    (record: Promise<unknown>) => {
      const mine = (latest.current += 1);
      record.then(
        (found) => {
          if (latest.current === mine) setEntries(parse(found));
        },
        () => undefined,
      );
    },
    [parse],
  );
  useEffect(() => {
    follow(records.getRecord(name));
    return () => {
      latest.current += 1;
    };
  }, [follow, name, records]);
  const change = useCallback(
    (next: Change<Entry>) => {
      setEntries(next);
      follow(records.updateRecord(name, (old) => next(parse(old))));
    },
    [follow, name, parse, records],
  );
  return [entries, change] as const;
}

/** Long parts that a search brings back are not kept, nor what another release makes untrue. */
const toKept = (item: FoundItem): FoundItem => ({
  ...item,
  ...{ description: undefined, geos: undefined },
  ...{ latest: undefined, points: undefined, timeframe: undefined },
});

export function useSaved(): Saved {
  const saved = useContext(SavedContext);
  if (saved === null) throw new Error("Saved items were used outside their provider.");
  return saved;
}

const toTexts = (record: unknown): string[] =>
  Array.isArray(record) ? record.filter((each) => typeof each === "string") : [];

/** What another version kept and this one cannot show is left out. */
function toItems(record: unknown): FoundItem[] {
  if (!Array.isArray(record)) return [];
  return record.filter((each: unknown): each is FoundItem => {
    const item = (each ?? {}) as Partial<Record<keyof FoundItem, unknown>>;
    return (
      kinds.some((kind) => kind === item.kind) &&
      (typeof item.id === "number" || typeof item.id === "string") &&
      typeof item.title === "string" &&
      typeof item.subject === "string" &&
      [item.sources, item.publishers, item.pictures, item.industries].every(Array.isArray)
    );
  });
}
