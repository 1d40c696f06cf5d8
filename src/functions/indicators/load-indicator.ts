import { ApiError, type ChartTable, type Indicator, type Platform } from "../../contract/index.js";
import { joinTables, loadPlaces, publishedOn } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { namingId } from "../calls/naming-id.js";
import { loadCoverage } from "./load-coverage.js";

export async function loadIndicator(
  call: Call,
  id: string,
  geos: readonly string[],
): Promise<Indicator> {
  const { services, options } = call;
  try {
    const { value } = await namingId(id, services.client.indicator(id, geos, options));
    return publishedOn(value) === undefined
      ? await (await loadCoverage()).withDay(call, value)
      : value;
  } catch (error) {
    if (error instanceof ApiError && error.parameter === "geo") {
      throw await noGeo(geos, services.language());
    }
    const isUnknown = error instanceof CellError && error.id === "no-content";
    throw isUnknown && /^\d+$/.test(id) ? new CellError("indicators-only", { id }) : error;
  }
}

/** Names the places as they were understood: "Georgia" may not have meant the country. */
export async function noGeo(geos: readonly string[], language: Platform): Promise<CellError> {
  const places = await loadPlaces();
  const names = geos.map((geo) => places.byCode(geo)?.names[language] ?? geo);
  return new CellError("no-geo", { place: names.join(", ") });
}

/** One series per place, in the order asked; a place that the indicator lacks has no values. */
export function indicatorTable(indicator: Indicator, geos: readonly string[]): ChartTable {
  const tables = geos.map((geo): ChartTable => {
    const found = indicator.chart.geos.find((each) => each.geo.toUpperCase() === geo.toUpperCase());
    const values = found?.values ?? [];
    return { categories: found?.categories ?? [], series: [{ name: geo, values }] };
  });
  const filled = tables.filter(({ categories }) => categories.length > 0);
  // The first table sets the order of periods, so it must be one that has some.
  const joined = joinTables([...filled, ...tables.filter((table) => !filled.includes(table))]);
  const series = geos.flatMap((geo) => joined.series.filter(({ name }) => name === geo));
  return { categories: joined.categories, series };
}

/** English names, the same for every colleague; the service's own only for places we do not know. */
export async function geoNames(
  { services }: Call,
  id: string,
  geos: readonly string[],
): Promise<string[]> {
  const places = await loadPlaces();
  const known = geos.map((geo) => places.byCode(geo)?.names.en);
  const covered = known.includes(undefined)
    ? ((await services.client.findIndicatorItem(id))?.covered_geos ?? {})
    : {};
  return geos.map((geo, index) => known[index] ?? covered[geo] ?? geo);
}
