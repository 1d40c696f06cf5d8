import type { Client } from "../../client/index.js";
import type { Breaks, ChartTable, Indicator } from "../../contract/index.js";
import {
  forecastFrom,
  frequencyOf,
  joinTables,
  plainText,
  publishedOn,
  readUnit,
} from "../../statistics/index.js";
import type { ChartInput } from "../../statistics/chart/index.js";
import { unitInWords } from "./item-facts.js";
import { toFoundItem, type FoundItem } from "../model/found-item.js";

/** An item's data, as its formula spills it. */
export interface ItemContent {
  /** With what only the data's answer tells. */
  readonly item: FoundItem;
  /** Series are named as people read them; the unit as published. */
  readonly chart: ChartInput;
  /** By the names of the series. */
  readonly breaks?: Breaks | undefined;
  /** First column of the table: periods or other categories. */
  readonly firstColumn: "category" | "period";
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly isStale: boolean;
}

/** Of the single line of an indicator's chart: neither its title nor a legend names it. */
export function onlyPlace({ item, chart }: ItemContent): string | undefined {
  const [only, ...others] = chart.table.series;
  return item.kind === "indicators" && others.length === 0 ? only?.name : undefined;
}

interface LoadOptions {
  readonly signal?: AbortSignal;
  /** Fail rather than ask for what is not kept. */
  readonly cacheOnly?: boolean;
}

/** @throws ApiError as the client's requests do. */
export async function loadItemContent(
  client: Client,
  item: FoundItem,
  geos: readonly string[],
  options: LoadOptions = {},
): Promise<ItemContent> {
  const how = { ...options, lane: "pane" };
  return item.kind === "indicators"
    ? indicatorContent(client, item, geos, how)
    : statisticContent(client, item, how);
}

async function statisticContent(
  client: Client,
  item: FoundItem,
  how: LoadOptions,
): Promise<ItemContent> {
  const { value, fetchedAt, isStale } = await client.request(
    "getStatistic",
    { id: Number(item.id) },
    how,
  );
  const { table, graphType, horizontal, unit } = value.chart;
  const found = toFoundItem("statistics", value);
  return {
    item: { ...found, description: found.description ?? item.description },
    chart: {
      graphType,
      horizontal,
      unit: readUnit({ unit, subject: value.subject }, value.platform).text,
      table,
      ...forecast(table, publishedOn(value)),
    },
    breaks: value.breaks,
    firstColumn: frequencyOf(table.categories) === undefined ? "category" : "period",
    fetchedAt,
    isStale,
  };
}

async function indicatorContent(
  client: Client,
  item: FoundItem,
  geos: readonly string[],
  how: LoadOptions,
): Promise<ItemContent> {
  const { value, fetchedAt, isStale } = await client.indicator(String(item.id), geos, how);
  const { graphType, unit, name } = value.chart;
  const table = indicatorTable(value, geos, item.geos ?? {});
  const found = { released_at: item.releasedAt, updated_at: item.updatedAt };
  const known = readUnit({ unit, subject: item.subject === "" ? name : item.subject });
  return {
    // Figures are asked for in English, once for formulas and pane: the words stay those of the list they were found in.
    item: {
      ...item,
      title: item.title === "" ? value.title : item.title,
      description:
        item.description ??
        (value.description === undefined ? undefined : plainText(value.description)),
    },
    chart: {
      graphType,
      horizontal: false,
      unit: unitInWords(item, known.scale)?.text ?? known.text,
      table,
      ...forecast(table, publishedOn(value) ?? publishedOn(found)),
    },
    breaks: namedBreaks(value, item.geos ?? {}),
    firstColumn: "period",
    fetchedAt,
    isStale,
  };
}

function indicatorTable(
  { chart }: Indicator,
  geos: readonly string[],
  names: Readonly<Record<string, string>>,
): ChartTable {
  const tables = geos.flatMap((geo): ChartTable[] => {
    const found = chart.geos.find((each) => each.geo.toUpperCase() === geo.toUpperCase());
    if (found === undefined) return [];
    const { categories, values } = found;
    return [{ categories, series: [{ name: names[geo] ?? geo, values }] }];
  });
  return joinTables(tables);
}

/** An indicator's breaks are those of its places, by their codes. */
const namedBreaks = ({ breaks = {} }: Indicator, names: Readonly<Record<string, string>>): Breaks =>
  Object.fromEntries(Object.entries(breaks).map(([geo, at]) => [names[geo] ?? geo, at]));

function forecast(table: ChartTable, published: number | undefined): Partial<ChartInput> {
  const from = forecastFrom(table.categories, published);
  return from === undefined ? {} : { forecastFrom: from };
}
