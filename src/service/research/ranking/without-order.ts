/** What is said where no order of places is of the asked time. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { hasFigureWithin } from "../figures.js";
import type { Plan } from "../plan/index.js";
import { isPartOf } from "./orders.js";

/** The one place that has what is asked where no place is named: no order of places, but figures of the period. */
function placeWith(
  library: Library,
  concepts: readonly string[],
  asked: string,
): { elsewhere?: string } {
  for (const concept of concepts) {
    const [place, another] = library.coveredPlaces(concept);
    if (place === undefined || another !== undefined) continue;
    if (hasFigureWithin(library, concept, place, { from: asked, to: asked }))
      return { elsewhere: place };
  }
  return {};
}

/** Whether some places, of a group where one is asked, have a figure of the time, of which there is no order. */
const hasSome = (
  library: Library,
  { concept, asked, limit }: Pick<Beyond, "concept" | "asked" | "limit">,
): boolean =>
  library
    .coveredPlaces(concept)
    .filter((place) => limit === undefined || isPartOf(library, place, limit))
    .some((place) => hasFigureWithin(library, concept, place, { from: asked, to: asked }));

interface Beyond {
  readonly concepts: readonly string[];
  readonly concept: string;
  readonly asked: string;
  readonly covered: { readonly from: string; readonly to: string };
  readonly limit: string | undefined;
}

/** What is missing where no order is of the asked time, and the one place that has figures of it. */
export function withoutOrder(library: Library, query: ParsedQuery, beyond: Beyond): Plan {
  const { concepts, concept, asked, covered, limit } = beyond;
  const isBackTo = query.period?.to === undefined && asked < covered.from;
  const isSince = isBackTo ? { isSince: true as const } : {};
  const missing = { from: asked, to: asked, covered, reason: "beyond", ...isSince } as const;
  const places = limit === undefined ? [] : [limit];
  // Of several places that have figures of it, each may be asked.
  if (hasSome(library, beyond))
    return { kind: "none", places, concept, missing: { ...missing, isOrder: true } };
  if (limit !== undefined) return { kind: "none", places, concept, missing };
  const newer = concepts.flatMap((key) => library.concepts.get(key)?.newer ?? []);
  const elsewhere = placeWith(library, [...concepts, ...newer], asked);
  return { kind: "none", places, concept, missing, ...elsewhere };
}
