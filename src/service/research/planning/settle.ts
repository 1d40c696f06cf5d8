/** No answer, but what is missing, where the library does not have all that is asked. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { askedFor } from "../periods/compared-years.js";
import { chooseOf } from "../pick-facts.js";
import { isBefore } from "../periods/compare.js";
import { figuresOf, type Missing, type Plan } from "../plan/index.js";
import { toPlaces } from "./meant.js";

/**
 * Places, period and subject of a question are obligations: where one is not in the library there is no
 * answer, but what is missing. Of a group, members without figures are named.
 */
export function settle(library: Library, plan: Plan, evidence: Evidence, query: ParsedQuery): Plan {
  if (plan.kind === "none") return plan;
  const shown = new Set(plan.kind === "ranking" ? [] : figuresOf(plan).map(({ place }) => place));
  const concept = figuresOf(plan)[0]?.concept ?? "";
  const dates = query.period?.named ?? [];
  const each = [query, ...dates.map((date) => askedFor(query, date))];
  for (const { concept: key, place } of figuresOf(plan)) {
    const missing = each
      .map((one) => chooseOf(library, evidence, one, key, place)?.missing)
      .find((one) => one !== undefined);
    if (missing === undefined) continue;
    const later = missing.reason === "beyond" ? laterOf(library, evidence, query, key, place) : {};
    return { kind: "none", places: [place], concept: key, missing, ...later };
  }
  const hasFigures = (code: string): boolean =>
    shown.has(code) || evidence.figuresOf(concept, code).length > 0;
  const asked = toPlaces(library, query, [concept]);
  const lacking = asked.filter((code) => !hasFigures(code));
  if (lacking.length === 0) return plan;
  const members = new Set(query.groups.flatMap((group) => group.members));
  const named = lacking.filter((code) => !members.has(code));
  if (named.length > 0) return { kind: "none", places: named, concept };
  return { ...plan, lacking };
}

/** The same of a newer source, where that lacks the time as well and has a later one: what is there ends with its figures. */
function laterOf(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  key: string,
  place: string,
): { readonly concept?: string; readonly missing?: Missing } {
  const lastOf = (concept: string) => library.observations(concept, place)?.periods.at(-1) ?? "";
  const newer = [...(library.concepts.get(key)?.newer ?? [])].filter((concept) =>
    isBefore(lastOf(key), lastOf(concept)),
  );
  const [concept] = newer.sort((a, b) => (isBefore(lastOf(a), lastOf(b)) ? 1 : -1));
  const missing =
    concept === undefined ? undefined : chooseOf(library, evidence, query, concept, place)?.missing;
  return concept === undefined || missing?.reason !== "beyond" ? {} : { concept, missing };
}
