import {
  breaksOf,
  dayOfTimestamp,
  frequencyOf,
  liveTitle,
  parsePeriod,
  periodLabel,
  saysPeriods,
  shownBreaks,
} from "../../statistics/index.js";
import { forecastRows } from "../../statistics/chart/index.js";
import { withRemark, type FixedContent, type SourceNote } from "../../workbook/index.js";
import type { ItemContent } from "../items/item-content.js";
import type { DetailTexts } from "../messages/detail.js";
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

/** The title of figures that stay as they are: its years are those of all figures, and of fewer they would be false. */
export const titleOfFixed = (
  item: FoundItem,
  whole: ItemContent | undefined,
  shown: ItemContent | undefined,
): string => (rowCount(shown) === rowCount(whole) ? item.title : titleOfLive(item, shown));

const rowCount = (content: ItemContent | undefined) => content?.chart.table.categories.length;

/**
 * "Source: World Bank, released 3 June 2024, retrieved 20 November 2026"; of figures that move, without days.
 *
 * @param remarks sentences without which the figures mislead
 */
export function sourceNote(
  item: FoundItem,
  fetchedAt: number | undefined,
  texts: {
    readonly sourceLine: (source: string, released: string, retrieved: string) => string;
    readonly day: (date: string | number) => string;
  },
  remarks: readonly string[] = [],
): SourceNote {
  const names = item.sources.length > 0 ? item.sources : item.publishers;
  const released = item.releasedAt;
  const isDated = released !== undefined && dayOfTimestamp(released) !== undefined;
  const line = texts.sourceLine(
    names.join("; "),
    isDated && fetchedAt !== undefined ? texts.day(released) : "",
    fetchedAt === undefined ? "" : texts.day(fetchedAt),
  );
  return { text: withRemark(line, remarks.join(" ")), link: item.link };
}

type Words = Pick<DetailTexts, "breaks" | "forecast">;

/** From when the figures that are shown are forecasts. */
export function forecastRemark({ chart }: ItemContent, words: Words): string[] {
  const first = firstForecast(chart);
  return first === undefined ? [] : [words.forecast(periodLabel(first))];
}

function firstForecast(chart: ItemContent["chart"]): string | undefined {
  const rows = forecastRows(chart);
  const [first] = filledPeriods(chart.table, (row) => rows.includes(row));
  return first;
}

/** Of the rows that show a figure, the earliest first. */
function filledPeriods(
  { categories, series }: ItemContent["chart"]["table"],
  isWanted: (row: number) => boolean = () => true,
): string[] {
  const isFilled = (row: number) => series.some(({ values }) => (values[row] ?? null) !== null);
  return categories
    .filter((_, row) => isWanted(row) && isFilled(row))
    .sort((a, b) => startOf(a) - startOf(b));
}

const fixedKinds: Readonly<Partial<Record<FoundItem["kind"], FixedContent["kind"]>>> = {
  ...{ statistics: "statistic", indicators: "indicator", infographics: "infographic" },
};

/** What the workbook keeps of figures that are inserted without a formula. */
export function fixedContent(
  item: FoundItem,
  shown: ItemContent | undefined,
  retrievedAt: number,
): FixedContent | undefined {
  const kind = fixedKinds[item.kind];
  if (kind === undefined) return undefined;
  const { publishers, sources, licences = [], link = "", releasedAt, updatedAt } = item;
  const chart = shown?.chart;
  const periods = chart === undefined ? [] : filledPeriods(chart.table);
  const last = frequencyOf(periods) === undefined ? item.timeframe?.end : periods.at(-1);
  return {
    ...{ kind, id: String(item.id), title: item.title },
    ...{ publishers, sources, licences, link, releasedAt, updatedAt, retrievedAt },
    dataTo: last ?? "",
    forecastFrom: chart && firstForecast(chart),
  };
}

/** Where series break between the figures that are shown. */
export function breakRemark(content: ItemContent, words: Words): string[] {
  const { text } = breaksIn(content);
  return text === "" ? [] : [words.breaks(text)];
}

export function breaksIn({ item, chart, breaks }: ItemContent): ReturnType<typeof shownBreaks> {
  const { categories, series } = chart.table;
  const codes = new Map(Object.entries(item.geos ?? {}).map(([code, name]) => [name, code]));
  return shownBreaks(
    series.map(({ name, values }) => ({
      ...{ code: codes.get(name) ?? name, name, categories, values },
      breaks: breaksOf(breaks, name),
    })),
  );
}

const startOf = (category: string) => parsePeriod(category)?.start ?? NaN;
