/** A source's content as a head and its measures: of a source of hundreds, those that changed are read alone. */
import type { ContentPieces } from "../../../storage/index.js";
import type { ImportedContent, ImportedMeasure } from "./content-schema.js";
import { pack, unpackMeasure, unpackWhole } from "./packing.js";

/** What is said of all of a source. */
export type ImportedHead = Omit<ImportedContent, "concepts" | "figures" | "updates">;

const leftOf = <T>(byKey: Readonly<Record<string, T>>, taken: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(byKey).filter(([key]) => !taken.has(key)));

export function headOf(content: ImportedContent): ImportedHead {
  const { format, source, from, importedAt, again, units, topics, withoutNumber } = content;
  return {
    ...{ format, source, from, importedAt, units, topics },
    ...(again === undefined ? {} : { again }),
    ...(withoutNumber === undefined ? {} : { withoutNumber }),
  };
}

export const measuresOf = ({ concepts, figures, updates }: ImportedContent): ImportedMeasure[] =>
  concepts.map((definition) => {
    const [rows, days] = [figures[definition.key], updates[definition.key]];
    return {
      definition,
      ...(rows === undefined ? {} : { figures: rows }),
      ...(days === undefined ? {} : { updates: days }),
    };
  });

export function toPieces(content: ImportedContent): ContentPieces {
  const { concepts, figures, updates } = content;
  const keys = new Set(concepts.map(({ key }) => key));
  return {
    // What belongs to no measure stays with it.
    head: pack({
      ...content,
      concepts: [],
      figures: leftOf(figures, keys),
      updates: leftOf(updates, keys),
    }),
    measures: new Map(measuresOf(content).map((one) => [one.definition.key, pack(one)])),
  };
}

/** @throws Error where a piece cannot be read */
export function joinPieces({ head, measures }: ContentPieces): ImportedContent {
  const content = unpackWhole(head);
  const all = Array.from(measures.values(), unpackMeasure);
  const figures = { ...content.figures };
  const updates = { ...content.updates };
  for (const { definition, ...measure } of all) {
    if (measure.figures !== undefined) figures[definition.key] = measure.figures;
    if (measure.updates !== undefined) updates[definition.key] = measure.updates;
  }
  const concepts = [...content.concepts, ...all.map(({ definition }) => definition)];
  return { ...content, concepts, figures, updates };
}
