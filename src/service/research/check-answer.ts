/** Rates an answer before it goes out: what it states must be in the statistics it names. */
import type { Library } from "../library/library-model.js";
import { valueAt } from "./figures.js";
import { figuresOf, statisticsOf, type Plan } from "./plan/index.js";

/**
 * The first statement that the library does not bear out, or undefined when all hold. A library may
 * have changed since the job began: an older edition's figure must not go out as this one's.
 */
export function findUnfounded(library: Library, plan: Plan): string | undefined {
  for (const figure of figuresOf(plan)) {
    const record = library.statistics.get(figure.statistic);
    const isShown =
      record?.concepts.includes(figure.concept) === true &&
      figure.period >= record.from &&
      figure.period <= record.to;
    const value = valueAt(library.observations(figure.concept, figure.place), figure.period);
    if (!isShown || value !== figure.value) {
      return `${figure.concept} ${figure.place} ${figure.period}`;
    }
  }
  const lost = statisticsOf(plan).find((id) => !library.statistics.has(id));
  return lost === undefined ? undefined : `statistic ${lost}`;
}
