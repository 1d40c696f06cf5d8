import { dayOfTimestamp, frequencyOf, titleWithoutYears } from "../../statistics/index.js";
import type { SourceNote } from "../../workbook/index.js";
import type { ItemContent } from "../items/item-content.js";
import type { FoundItem } from "../model/found-item.js";

/** What stands above figures: "Population (million inhabitants)". */
export const titleWithUnit = (title: string, unit: string | null): string =>
  unit === null ? title : `${title} (${unit})`;

/**
 * The title of figures that move: without first and last year where the figures say theirs, since a refresh would make them false.
 * Where they do not, the title is all that says of when they are.
 *
 * @param content the figures, where they are at hand
 */
export function liveTitle(
  { kind, title, frequency }: FoundItem,
  content: ItemContent | undefined,
): string {
  const { categories = [], series = [] } = content?.chart.table ?? {};
  const names = series.map(({ name }) => name);
  const saysPeriods =
    kind === "indicators" ||
    (frequency ?? frequencyOf(categories) ?? frequencyOf(names)) !== undefined;
  return saysPeriods ? titleWithoutYears(title) : title;
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
