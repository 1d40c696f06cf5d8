import { ApiError } from "../../contract/index.js";
import type { Call } from "../calls/guard.js";

/** Names of places by their codes. */
export type NameByGeo = Readonly<Record<string, string>>;

/**
 * The places that an indicator covers: as a search has shown it, else as the search for its id shows it
 * where searching costs nothing. Undefined where neither knows.
 */
export async function coverageOf(call: Call, id: string): Promise<NameByGeo | undefined> {
  const { client } = call.services;
  const known = await client.findIndicatorItem(id);
  if (known !== undefined) return known.covered_geos;
  const search = { q: id, size: 1 };
  try {
    const request = { operation: "searchIndicators", parameters: search } as const;
    const { credits, isKnown } = await client.quote([request]);
    if (credits > 0 || !isKnown) return undefined;
    const { value } = await client.list("searchIndicators", search, call.options);
    return value.items.find(({ identifier }) => identifier === id)?.covered_geos;
  } catch (error) {
    // Whoever asks does without it, or fails by its own request, which says more.
    if (error instanceof ApiError && error.code !== "aborted") return undefined;
    throw error;
  }
}
