import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

/** Fewer make no course: they stay in rankings and indicators. */
const leastPoints = 5;

/** One concept in one place over time, wherever there are five figures or more. */
export function buildSeries(context: BuildContext): KeyedRecord[] {
  const { concepts, figures } = context;
  return [...concepts.values()].flatMap((concept) =>
    figures.placesOf(concept.key).flatMap((place) => {
      const extent = figures.extent(concept.key, place);
      if (extent === undefined || extent.count < leastPoints) return [];
      const { from, to } = extent;
      const key = `${concept.key}|${place}`;
      return toRecord(context, {
        kind: "series",
        key,
        concepts: [concept],
        places: [place],
        from,
        to,
      });
    }),
  );
}
