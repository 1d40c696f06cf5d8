import type { IndicatorItem, OperationId, ResultList, StatisticItem } from "../contract/index.js";
import type { AnswerCache } from "./cache/answer-cache.js";

/** Finds items by identifier in the lists that are in memory anyway. */
export interface ItemIndex {
  note(operation: OperationId, value: unknown, key: string): void;
  indicator(id: string): IndicatorItem | undefined;
  statistic(id: number): StatisticItem | undefined;
  clear(): void;
}

const maxNoted = 50_000;

export function createItemIndex(cache: Pick<AnswerCache, "peek">): ItemIndex {
  /** Identifier → key of the list it was last seen in. */
  const indicators = new Map<string, string>();
  const statistics = new Map<number, string>();

  const find = <I>(key: string | undefined, isIt: (item: I) => boolean): I | undefined => {
    const list = key === undefined ? undefined : cache.peek(key);
    return (list?.value as ResultList<I> | undefined)?.items.find(isIt);
  };

  return {
    note: (operation, value, key) => {
      if (indicators.size + statistics.size > maxNoted) {
        indicators.clear();
        statistics.clear();
      }
      if (operation === "searchIndicators") {
        for (const { identifier } of (value as ResultList<IndicatorItem>).items) {
          indicators.set(identifier, key);
        }
      }
      if (operation === "searchStatistics" || operation === "listStatistics") {
        for (const { identifier } of (value as ResultList<StatisticItem>).items) {
          statistics.set(identifier, key);
        }
      }
    },
    indicator: (id) =>
      find<IndicatorItem>(indicators.get(id), ({ identifier }) => identifier === id),
    statistic: (id) =>
      find<StatisticItem>(statistics.get(id), ({ identifier }) => identifier === id),
    clear: () => {
      indicators.clear();
      statistics.clear();
    },
  };
}
