import type { BuildContext, KeyedRecord } from "./build-context.js";
import { buildComparisons } from "./comparisons.js";
import { buildCompositions } from "./compositions.js";
import { buildDuals } from "./duals.js";
import { buildProfiles } from "./profiles.js";
import { buildRankings } from "./rankings.js";
import { buildSeries } from "./series.js";

/** The statistics that follow from a concept and its figures alone. */
export const buildStatisticsOfConcepts = (context: BuildContext): KeyedRecord[] => [
  ...buildSeries(context),
  ...buildRankings(context),
  ...buildComparisons(context),
];

/** Every statistic of the library, each once whatever its languages. */
export const buildStatistics = (context: BuildContext): KeyedRecord[] => [
  ...buildStatisticsOfConcepts(context),
  ...buildCompositions(context),
  ...buildDuals(context),
  ...buildProfiles(context),
];
