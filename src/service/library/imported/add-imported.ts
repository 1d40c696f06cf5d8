import type { Catalogue } from "../catalogue/index.js";
import type { DataSource, Library } from "../library-model.js";
import type { ImportedContent } from "./content-schema.js";

interface Merged {
  readonly catalogue: Catalogue;
  readonly sources: ReadonlyMap<string, DataSource>;
}

type Defined = Pick<ImportedContent, "source" | "units" | "topics"> & {
  readonly definitions: Catalogue["concepts"];
};

/** The library's own catalogue and sources with those that were imported behind them. */
export function addImported(own: Merged, imported: readonly Defined[]): Merged {
  const { catalogue, sources } = own;
  return {
    catalogue: {
      ...catalogue,
      concepts: [...catalogue.concepts, ...imported.flatMap(({ definitions }) => definitions)],
      units: Object.assign(
        { ...catalogue.units },
        ...imported.map(({ units }) => units),
      ) as Catalogue["units"],
      topics: [...catalogue.topics, ...imported.flatMap(({ topics }) => topics)],
    },
    sources: new Map([...sources, ...imported.map(({ source }) => [source.key, source] as const)]),
  };
}

/** By concept and place, the day on which figures last changed. */
type UpdatedDays = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The day an imported item's figures last changed: the newest of the concepts and places it shows. */
export function importedUpdatedAt(
  days: UpdatedDays,
  ownUpdatedAt: NonNullable<Library["updatedAt"]>,
): NonNullable<Library["updatedAt"]> {
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
