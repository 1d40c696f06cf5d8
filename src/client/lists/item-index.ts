import type {
  IndicatorItem,
  OperationId,
  ResultList,
  StatisticItem,
} from "../../contract/index.js";
import type { AnswerCache } from "../cache/answer-cache.js";
import type { StoredAnswer } from "../cache/store-port.js";

/** Finds items by identifier in the lists that were received anyway. */
interface ItemIndex {
  /** Looks through an answer; `isNew` where it has just come from the service. */
  note(operation: OperationId, answer: StoredAnswer, key: string, isNew: boolean): void;
  /** From memory. */
  peekIndicator(id: string): IndicatorItem | undefined;
  /**
   * From memory, else from the store: it outlives the session and the list it came in.
   * @param since what was received earlier does not count, in milliseconds since 1970
   */
  findIndicator(id: string, since?: number): Promise<IndicatorItem | undefined>;
  peekStatistic(id: number): StatisticItem | undefined;
  clear(): void;
}

const maxNoted = 50_000;

/** @param prefix the current scope's, under which items are kept. */
export function createItemIndex(
  cache: Pick<AnswerCache, "peek" | "find" | "put">,
  prefix: () => string | undefined,
): ItemIndex {
  /** Identifier → key of the list it was last seen in. */
  const statistics = new Map<number, string>();
  const indicatorKey = (id: string) => `${prefix() ?? ""}|indicatorItem|${id}`;
  /** Lookups under way: thousands of cells may ask for the same indicator at once. */
  const looking = new Map<string, Promise<StoredAnswer | undefined>>();

  const look = async (key: string): Promise<StoredAnswer | undefined> => {
    try {
      return await cache.find(key);
    } finally {
      looking.delete(key);
    }
  };

  return {
    note: (operation, answer, key, isNew) => {
      if (operation === "searchIndicators" && isNew) {
        // One by one, since which places an indicator covers is asked for long after its search.
        for (const value of (answer.value as ResultList<IndicatorItem>).items) {
          const bytes = JSON.stringify(value).length;
          cache.put(indicatorKey(value.identifier), { value, fetchedAt: answer.fetchedAt, bytes });
        }
      }
      if (operation === "searchStatistics" || operation === "listStatistics") {
        if (statistics.size > maxNoted) statistics.clear();
        for (const { identifier } of (answer.value as ResultList<StatisticItem>).items) {
          statistics.set(identifier, key);
        }
      }
    },
    peekIndicator: (id) => cache.peek(indicatorKey(id))?.value as IndicatorItem | undefined,
    findIndicator: async (id, since = 0) => {
      const key = indicatorKey(id);
      const looked = looking.get(key) ?? look(key);
      looking.set(key, looked);
      const found = await looked;
      return found && found.fetchedAt >= since ? (found.value as IndicatorItem) : undefined;
    },
    peekStatistic: (id) => {
      const key = statistics.get(id);
      const list = key === undefined ? undefined : cache.peek(key);
      return (list?.value as ResultList<StatisticItem> | undefined)?.items.find(
        ({ identifier }) => identifier === id,
      );
    },
    clear: () => {
      statistics.clear();
    },
  };
}
