/** "Countries with more than 100 million people": the places of an order whose figures lie beyond a bound. */
import type { Concept, Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { leftOutOf } from "../left-out.js";
import type { Bound, Plan, PlannedFigure } from "../plan/index.js";
import { isPercentage } from "../write/notation.js";

type Threshold = NonNullable<ParsedQuery["threshold"]>;
type ThanPlace = NonNullable<ParsedQuery["thanPlace"]>;

const isDollars = (unit: string): boolean => /\bdollars?\b/i.test(unit) && !/\bper\b/i.test(unit);
const isPersons = (unit: string): boolean =>
  /\b(?:persons|people|inhabitants)\b/i.test(unit) && !/\bper\b/i.test(unit);

/** Of measures, those that a bound is said of in their own unit; of an amount whose scale is not known, none. */
export const boundedBy = (
  { concepts }: Library,
  threshold: Threshold,
  keys: readonly string[],
): readonly string[] =>
  keys.filter((key) => {
    const concept = concepts.get(key);
    return concept !== undefined && isInUnit(threshold, concept);
  });

function isInUnit({ unit }: Threshold, concept: Concept): boolean {
  const stated = concept.unit.en;
  if (isPercentage(concept)) return unit === undefined || unit === "percent";
  if (unit === "percent" || concept.measure === undefined) return false;
  // A price is said without what it buys: "oil above 100 dollars".
  const isPrice = concept.measure.kind === "price" && /^U\.S\. dollars per\b/.test(stated);
  if (unit === "dollars") return isPrice || isDollars(stated);
  return unit === undefined || isPersons(stated);
}

/** The bound in a measure's own unit: a million is 1 where its figures are in millions. */
export const ownValue = ({ value }: Threshold, concept: Concept | undefined): number =>
  concept === undefined || isPercentage(concept) ? value : value / (concept.measure?.scale ?? 1);

export const isBeyond = (side: Threshold["side"], value: number, bound: number): boolean =>
  side === "above" ? value > bound : value < bound;

interface Ordered {
  /** All of them, the furthest beyond first. */
  readonly figures: readonly PlannedFigure[];
  readonly plan: Extract<Plan, { kind: "ranking" }>;
  /** So many are named. */
  readonly most: number;
  /** True for places that the order is of. */
  readonly isAsked: (place: string) => boolean;
}

/** The order up to the bound that is asked, if any; nothing where no figure lies beyond it, which is said. */
export function upToBound(
  library: Library,
  evidence: Evidence,
  { threshold, thanPlace }: Pick<ParsedQuery, "threshold" | "thanPlace">,
  ordered: Ordered,
): Plan {
  const [first] = ordered.figures;
  if (first === undefined) return ordered.plan;
  if (threshold !== undefined) {
    const value = ownValue(threshold, library.concepts.get(first.concept));
    const { side, isInclusive } = threshold;
    return upTo(library, { side, value, ...(isInclusive && { isInclusive }) }, ordered);
  }
  return thanPlace === undefined ? ordered.plan : upToPlace(library, evidence, thanPlace, ordered);
}

/** Figures of the period that most have, against that of a place. */
function upToPlace(
  library: Library,
  evidence: Evidence,
  { side, place }: ThanPlace,
  ordered: Ordered,
): Plan {
  const period = commonPeriod(ordered.figures);
  const figures = ordered.figures.filter((figure) => figure.period === period);
  const [{ concept } = { concept: "" }] = figures;
  const ranked = evidence
    .recordsOf(concept)
    .filter(({ kind, to }) => kind === "ranking" && to === period)
    .flatMap((record) => evidence.rankingOf(record));
  const than = [...ranked, ...evidence.figuresOf(concept, place)].find(
    (figure) => figure.place === place && figure.period === period,
  );
  if (than === undefined) return { kind: "none", places: [place], concept };
  const plan = { ...ordered.plan, of: figures.length };
  return upTo(library, { side, value: than.value, than }, { ...ordered, plan, figures });
}

function commonPeriod(figures: readonly PlannedFigure[]): string {
  const counts = new Map<string, number>();
  for (const { period } of figures) counts.set(period, (counts.get(period) ?? 0) + 1);
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || b.localeCompare(a));
  return most?.[0] ?? "";
}

function upTo(
  library: Library,
  beyond: Omit<Bound, "count">,
  { figures, plan, most, isAsked }: Ordered,
): Plan {
  const { value } = beyond;
  const all = figures.filter(
    (figure) =>
      isBeyond(beyond.side, figure.value, value) ||
      (beyond.isInclusive === true && figure.value === value),
  );
  const [first] = figures;
  if (first === undefined) return plan;
  const bound: Bound = { ...beyond, count: all.length };
  const of = { concept: first.concept, of: plan.of, period: first.period };
  if (all.length === 0)
    return { kind: "none", places: [], concept: first.concept, beyond: { ...bound, ...of } };
  const shown = all.slice(0, most);
  const last = shown.at(-1) ?? first;
  // What has no figure of the period may lie between the last one that does and the bound.
  const edge = shown.length < all.length ? last : { ...last, value };
  const isOnePeriod = shown.every(({ period }) => period === first.period);
  const leftOut = isOnePeriod ? leftOutOf(library, [edge], plan.order, isAsked) : [];
  return { ...plan, figures: shown, bound, leftOut };
}
