import type { Client } from "../../client/index.js";
import type { ChartTable, Indicator } from "../../contract/index.js";
import {
  dayOfTimestamp,
  forecastFrom,
  joinTables,
  plainText,
  readUnit,
} from "../../statistics/index.js";
import type { ChartInput } from "../../statistics/chart/index.js";
import { toFoundItem, type FoundItem } from "../model/found-item.js";

/** An item's data, as its formula spills it. */
export interface ItemContent {
  /** With what only the data's answer tells. */
  readonly item: FoundItem;
  /** Series are named as people read them; the unit as published. */
  readonly chart: ChartInput;
  /** First column of the table: periods or other categories. */
  readonly firstColumn: "category" | "period";
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly isStale: boolean;
}

interface LoadOptions {
  readonly signal?: AbortSignal;
  /** Fail rather than ask for what is not kept. */
  readonly cacheOnly?: boolean;
}

/** @throws ApiError as the client's requests do. */
export async function loadContent(
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
  const publishedOn = dayOfTimestamp(value.updated_at) ?? dayOfTimestamp(value.released_at);
  const found = toFoundItem("statistics", value);
  return {
    item: { ...found, description: found.description ?? item.description },
    chart: {
      graphType,
      horizontal,
      unit: readUnit({ unit, subject: value.subject }, value.platform).text,
      table,
      ...forecast(table, publishedOn),
    },
    firstColumn: "category",
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
  return {
    item: {
      ...item,
      title: value.title,
      description:
        value.description === undefined ? item.description : plainText(value.description),
    },
    chart: {
      graphType,
      horizontal: false,
      unit: readUnit({ unit, subject: item.subject === "" ? name : item.subject }).text,
      table,
      ...forecast(table, dayOfTimestamp(item.releasedAt ?? item.updatedAt)),
    },
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

function forecast(table: ChartTable, publishedOn: number | undefined): Partial<ChartInput> {
  const from = forecastFrom(table.categories, publishedOn);
  return from === undefined ? {} : { forecastFrom: from };
}
