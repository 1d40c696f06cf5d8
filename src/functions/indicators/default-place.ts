import { defaultGeo } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { loadCoverage } from "./load-coverage.js";
import type { NameByGeo } from "./coverage.js";
import { loadIndicator } from "./load-indicator.js";

/** So many places are named where one is to be chosen. */
const namedPlaces = 5;

/**
 * What an omitted place means: Worldwide where the indicator covers it, else the only place there is;
 * else a CellError that names some of the places to choose from. Where no search has shown what is
 * covered, Worldwide is asked for, and the free search only if that is refused.
 */
export async function defaultPlace(call: Call, id: string): Promise<string> {
  const known = await call.services.client.findIndicatorItem(id);
  if (known !== undefined) return chosenFrom(known.covered_geos);
  try {
    await loadIndicator(call, id, [defaultGeo]);
    return defaultGeo;
  } catch (error) {
    if (!mayBeUncovered(error)) throw error;
    const covered = await (await loadCoverage()).coverageOf(call, id);
    if (covered === undefined) throw error;
    return chosenFrom(covered);
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

function chosenFrom(covered: NameByGeo): string {
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
