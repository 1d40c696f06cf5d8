import { dayOfTimestamp, liveTitle, saysPeriods } from "../../statistics/index.js";
import type { SourceNote } from "../../workbook/index.js";
import type { ItemContent } from "../items/item-content.js";
import type { FoundItem } from "../model/found-item.js";

/**
 * The title of an item's figures where they move.
 *
 * @param content the figures, where they are at hand
 */
export function titleOfLive(
  { kind, title, frequency }: FoundItem,
  content: ItemContent | undefined,
): string {
  const table = content?.chart.table;
  const isDated = kind === "indicators" || frequency !== undefined;
  return liveTitle(title, isDated || (table !== undefined && saysPeriods(table)));
}

/** "Source: World Bank, released 3 June 2024, retrieved 20 November 2026"; of figures that move, without days. */
export function sourceNote(
  item: FoundItem,
  fetchedAt: number | undefined,
  texts: {
    readonly sourceLine: (source: string, released: string, retrieved: string) => string;
    readonly day: (date: string | number) => string;
  },
): SourceNote {
  const names = item.sources.length > 0 ? item.sources : item.publishers;
  const released = item.releasedAt;
  const isDated = released !== undefined && dayOfTimestamp(released) !== undefined;
  return {
    text: texts.sourceLine(
      names.join("; "),
      isDated && fetchedAt !== undefined ? texts.day(released) : "",
      fetchedAt === undefined ? "" : texts.day(fetchedAt),
    ),
    link: item.link,
  };
}
