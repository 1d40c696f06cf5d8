/** Which orders of places a question asks for, and which it does not. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { askedOf } from "../asked-measure.js";
import type { Evidence } from "../figures.js";
import type { Nothing, Plan } from "../plan/index.js";
import { toRanking } from "./pick-ranking.js";

/** "The strongest countries", "top EU countries": by what is not said, where the largest are those of most people. */
export const namesNoSubject = ({
  ranking,
  asksMembers,
  lacking,
  words,
  textWords,
  isGrowth,
}: ParsedQuery) =>
  ranking !== undefined &&
  asksMembers &&
  !isGrowth &&
  lacking.length + words.length === 0 &&
  !textWords.some((word) => ofSize.test(word));
const ofSize =
  /^(?:largest|biggest|greatest|smallest|(?:grosst|kleinst)e[nrsm]?|grande?s?|petits?|petites?|pequen[oa]s?|may(?:or|ores)|menor(?:es)?)$/;

/** The highest values are not those that have risen most. */
export function unlessChanges(library: Library, query: ParsedQuery, plan: Plan): Plan {
  const concept = plan.kind === "ranking" ? plan.figures[0]?.concept : undefined;
  if (concept === undefined || askedOf(library, query, concept) !== "change") return plan;
  return { kind: "none", places: [], concept, isLevelAlone: true };
}

/** Nothing is said of a measure but that there is no order of places by it. */
const isBare = (plan: Nothing): boolean =>
  Object.keys(plan).every((key) => /^(?:kind|places|concept)$/.test(key));

/** The order of all places or of a group's; where there is none and none was asked, of which place is to be said. */
export function orderOfAll(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  group: string | undefined,
): Plan {
  const plan = unlessChanges(library, query, toRanking(library, evidence, query, concepts, group));
  const isOpen =
    query.ranking === undefined && group === undefined && query.threshold === undefined;
  if (!isOpen || plan.kind !== "none" || !isBare(plan)) return plan;
  return library.coveredPlaces(plan.concept ?? "").length > 1
    ? { ...plan, isOfOnePlace: true }
    : plan;
}
