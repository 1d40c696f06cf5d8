import type { Catalogue } from "../catalogue/index.js";
import type { DataSource, Library } from "../library-model.js";
import type { ImportedContent } from "./content-schema.js";

interface Merged {
  readonly catalogue: Catalogue;
  readonly sources: ReadonlyMap<string, DataSource>;
}

/** The library's own catalogue and sources with those that were imported behind them. */
export function addImported(own: Merged, imported: readonly ImportedContent[]): Merged {
  const { catalogue, sources } = own;
  return {
    catalogue: {
      ...catalogue,
      concepts: [...catalogue.concepts, ...imported.flatMap(({ concepts }) => concepts)],
      units: Object.assign(
        { ...catalogue.units },
        ...imported.map(({ units }) => units),
      ) as Catalogue["units"],
      topics: [...catalogue.topics, ...imported.flatMap(({ topics }) => topics)],
    },
    sources: new Map([...sources, ...imported.map(({ source }) => [source.key, source] as const)]),
  };
}

/** The day an imported item's figures last changed: the newest of the concepts and places it shows. */
export function importedUpdatedAt(
  imported: readonly ImportedContent[],
  ownUpdatedAt: NonNullable<Library["updatedAt"]>,
): NonNullable<Library["updatedAt"]> {
  const days = new Map(imported.flatMap(({ updates }) => Object.entries(updates)));
  if (days.size === 0) return ownUpdatedAt;
  return (item) => {
    const concepts = "uuid" in item ? [item.key] : "concepts" in item ? item.concepts : [];
    const newest = concepts
      .flatMap((concept) => {
        const byPlace = days.get(concept) ?? {};
        const shown = "places" in item ? item.places : Object.keys(byPlace);
        return shown.flatMap((place) => byPlace[place] ?? []);
      })
      .sort()
      .at(-1);
    return newest ?? ownUpdatedAt(item);
  };
}
