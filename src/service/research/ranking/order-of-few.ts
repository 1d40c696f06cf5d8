/** The order of the few places that a measure of one's own has, of which the library makes no ranking. */
import { hasOwnBase, leastRanked } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import type { AskedPeriod } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { onePeriod } from "../periods/compare.js";
import type { PlannedFigure } from "../plan/index.js";
import { placesOf } from "./order-of-period.js";

interface OrderOfFew {
  /** Highest first. */
  readonly figures: readonly PlannedFigure[];
  readonly period: string;
}

/** One is no order. */
const fewest = 2;

/** What is stated in each place's own money is in no order. */
const ofOwnMoney = /\bnational currency\b/i;

/**
 * At the newest period that all places have, or that is asked. Undefined where they are enough for a ranking, where one of
 * them is not shown, or lacks the period: those that are there would be first among themselves alone.
 */
export function orderOfFew(
  library: Library,
  evidence: Evidence,
  key: string,
  asked: AskedPeriod | undefined,
): OrderOfFew | undefined {
  const byPlace = figuresOfFew(library, evidence, key);
  const one = onePeriod(asked);
  if (one === undefined && (asked?.from !== undefined || asked?.to !== undefined)) return undefined;
  const shared = sharedPeriods(byPlace);
  const period = one ?? shared.at(-1);
  if (period === undefined || !shared.includes(period)) return undefined;
  const figures = byPlace.flatMap((found) => found.get(period) ?? []);
  return { figures: figures.sort(highestFirst), period };
}

/** First and last period that there can be an order of; undefined where there is none. */
export function reachOfFew(
  library: Library,
  evidence: Evidence,
  key: string,
): { readonly from: string; readonly to: string } | undefined {
  const shared = sharedPeriods(figuresOfFew(library, evidence, key));
  const [from, to] = [shared[0], shared.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

type ByPeriod = ReadonlyMap<string, PlannedFigure>;

/** What was observed in each place; nothing of measures that are in no order, or in a ranking. */
function figuresOfFew(library: Library, evidence: Evidence, key: string): readonly ByPeriod[] {
  const concept = library.concepts.get(key);
  if (concept === undefined || hasOwnBase(concept) || ofOwnMoney.test(concept.unit.en)) return [];
  const covered = placesOf(library, key);
  if (covered.length < fewest || covered.length >= leastRanked.places) return [];
  return covered.map((place) => {
    const figures = evidence.figuresOf(key, place);
    const observed = figures.filter(({ isForecast }) => isForecast === undefined);
    return new Map(observed.map((figure) => [figure.period, figure]));
  });
}

/** Oldest first. */
const sharedPeriods = ([first, ...others]: readonly ByPeriod[]): readonly string[] =>
  [...(first?.keys() ?? [])].filter((period) => others.every((one) => one.has(period))).sort();

const highestFirst = (a: PlannedFigure, b: PlannedFigure): number =>
  b.value - a.value || (a.place < b.place ? -1 : 1);
