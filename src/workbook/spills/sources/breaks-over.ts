import type { Indicator, Platform, Statistic } from "../../../contract/index.js";
import {
  breaksOf,
  fromExcelSerial,
  loadPlaces,
  parsePeriod,
  shownBreaks,
  type BreakingSeries,
} from "../../../statistics/index.js";
import type { StatCall } from "../../formulas/stat-call.js";

export type ShownBreaks = ReturnType<typeof shownBreaks>;

interface Over {
  /** What stands in the first column of the figures, dates as Excel's numbers. */
  readonly categories: readonly unknown[];
  /** Of the names of places. */
  readonly language: Platform | undefined;
}

type Part = readonly [
  id: string,
  { readonly title: string; readonly series: readonly BreakingSeries[] },
];

const none: ShownBreaks = { text: "", key: "" };

/** Where figures of these contents break that a formula shows one below the other. */
export async function breaksOver(
  parts: readonly Part[],
  calls: readonly StatCall[],
  { categories, language = "en" }: Over,
): Promise<ShownBreaks> {
  const span = spanOf(categories);
  if (span === undefined || !calls.every(showsTable)) return none;
  const several = parts.length > 1;
  const all = parts.flatMap(([id, { title, series }]) =>
    series.map((one) => (several ? { ...one, code: `${id} ${one.code}`, name: title } : one)),
  );
  const { key } = shownBreaks(all, span);
  if (key === "") return none;
  const places = await loadPlaces();
  const named = all.map((one) => ({
    ...one,
    name: places.byCode(one.name)?.names[language] ?? one.name,
  }));
  return shownBreaks(named, span);
}

/** Those that show figures of several periods. */
const showsTable = ({ functionId }: StatCall): boolean =>
  functionId === "DATA" || functionId === "INDICATOR";

/** Years are numbers, too, which no date of these is. */
const firstDate = 10_000;

function spanOf(categories: readonly unknown[]) {
  const periods = categories.flatMap((category) => {
    if (typeof category === "number" && category > firstDate) {
      const day = fromExcelSerial(category);
      return day === undefined ? [] : [{ start: day, end: day }];
    }
    return parsePeriod(String(category)) ?? [];
  });
  if (periods.length === 0) return undefined;
  const start = Math.min(...periods.map((period) => period.start));
  return { start, end: Math.max(...periods.map((period) => period.end)) };
}

export const seriesOfStatistic = ({ chart: { table }, breaks }: Statistic): BreakingSeries[] =>
  table.series.map(({ name, values }) => ({
    ...{ code: name, name, categories: table.categories, values },
    breaks: breaksOf(breaks, name),
  }));

export const seriesOfIndicator = ({ chart, breaks }: Indicator): BreakingSeries[] =>
  chart.geos.map(({ geo, categories, values }) => ({
    ...{ code: geo, name: geo, categories, values },
    breaks: breaksOf(breaks, geo),
  }));
