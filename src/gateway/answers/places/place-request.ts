import { limits } from "../../../contract/index.js";
import { sharedKey } from "../shared-key.js";

/** A request for places of an indicator, each of which is kept by itself. */
export interface PlaceRequest {
  /** Equal for requests that differ in their places alone. */
  readonly group: string;
  readonly id: string;
  readonly geos: readonly string[];
  /** Under which a place is kept. */
  readonly keyOf: (geo: string) => string;
  /** The same request for other places. */
  readonly urlFor: (geos: readonly string[]) => string;
}

/** As the add-in sends them; in another notation it is the service that says what they mean. */
const isCode = (geo: string) => /^[A-Z0-9_-]{1,20}$/.test(geo);

/**
 * Undefined for a request whose answer cannot be put together: without places the service says which is
 * meant, and more than it answers at once, or the same twice, it may refuse.
 */
export function readPlaces(scope: string, url: string): PlaceRequest | undefined {
  const [path = "", ...query] = url.split("?");
  const sent = Object.fromEntries(new URLSearchParams(query.join("?")));
  const { id, geo } = sent;
  const geos = geo?.split(",") ?? [];
  const areOrdinary = geos.every(isCode) && new Set(geos).size === geos.length;
  if (id === undefined || geo === undefined || !areOrdinary) return undefined;
  if (geos.length > limits.geosPerIndicatorCall) return undefined;
  const urlFor = (codes: readonly string[]) =>
    `${path}?${new URLSearchParams({ ...sent, geo: codes.join(",") }).toString()}`;
  const group = sharedKey(scope, "getIndicator", urlFor(["*"]));
  if (group === undefined) return undefined;
  const keyOf = (code: string) => sharedKey(scope, "getIndicator", urlFor([code])) ?? "";
  return { group, id, geos, keyOf, urlFor };
}
