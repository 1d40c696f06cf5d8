/** The highest or lowest figures: of the places that were asked for, or of a ranking of the library. */
import type { Library } from "../../library/library-model.js";
import { isDeficitOf, type ParsedQuery } from "../../search/index.js";
import { withFirst } from "../asked-measure.js";
import { boundedBy, upToBound } from "../planning/beyond-bound.js";
import type { Evidence } from "../figures.js";
import { leftOutOf } from "../left-out.js";
import { partOf } from "../periods/choose.js";
import { onePeriod } from "../periods/compare.js";
import { calledAlike } from "../planning/called-alike.js";
import type { Fact, Plan, PlannedFigure } from "../plan/index.js";
import { reachOfFew } from "./order-of-few.js";
import { ordersReach } from "./order-of-period.js";
import { createOrders, isPartOf } from "./orders.js";
import { withoutOrder } from "./without-order.js";

type Ranking = Extract<Plan, { kind: "ranking" }>;

/** Places that are named, where no number of them is asked; as many as are, up to the second. */
const ranked = { usual: 5, most: 20 };
const countOf = ({ placesCount = ranked.usual }: ParsedQuery): number =>
  Math.min(placesCount, ranked.most);

/** Where none is asked, the largest first: of a deficit those furthest below nothing. */
const orderOf = (
  library: Library,
  { ranking, textWords }: ParsedQuery,
  concept = "",
): "highest" | "lowest" =>
  ranking ?? (isDeficitOf(textWords, library.concepts.get(concept)) ? "lowest" : "highest");

/** The places asked for, in order; only the first of a group where its highest or lowest are asked. */
export function toOrder(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  facts: readonly Fact[],
): Plan {
  const order = orderOf(library, query, facts[0]?.figure.concept);
  const sorted = facts
    .map(({ figure }) => figure)
    .sort((a, b) => (order === "lowest" ? a.value - b.value : b.value - a.value));
  // Of several groups the order is of none.
  const [group, another] = query.groups;
  const part = facts.find((fact) => fact.partOf !== undefined)?.partOf;
  const plan: Ranking = {
    kind: "ranking",
    order,
    ...(part === undefined ? {} : { partOf: part }),
    figures: query.ranking === undefined ? sorted : sorted.slice(0, countOf(query)),
    of: sorted.length,
    ...(group === undefined || another !== undefined ? {} : { group: group.key }),
  };
  const isAsked = (place: string): boolean => query.places.some(({ code }) => code === place);
  const ordered = { figures: sorted, plan, most: ranked.most, isAsked };
  return upToBound(library, evidence, query, ordered);
}

/** The group that an order is of, and who of it has no figure of its period. */
function ofGroup(
  library: Library,
  figures: readonly PlannedFigure[],
  order: "highest" | "lowest",
  group: string | undefined,
) {
  const isOf = (place: string): boolean => group === undefined || isPartOf(library, place, group);
  const leftOut = leftOutOf(library, figures, order, isOf);
  return {
    ...(group === undefined ? {} : { group }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/**
 * The newest ranking of the first of these concepts that has one, or that of the year asked for, where need be of
 * another that is called alike.
 */
export function toRanking(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  asked: readonly string[],
  group: string | undefined,
): Plan {
  const { threshold } = query;
  if (threshold === undefined) return toOrderOf(library, evidence, query, asked, group);
  const concepts = boundedBy(library, threshold, asked);
  const [first] = asked;
  if (concepts.length > 0 || first === undefined)
    return toOrderOf(library, evidence, query, concepts, group);
  const askedKind = threshold.unit === "percent" ? "share" : "number";
  return { kind: "none", places: [], concept: first, askedKind };
}

/** "Between 2010 and 2014", "in the last ten years". */
const isSpan = ({ period }: ParsedQuery): boolean =>
  (period?.lastYears ?? 1) > 1 || (period?.from !== undefined && onePeriod(period) === undefined);

function toOrderOf(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  group: string | undefined,
): Plan {
  const limit = group === "WLD" ? undefined : group;
  const orders = createOrders(library, evidence, query.period, limit);
  // What is called alike has an order of the asked time, perhaps, where the first has none.
  const withTime = [...concepts.slice(0, 1), ...calledAlike(library, query, concepts)].find(
    orders.hasAsked,
  );
  // How one thing went over the years is told by no order of places by another.
  const isOverTime = query.ranking === undefined && isSpan(query);
  const inTurn = isOverTime ? concepts.slice(0, 1) : withFirst(concepts, withTime);
  for (const concept of inTurn) {
    const found = orders.of(concept);
    const order = orderOf(library, query, concept);
    const sorted = order === "lowest" ? found?.figures.toReversed() : found?.figures;
    if (found === undefined || sorted === undefined || sorted.length === 0) continue;
    const { asked, covered } = found;
    if (asked !== undefined)
      return withoutOrder(library, query, { concepts, concept, asked, covered, limit });
    const figures = sorted.slice(0, countOf(query));
    const of = limit ?? found.continent;
    const plan: Ranking = {
      ...{ kind: "ranking", order, figures, of: sorted.length },
      ...ofGroup(library, figures, order, of),
      ...partOf(covered.to, onePeriod(query.period)),
      ...(isSpan(query) && { ofOne: covered.to }),
    };
    const isOf = (place: string): boolean => of === undefined || isPartOf(library, place, of);
    const ordered = { figures: sorted, plan, most: ranked.most, isAsked: isOf };
    return upToBound(library, evidence, query, ordered);
  }
  const [concept] = concepts;
  const asked = onePeriod(query.period);
  if (concept !== undefined && asked !== undefined) {
    const covered = ordersReach(library, concept) ?? reachOfFew(library, evidence, concept);
    if (covered !== undefined)
      return withoutOrder(library, query, { concepts, concept, asked, covered, limit });
  }
  return {
    kind: "none",
    places: group === undefined ? [] : [group],
    ...(concept === undefined ? {} : { concept }),
  };
}
