/** Picks, of everything retrieved, the few figures that answer the question. */
import { hasOwnBase } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { asksChangeOfInflation, askedKind, askedOf, isOfKind } from "../asked-measure.js";
import { withCaveats } from "../caveats/with-caveats.js";
import { coversAll, createEvidence, toChange } from "../figures.js";
import { inOnePeriod, isOfOnePeriod } from "../periods/alike-periods.js";
import { toFacts } from "../pick-facts.js";
import { namesNoSubject, orderOfAll, unlessChanges } from "../ranking/orders-asked.js";
import { toOrder, toRanking } from "../ranking/pick-ranking.js";
import type { Answered, Fact, Plan } from "../plan/index.js";
import { isAlone, coveringFirst, standingFor, toPlaces, meantConcepts } from "./meant.js";
import { ofCrossing } from "./of-crossing.js";
import { ofNoMeasure, toNone } from "./no-figures.js";
import { toWhole } from "./overview.js";
import { calledInPart } from "./part-of-names.js";
import { settle } from "./settle.js";
import { toSeveral } from "./several.js";

const comparedPlaces = 8;

/** The plan, with what must be told of it. */
export function toPlan(library: Library, query: ParsedQuery, retrieved: readonly number[]): Plan {
  const plan = toBarePlan(library, query, retrieved);
  const { event, period } = query;
  const isDated = period?.from !== undefined || period?.to !== undefined;
  // Of another time than the one that is asked they would be, and whose years it has is a matter of opinion.
  if (plan.kind !== "none" && event !== undefined && (!isDated || query.saysComparison))
    return { kind: "none", places: [], event };
  return plan.kind === "none" ? plan : withCaveats(library, query, withTimes(query, plan));
}

/** How many times as large, of figures of one period that are no percentages. */
function withTimes({ operation }: ParsedQuery, plan: Answered): Answered {
  if (operation !== "times" || plan.kind !== "comparison") return plan;
  const [first, last] = [plan.facts[0]?.figure, plan.facts.at(-1)?.figure];
  if (plan.gap?.kind !== "percent" || first === undefined || last === undefined) return plan;
  return { ...plan, times: first.value / last.value };
}

function toBarePlan(library: Library, query: ParsedQuery, retrieved: readonly number[]): Plan {
  const evidence = createEvidence(library, retrieved);
  const meant = meantConcepts(library, query);
  const places = toPlaces(library, query, meant[0]);
  const concepts = meant.map((group) =>
    standingFor(library, query, coveringFirst(library, evidence, group, places)),
  );
  if (query.crossing !== undefined)
    return ofCrossing(library, evidence, query, { meant, concepts, places });
  if (namesNoSubject(query)) return { kind: "none", places, arePlacesAlone: true };
  const whole = toWhole(library, evidence, query);
  if (whole !== undefined) return settle(library, whole, evidence, query);
  if (concepts.length === 0) return ofNoMeasure(library, evidence, query, places);
  const called = calledInPart(library, query, places);
  if (called.length > 0) return { kind: "none", places, subject: query.lacking.join(" "), called };
  const [best = []] = concepts;
  const other = best.find((key) => !isOfKind(library, query, key));
  const kind = askedKind(query);
  if (other !== undefined && kind !== undefined && meant.length === 1)
    return { kind: "none", places, concept: other, askedKind: kind };
  const several = meant.length > 1 ? toSeveral(library, evidence, query, meant) : undefined;
  if (several !== undefined) return settle(library, several, evidence, query);
  const groups = places.filter((code) => library.places.get(code)?.kind === "aggregate");
  const isOfGroup = groups.length === places.length && !isAlone(library, query, places, best[0]);
  if (places.length === 0 || (query.ranking !== undefined && isOfGroup)) {
    // The order of places by the one is no answer about both.
    if (meant.length > 1) return { kind: "none", places: [], isSeveral: true };
    const hasOrder = query.ranking !== undefined;
    const world = hasOrder ? [] : toFacts(library, evidence, query, best, ["WLD"]);
    if (world.length > 0) return settle(library, { kind: "facts", facts: world }, evidence, query);
    return orderOfAll(library, evidence, query, best, groups[0]);
  }
  const facts = toFacts(library, evidence, query, best, places);
  const [group] = groups;
  // "EU vs US", "Africa vs Europe": an order of the members of one is no answer about both.
  const isOfMembers = facts.length === 0 && places.length === 1 && group !== undefined;
  if (isOfMembers && !hasOwnFigure(library, query, best[0], group))
    return unlessChanges(library, query, toRanking(library, evidence, query, best, group));
  if (query.extreme !== undefined && facts.some((fact) => isOfChange(library, query, fact)))
    return { kind: "none", places, concept: facts[0]?.figure.concept ?? "", isLevelAlone: true };
  if (facts.length === 0) return toNone(library, query, [meant[0]?.[0], best[0]], places);
  // One place has several facts where years are compared, and so have more of them.
  const isList = (query.period?.named?.length ?? 0) > 2;
  // Of places that are each 100 in the same year neither is above another.
  const isOfOwnBase = hasOwnBase(library.concepts.get(facts[0]?.figure.concept ?? ""));
  if (facts.length === 1 || places.length === 1 || isList || isOfOwnBase)
    return settle(library, { kind: "facts", facts }, evidence, query);
  const ask = (another: ParsedQuery) => toFacts(library, evidence, another, best, places);
  const plan = isOrder(query, facts)
    ? unlessChanges(library, query, toOrder(library, evidence, query, facts))
    : toComparison(library, inOnePeriod(facts, evidence, query, ask));
  return settle(library, plan, evidence, query);
}

/** "The biggest drop in unemployment": of what has a level alone no change is the largest. */
const isOfChange = (library: Library, query: ParsedQuery, { figure }: Fact): boolean =>
  askedOf(library, query, figure.concept) === "change" || asksChangeOfInflation(query);

/** "Worldwide": a figure of its own that no statistic shows, where no order is asked. */
const hasOwnFigure = (
  library: Library,
  query: ParsedQuery,
  key: string | undefined,
  group: string,
) => query.ranking === undefined && coversAll(library, key ?? "", [group]);

/** "Highest debt in the G7", or more places than can be compared one by one. */
const isOrder = (query: ParsedQuery, facts: readonly Fact[]): boolean =>
  query.groups.length > 0
    ? query.ranking !== undefined || facts.length > comparedPlaces
    : facts.length > comparedPlaces;

function toComparison(library: Library, facts: readonly Fact[]): Plan {
  const valueOf = ({ figure, average }: Fact): number => average?.value ?? figure.value;
  const sorted = [...facts].sort((a, b) => valueOf(b) - valueOf(a));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isOnePeriod = isOfOnePeriod(sorted);
  const gap =
    isOnePeriod &&
    sorted.every(({ average }) => average === undefined) &&
    first !== undefined &&
    last !== undefined
      ? toChange(library, last.figure, first.figure)
      : undefined;
  return {
    ...{ kind: "comparison", facts: sorted },
    ...(gap === undefined ? {} : { gap }),
    ...(isOnePeriod ? {} : { isUnlike: true }),
  };
}
