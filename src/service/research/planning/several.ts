/** Several measures that a question names. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { measuredAlike } from "../periods/alike-measures.js";
import { inOnePeriod, isOfOnePeriod } from "../periods/alike-periods.js";
import { chooseOf, toFacts } from "../pick-facts.js";
import type { Fact, Plan } from "../plan/index.js";
import { isOfTwoBudgets, ofOneBudget } from "./budget-sides.js";
import { isCalledAs, coveringFirst, toPlaces } from "./meant.js";

/** "Fed funds rate and 10-year yield": where one of them has figures of one place alone, the others are of that as well. */
function toSharedPlaces(each: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [shared = [], another] = new Set(each.filter(({ length }) => length > 0));
  return another === undefined ? each.map(() => shared) : each;
}

/** The facts of each thing that is asked; undefined where there are none of any. */
export function toSeveral(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  meant: readonly (readonly string[])[],
): Plan | undefined {
  const placesOf = toSharedPlaces(meant.map((group) => toPlaces(library, query, group)));
  const each = meant.map((group, index) => {
    const places = placesOf[index] ?? [];
    const concepts = coveringFirst(library, evidence, group, places);
    return {
      places,
      concept: concepts[0],
      facts: toFacts(library, evidence, query, concepts, places),
    };
  });
  const places = each[0]?.places ?? [];
  const isWhole = ({ figure: { concept, place } }: Fact): boolean =>
    chooseOf(library, evidence, query, concept, place)?.missing === undefined;
  const found = ofOneBudget(
    library,
    each.flatMap((one) => one.facts),
    query,
    (key) => toFacts(library, evidence, query, [key], places).filter(isWhole),
  );
  if (found.length === 0) return undefined;
  // Asked for two things, half of them would be taken for all.
  const without = each.find((one) => one.facts.length === 0);
  if (without?.concept !== undefined)
    return { kind: "none", places: without.places, concept: without.concept };
  const called = meant.map((keys) => keys.filter((key) => isCalledAs(query, key, keys[0])));
  const alike = measuredAlike(library, found, called, (key) =>
    toFacts(library, evidence, query, [key], places),
  );
  const scope = isOfTwoBudgets(library, alike) ? { isOtherScope: true as const } : {};
  if (!query.saysComparison) return { kind: "facts", facts: alike, ...scope };
  const facts = inOnePeriod(alike, evidence, query, (another) =>
    alike.flatMap(({ figure }) =>
      toFacts(library, evidence, another, [figure.concept], [figure.place]),
    ),
  );
  const isUnlike = !isOfOnePeriod(facts) && query.period?.named === undefined;
  return { kind: "facts", facts, ...(isUnlike ? { isUnlike } : {}), ...scope };
}
