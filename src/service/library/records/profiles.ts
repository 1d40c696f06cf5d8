import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

const leastRows = 4;

/** A theme's latest figures of one place; concepts without a figure there are left out. */
export function buildProfiles(context: BuildContext): KeyedRecord[] {
  const { catalogue, concepts, figures } = context;
  return [...catalogue.profiles.values()].flatMap((definition) => {
    const places = new Set(definition.concepts.flatMap((concept) => figures.placesOf(concept)));
    return [...places].sort().flatMap((place) => {
      const found = definition.concepts.flatMap((key) => {
        const concept = concepts.get(key);
        const to = figures.extent(key, place)?.to;
        return concept === undefined || to === undefined ? [] : { concept, to };
      });
      if (found.length < leastRows) return [];
      const latest = found.map(({ to }) => to).sort();
      return toRecord(context, {
        kind: "profile",
        key: `${definition.key}|${place}`,
        concepts: found.map(({ concept }) => concept),
        places: [place],
        variant: definition.key,
        from: latest[0] ?? "",
        to: latest.at(-1) ?? "",
      });
    });
  });
}
