import { ApiError, defaultGeo, type IndicatorItem } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { loadIndicator } from "./indicators.js";

/** So many places are named where one is to be chosen. */
const namedPlaces = 5;

/**
 * What an omitted place means: Worldwide where the indicator covers it, else the only place there is;
 * else a CellError that names some of the places to choose from. Where no search has shown what is
 * covered, Worldwide is asked for, and the free search only if that is refused.
 */
export async function defaultPlace(call: Call, id: string): Promise<string> {
  const known = await call.services.client.findIndicatorItem(id);
  if (known !== undefined) return chosenFrom(known);
  try {
    await loadIndicator(call, id, [defaultGeo]);
    return defaultGeo;
  } catch (error) {
    if (!mayBeUncovered(error)) throw error;
    const found = await lookUp(call, id);
    if (found === undefined) throw error;
    return chosenFrom(found);
  }
}

/** Some place that the indicator covers, for what is the same of all: its unit, its sources. */
export async function anyPlace(call: Call, id: string): Promise<string> {
  try {
    return await defaultPlace(call, id);
  } catch (error) {
    const item = await call.services.client.findIndicatorItem(id);
    const [first] = Object.keys(item?.covered_geos ?? {});
    if (first === undefined) throw error;
    return first;
  }
}

function chosenFrom({ covered_geos: covered }: IndicatorItem): string {
  const codes = Object.keys(covered);
  const [only] = codes;
  if (only === undefined || codes.includes(defaultGeo)) return defaultGeo;
  if (codes.length === 1) return only;
  const some = codes.slice(0, namedPlaces).map((code) => covered[code] ?? code);
  const known = codes.length > namedPlaces ? `${some.join(", ")} …` : some.join(", ");
  throw new CellError("choose-place", { count: codes.length, known });
}

const mayBeUncovered = (error: unknown) =>
  error instanceof CellError && (error.id === "no-geo" || error.id === "no-content");

/** The indicator as its search describes it, where searching costs nothing. */
async function lookUp(call: Call, id: string): Promise<IndicatorItem | undefined> {
  const { client } = call.services;
  const search = { q: id, size: 1 };
  try {
    const request = { operation: "searchIndicators", parameters: search } as const;
    const { credits, isKnown } = await client.quote([request]);
    if (credits > 0 || !isKnown) return undefined;
    const { value } = await client.list("searchIndicators", search, call.options);
    return value.items.find(({ identifier }) => identifier === id);
  } catch (error) {
    // The refusal of the place says more than a search that failed.
    if (error instanceof ApiError && error.code !== "aborted") return undefined;
    throw error;
  }
}
