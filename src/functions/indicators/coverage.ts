/** What a search says of an indicator, in a file of its own: most figures are shown without. */
import { ApiError, type Indicator, type IndicatorItem } from "../../contract/index.js";
import type { Call } from "../calls/guard.js";

/** Names of places by their codes. */
export type NameByGeo = Readonly<Record<string, string>>;

const dayMs = 86_400_000;

/**
 * An indicator as a search has shown it, else as the search for its id shows it where searching costs nothing.
 * Undefined where neither knows.
 * @param since earlier than that is only good where there is nothing newer, in milliseconds since 1970
 */
async function indicatorItem(
  { services: { client }, options }: Call,
  id: string,
  since?: number,
): Promise<IndicatorItem | undefined> {
  const known = await client.findIndicatorItem(id, since);
  if (known !== undefined) return known;
  const search = { q: id, size: 1 };
  try {
    const request = { operation: "searchIndicators", parameters: search } as const;
    const { credits, isKnown } = await client.quote([request]);
    if (credits === 0 && isKnown) {
      // A refresh asks for figures anew: for one indicator of many cells once, and not once for each.
      const asked = { ...options, forceFresh: false };
      const { value } = await client.list("searchIndicators", search, asked);
      const found = value.items.find(({ identifier }) => identifier === id);
      if (found !== undefined) return found;
    }
  } catch (error) {
    // Whoever asks does without it, or fails by its own request, which says more.
    if (!(error instanceof ApiError) || error.code === "aborted") throw error;
  }
  return since === undefined ? undefined : client.findIndicatorItem(id);
}

/** Not older than figures that are kept, where it can be had. A plan asks for nothing that only says more of figures. */
export const recentItem = (call: Call, id: string): Promise<IndicatorItem | undefined> =>
  call.services.mayFollow === undefined
    ? indicatorItem(call, id, call.services.today().getTime() - dayMs)
    : call.services.client.findIndicatorItem(id);

/** The places that an indicator covers. */
export const coverageOf = async (call: Call, id: string): Promise<NameByGeo | undefined> =>
  (await indicatorItem(call, id))?.covered_geos;

/**
 * With the day that its figures are of, or which of them are forecasts would depend on who has searched for what: what
 * the figures do not say of it, the search does. A search of weeks ago would make forecasts of what has come since.
 */
export async function withDay(call: Call, indicator: Indicator): Promise<Indicator> {
  const { released_at, updated_at, forecast_from } =
    (await recentItem(call, indicator.identifier)) ?? {};
  return {
    ...indicator,
    ...(released_at !== undefined && { released_at }),
    ...(updated_at !== undefined && { updated_at }),
    ...(forecast_from !== undefined && { forecast_from }),
  };
}
