/** What puts the places of an indicator together, in a file of its own: a cell of one place does without. */
import { ApiError, type GeoSeries, type Indicator } from "../../contract/index.js";
import type { Answer } from "../answer.js";
import { toQuery } from "../cache/cache-key.js";
import type { KeptAnswers } from "../request/kept-answers.js";
import type { ScopeSource } from "../scope.js";
import { isRefusedInput } from "./refused-places.js";

/** What the service said of one place, which may be days after what it said of another one. */
interface PlaceAnswer {
  readonly geo: string;
  readonly value: Indicator;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** What figures stand for: in another state of the indicator it may be another unit, or prices of another year. */
const meaningOf = ({ title, measure, chart: { name, unit } }: Indicator) =>
  JSON.stringify([title, measure, name, unit]);

/** A place that the indicator does not cover is there, and empty. */
const seriesOf = (geo: string, value: Indicator | undefined): GeoSeries =>
  value?.chart.geos[0] ?? { geo, categories: [], values: [] };

/** Those whose figures stand for something else than the newest ones do: they make no table together. */
function outdatedOf<P extends PlaceAnswer>(places: readonly P[]): P[] {
  const filled = places.filter(({ geo, value }) => seriesOf(geo, value).values.length > 0);
  const newest = Math.max(...filled.map(({ fetchedAt }) => fetchedAt));
  const known = filled.find(({ fetchedAt }) => fetchedAt === newest);
  return filled.filter(({ value }) => known && meaningOf(value) !== meaningOf(known.value));
}

/**
 * What holds for all places is as the oldest answer says it: what was a forecast then is none since a later day. Breaks
 * are said of the places of a call alone.
 */
function joined(codes: readonly string[], places: readonly PlaceAnswer[]) {
  const fetchedAt = Math.min(...places.map((place) => place.fetchedAt));
  const oldest = places.find((place) => place.fetchedAt === fetchedAt);
  if (oldest === undefined) return undefined;
  const byGeo = new Map(places.map(({ geo, value }) => [geo, value]));
  const breaks = codes.flatMap((geo) => {
    const own = byGeo.get(geo)?.breaks?.[geo];
    return own === undefined ? [] : [[geo, own] as const];
  });
  const value: Indicator = {
    ...oldest.value,
    breaks: Object.fromEntries(breaks),
    chart: { ...oldest.value.chart, geos: codes.map((geo) => seriesOf(geo, byGeo.get(geo))) },
  };
  return { value, fetchedAt };
}

/** Of answers that a workbook brought along; undefined where they do not go together. */
export const joinKept = (places: readonly PlaceAnswer[]) =>
  outdatedOf(places).length > 0
    ? undefined
    : joined(
        places.map(({ geo }) => geo),
        places,
      );

interface AskedPlaces {
  readonly id: string;
  readonly codes: readonly string[];
  /** By code. */
  readonly settled: readonly PromiseSettledResult<Answer<Indicator>>[];
}

export interface JoiningParts {
  readonly kept: KeptAnswers;
  readonly scopes: ScopeSource;
}

/** From now on it is asked for anew, and only shown again where the service does not give it. */
async function outdate({ kept, scopes }: JoiningParts, id: string, place: PlaceAnswer) {
  const query = { id, geo: place.geo };
  const found = await kept.findFor("getIndicator", query);
  const scope = scopes.peek();
  if (found?.fetchedAt !== place.fetchedAt || scope === undefined) return;
  const { value, fetchedAt, bytes } = found;
  const key = kept.keyOf(scope, "getIndicator", toQuery("getIndicator", query));
  kept.put({ operation: "getIndicator", scope }, key, { value, fetchedAt, bytes, isStale: true });
}

const noData = () =>
  new ApiError("not-found", "The indicator has no data for these places.", { parameter: "geo" });

/** Answers for single places as one for all of them; a place that is refused is empty beside others. */
export async function joinPlaces(
  parts: JoiningParts,
  { id, codes, settled }: AskedPlaces,
): Promise<Answer<Indicator>> {
  const refused = settled.flatMap((one) =>
    one.status === "rejected" ? [one.reason as Error] : [],
  );
  const failure = refused.find((reason) => !isRefusedInput(reason));
  if (failure !== undefined) throw failure;
  const places = settled.flatMap((one, index) =>
    one.status === "fulfilled" ? [{ geo: codes[index] ?? "", ...one.value }] : [],
  );
  const outdated = outdatedOf(places);
  if (outdated.length > 0) {
    await Promise.all(outdated.map((place) => outdate(parts, id, place)));
    throw new ApiError("outdated", "Figures of some places are of an earlier state.");
  }
  const all = joined(codes, places);
  if (all === undefined) throw refused[0] ?? noData();
  if (all.value.chart.geos.every(({ categories }) => categories.length === 0)) {
    throw noData();
  }
  const [first] = places;
  const isNew = places.some(({ origin }) => origin === "service");
  return {
    ...all,
    origin: isNew ? "service" : (first?.origin ?? "memory"),
    isStale: places.some(({ isStale }) => isStale),
  };
}
