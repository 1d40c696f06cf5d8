import { type BuildContext, type KeyedRecord, toRecord } from "./build-context.js";

/** Two concepts of one place over the years they share, five at least. */
export function buildDuals(context: BuildContext): KeyedRecord[] {
  const { catalogue, concepts, figures } = context;
  return [...catalogue.duals.values()].flatMap(({ key, concepts: [first, second] }) => {
    const pair = [concepts.get(first), concepts.get(second)].filter((each) => each !== undefined);
    return figures.placesOf(first).flatMap((place) => {
      const [a, b] = [figures.extent(first, place), figures.extent(second, place)];
      if (a === undefined || b === undefined) return [];
      const from = a.from > b.from ? a.from : b.from;
      const to = a.to < b.to ? a.to : b.to;
      if (Number(to) - Number(from) < 4) return [];
      return toRecord(context, {
        kind: "dual",
        key: `${key}|${place}`,
        concepts: pair,
        places: [place],
        variant: key,
        from,
        to,
      });
    });
  });
}
