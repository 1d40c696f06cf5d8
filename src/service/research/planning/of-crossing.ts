/** "When did … overtake …": the plan of a question for a time at which figures lay beyond others. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { isSummed } from "../asked-measure.js";
import { toCrossing } from "../crossings/to-crossing.js";
import { coversAll, type Evidence } from "../figures.js";
import type { Plan } from "../plan/index.js";
import { calledInPart } from "./part-of-names.js";
import { settle } from "./settle.js";

/** When figures came to lie beyond others, or a bound: of one measure that is sure, or what is missing for it. */
export function ofCrossing(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  {
    meant,
    concepts: [best = []],
    places,
  }: {
    readonly meant: readonly (readonly string[])[];
    readonly concepts: readonly (readonly string[])[];
    readonly places: readonly string[];
  },
): Plan {
  const [concept] = best;
  const subject = query.lacking.join(" ");
  if (concept === undefined)
    return { kind: "none", places, ...(subject === "" ? {} : { subject }) };
  const isUnsure = meant.length > 1 || calledInPart(library, query, places).length > 0;
  const plan = isUnsure ? undefined : toCrossing(library, evidence, query, best, places);
  const isOfParts = query.crossing?.threshold !== undefined && query.frequency === undefined;
  if (plan === undefined && !isUnsure && isOfParts && isSummed(library, concept))
    return { kind: "none", places, concept, isBoundOfPart: true };
  if (plan === undefined)
    return { kind: "none", places: coversAll(library, concept, places) ? [] : places, concept };
  return settle(library, plan, evidence, query);
}
