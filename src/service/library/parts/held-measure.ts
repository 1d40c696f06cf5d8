/** An imported measure as a running service holds it: packed, and whole without anything else of its source. */
import { LRUCache } from "lru-cache";
import type { ConceptFigures, SharedPeriods } from "../figures/concept-figures.js";
import { createPackedFigures } from "../figures/packed-figures.js";
import { toRowFigures } from "../figures/figures.js";
import type { ImportedMeasure } from "../imported/content-schema.js";
import type { BuildContext } from "../records/build-context.js";
import { buildStatisticsOfConcepts } from "../records/build-statistics.js";
import { buildConcepts, type Catalogue } from "../catalogue/index.js";
import { createSharedLists, packRecords, type MeasureRecords } from "./measure-records.js";

export interface HeldMeasure {
  readonly definition: ImportedMeasure["definition"];
  readonly figures: ConceptFigures;
  readonly records: MeasureRecords;
  /** The day its figures last changed, by place. */
  readonly updates: Readonly<Record<string, string>>;
}

type HoldMeasure = (measure: ImportedMeasure, catalogue: Catalogue) => HeldMeasure;

/** Beyond so many days and places of changes those not met for longest are there twice: each import brings others. */
const mostUpdates = 1000;

/** Objects of the same entries, each there once. */
function createSharedUpdates() {
  const known = new LRUCache<string, Readonly<Record<string, string>>>({ max: mostUpdates });
  return (updates: Readonly<Record<string, string>>) => {
    const key = JSON.stringify(updates);
    const present = known.get(key) ?? updates;
    known.set(key, present);
    return present;
  };
}

/** @param own the library's own places and sources: what measures have in common is kept once for all of them */
export function createHoldMeasure({
  places,
  sources,
}: Pick<BuildContext, "places" | "sources">): HoldMeasure {
  const periods: SharedPeriods = new Map();
  const shared = createSharedLists();
  const share = createSharedUpdates();
  return ({ definition, figures = {}, updates = {} }, catalogue) => {
    const { key } = definition;
    const concepts = buildConcepts({ ...catalogue, concepts: [definition] });
    const context = {
      ...{ catalogue, concepts, places, sources },
      figures: toRowFigures([{ [key]: figures }]),
    };
    return {
      definition,
      figures: createPackedFigures(figures, periods, shared.lists),
      records: packRecords(buildStatisticsOfConcepts(context), shared),
      updates: share(updates),
    };
  };
}
