import type { Price } from "../../../client/index.js";
import { ApiError, type IndicatorItem, type ValueCandidate } from "../../../contract/index.js";
import type { RequestRef, TypedTable } from "../../../workbook/index.js";
import type { PaneServices } from "../../services/services.js";

/** Id of a content, and the place where it is an indicator. */
export type SeriesArguments = readonly [id: string | number, place: string | null];

/** What may be the source of typed figures. */
export interface Candidate {
  readonly title: string;
  readonly unit: string;
  /** Of the figures of its lines, those that agree, as the service has counted; null where it has not. */
  readonly share: number | null;
  /** What each line would be; null for lines that it does not explain. */
  readonly series: readonly (SeriesArguments | null)[];
  readonly requests: readonly RequestRef[];
  /** Of comparing the figures with it; what is kept costs nothing. */
  readonly price: Price;
}

type Found = Pick<Candidate, "title" | "unit" | "share" | "series">;

/** Found by words alone: more are no candidates but a list to read. */
const mostByWords = 5;
const searchSize = 10;

/**
 * Whose figures these may be, by free look-ups alone: by the figures themselves where the service can, and by
 * the words of the headers where searching costs nothing.
 */
export async function findCandidates(
  services: PaneServices,
  table: TypedTable,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const [byValues, byWords] = await Promise.all([
    lookUp(services, table, signal),
    search(services, table, signal),
  ]);
  const known = new Set(byValues.flatMap(({ series }) => series.map((one) => one?.[0])));
  const others = byWords.filter(({ series }) => !series.some((one) => known.has(one?.[0])));
  return Promise.all([...byValues, ...others].map((found) => toCandidate(services, found)));
}

async function lookUp(
  { client, language }: PaneServices,
  { lines, periods }: TypedTable,
  signal: AbortSignal,
): Promise<Found[]> {
  const asked = {
    lines: lines.map(({ place, cells }) => ({
      ...(place === undefined ? {} : { geo: place }),
      values: cells.map((cell) => cell?.value ?? null),
    })),
    ...(periods === undefined ? {} : { periods: [...periods] }),
    platform: language(),
  };
  const found = await client.lookUpValues(asked, signal);
  return (found?.candidates ?? [])
    .filter(({ geos }) => geos.length === lines.length)
    .map((candidate) => ({ ...candidate, series: seriesOf(candidate) }));
}

/** One place alone is cheaper as a statistic; several share their calls as an indicator. */
function seriesOf({ identifier, statistics, geos }: ValueCandidate): Found["series"] {
  const isOne = geos.filter((geo) => geo !== null).length === 1;
  return geos.map((geo, line): SeriesArguments | null => {
    if (geo === null) return null;
    const statistic = statistics[line] ?? null;
    if (statistic !== null && (isOne || identifier === undefined)) return [statistic, null];
    return identifier === undefined ? null : [identifier, geo];
  });
}

async function search(
  { client }: PaneServices,
  { lines, words }: TypedTable,
  signal: AbortSignal,
): Promise<Found[]> {
  const places = lines.map(({ place }) => place);
  if (words === "" || !places.some((place) => place !== undefined)) return [];
  const parameters = { q: words, size: searchSize };
  const { atMost } = await client.quote([{ operation: "searchIndicators", parameters }]);
  if (atMost > 0) return [];
  try {
    const { value } = await client.list("searchIndicators", parameters, { signal, lane: "pane" });
    return value.items.flatMap((item) => byWords(item, places)).slice(0, mostByWords);
  } catch (error) {
    // Without that right the figures themselves may still tell.
    if (error instanceof ApiError && error.code === "forbidden") return [];
    throw error;
  }
}

/** An indicator that has all the places. */
function byWords(item: IndicatorItem, places: readonly (string | undefined)[]): Found[] {
  const { identifier, title, subject, covered_geos } = item;
  const series = places.map((place): SeriesArguments | null =>
    place === undefined || !(place in covered_geos) ? null : [identifier, place],
  );
  return series.includes(null) ? [] : [{ title, unit: subject, share: null, series }];
}

/** The requests that formulas would make, and so their price. */
async function toCandidate({ data }: PaneServices, found: Found): Promise<Candidate> {
  const planned = await Promise.all(
    found.series.filter((one) => one !== null).map((one) => data.plan("VALUE", one)),
  );
  const requests = [...new Map(planned.flat().map((request) => [request.id, request])).values()];
  const { title, unit, share, series } = found;
  return { title, unit, share, series, requests, price: await data.price(requests) };
}
