/** Where a figure stands among those of other places. */
import type { Library } from "../../library/library-model.js";
import type { Evidence } from "../figures.js";
import { leftOutAbove } from "../left-out.js";
import type { PlannedFigure, Rank } from "../plan/index.js";
import { orderOf } from "./order-of-period.js";

/** Where a figure stands among the countries and territories of a ranking that shows it. */
export function toRank(
  library: Library,
  evidence: Evidence,
  figure: PlannedFigure,
): Rank | undefined {
  // A continent's ranking is no rank in the world: half of all covered places must be in it.
  const covered = library.coveredPlaces(figure.concept).length;
  const records = evidence
    .recordsOf(figure.concept)
    .filter(({ kind, to }) => kind === "ranking" && to === figure.period)
    .sort((a, b) => b.places.length - a.places.length);
  for (const record of records) {
    const ranked = evidence.rankingOf(record);
    const isShown = ranked.some(
      ({ place, period }) => place === figure.place && period === figure.period,
    );
    if (!isShown || ranked.length * 2 < covered) continue;
    return positionIn(library, ranked, figure, record.id);
  }
  const reckoned = records.length > 0 ? undefined : orderOf(library, figure.concept, figure.period);
  return reckoned?.some(({ place }) => place === figure.place) === true
    ? positionIn(library, reckoned, figure, figure.statistic)
    : undefined;
}

/** @param statistic the one that shows the order, or else the figure */
function positionIn(
  library: Library,
  ranked: readonly PlannedFigure[],
  figure: PlannedFigure,
  statistic: number,
): Rank | undefined {
  // "Rank 1" of 2012 would be that of the United States where China's figure is of 2013.
  if (leftOutAbove(library, figure).length > 0) return undefined;
  const position = ranked.filter(({ value }) => value > figure.value).length + 1;
  return { position, of: ranked.length, statistic };
}
