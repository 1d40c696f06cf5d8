import type { BuildContext, KeyedRecord } from "./build-context.js";
import { buildComparisons } from "./comparisons.js";
import { buildCompositions } from "./compositions.js";
import { buildDuals } from "./duals.js";
import { buildProfiles } from "./profiles.js";
import { buildRankings } from "./rankings.js";
import { buildSeries } from "./series.js";

/** Every statistic of the library, each once whatever its languages. */
export function buildStatistics(context: BuildContext): KeyedRecord[] {
  return [
    ...buildSeries(context),
    ...buildRankings(context),
    ...buildComparisons(context),
    ...buildCompositions(context),
    ...buildDuals(context),
    ...buildProfiles(context),
  ];
}
