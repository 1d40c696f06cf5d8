import type { Concept } from "../library-model.js";
import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

/** One concept in a group of places over time, where at least two of them, and most, have figures. */
export function buildComparisons(context: BuildContext): KeyedRecord[] {
  const groups = [...context.catalogue.placeGroups.values()];
  return [...context.concepts.values()].flatMap((concept) =>
    groups.flatMap((group) => {
      // Two places at one or two moments make no picture.
      if (group.name === undefined && concept.source === "world-factbook") return [];
      const record = compare(context, concept, group.key, group.places);
      return record === undefined ? [] : record;
    }),
  );
}

function compare(
  context: BuildContext,
  concept: Concept,
  group: string,
  members: readonly string[],
): KeyedRecord | undefined {
  const found = members.flatMap((place) => {
    const extent = context.figures.extent(concept.key, place);
    return extent === undefined ? [] : { place, ...extent };
  });
  if (found.length < 2 || found.length < members.length * 0.75) return undefined;
  const from = found.map((extent) => extent.from).sort()[0] ?? "";
  const to =
    found
      .map((extent) => extent.to)
      .sort()
      .at(-1) ?? "";
  if (from === to && members.length < 3) return undefined;
  return toRecord(context, {
    kind: "comparison",
    key: `${concept.key}|${group}`,
    concepts: [concept],
    places: found.map(({ place }) => place),
    variant: group,
    from,
    to,
  });
}
