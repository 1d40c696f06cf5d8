import { dayOfTimestamp } from "../../statistics/index.js";
import type { SourceNote } from "../../workbook/index.js";
import type { FoundItem } from "../model/found-item.js";

/** What stands above figures: "Population (million inhabitants)". */
export const titleWithUnit = (title: string, unit: string | null): string =>
  unit === null ? title : `${title} (${unit})`;

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
