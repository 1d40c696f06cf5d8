/** A source's content as a head and its measures: of a source of hundreds, those that changed are read alone. */
import type { ContentPieces } from "../../../storage/index.js";
import type { ImportedContent, ImportedMeasure } from "./content-schema.js";
import { pack, unpackMeasure, unpackWhole } from "./packing.js";

const leftOf = <T>(byKey: Readonly<Record<string, T>>, taken: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(byKey).filter(([key]) => !taken.has(key)));

export function toPieces(content: ImportedContent): ContentPieces {
  const { concepts, figures, updates } = content;
  const keys = new Set(concepts.map(({ key }) => key));
  const measureOf = (definition: ImportedMeasure["definition"]): ImportedMeasure => {
    const [rows, days] = [figures[definition.key], updates[definition.key]];
    return {
      definition,
      ...(rows === undefined ? {} : { figures: rows }),
      ...(days === undefined ? {} : { updates: days }),
    };
  };
  return {
    // What belongs to no measure stays with it.
    head: pack({
      ...content,
      concepts: [],
      figures: leftOf(figures, keys),
      updates: leftOf(updates, keys),
    }),
    measures: new Map(concepts.map((one) => [one.key, pack(measureOf(one))])),
  };
}

/** What was unpacked of a piece, as long as somebody holds that. */
const unpacked = new WeakMap<Uint8Array, ImportedMeasure>();

function readMeasure(packed: Uint8Array): ImportedMeasure {
  const known = unpacked.get(packed) ?? unpackMeasure(packed);
  unpacked.set(packed, known);
  return known;
}

/** @throws Error where a piece cannot be read */
export function joinPieces({ head, measures }: ContentPieces): ImportedContent {
  const content = unpackWhole(head);
  const all = Array.from(measures.values(), readMeasure);
  const figures = { ...content.figures };
  const updates = { ...content.updates };
  for (const { definition, ...measure } of all) {
    if (measure.figures !== undefined) figures[definition.key] = measure.figures;
    if (measure.updates !== undefined) updates[definition.key] = measure.updates;
  }
  const concepts = [...content.concepts, ...all.map(({ definition }) => definition)];
  return { ...content, concepts, figures, updates };
}
