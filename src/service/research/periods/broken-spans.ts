/** Figures on both sides of a break are of two things: they have no average and no sum. */
import { breaksWithin } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import type { Average, PlannedFigure } from "../plan/index.js";
import type { Chosen } from "./choose.js";

/** What was chosen; what is missing instead, where it is made of figures on both sides. */
export function withoutBreak(
  { concepts }: Library,
  chosen: Chosen,
  figures: readonly PlannedFigure[],
): Chosen {
  const { figure, average, ofWhole, ...rest } = chosen;
  const statuses = concepts.get(figure.concept)?.statuses;
  const breakIn = (span: Average | undefined): string | undefined =>
    span && breaksWithin(statuses, figure.place, span)[0];
  const at = breakIn(average);
  if (average !== undefined && at !== undefined) {
    const covered = { from: figures[0]?.period ?? "", to: figures.at(-1)?.period ?? "" };
    const { from, to } = average;
    return { figure, missing: { from, to, covered, reason: "break", breakAt: at } };
  }
  return {
    ...{ figure, ...rest },
    ...(average && { average }),
    ...(ofWhole && breakIn(ofWhole) === undefined ? { ofWhole } : {}),
  };
}
