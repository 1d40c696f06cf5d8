import { buildConcepts, type LibraryConcept } from "./catalogue/index.js";
import { Figures } from "./data-files.js";
import { addImported, type ImportedContent } from "./imported/index.js";
import type { BuildContext, KeyedRecord } from "./records/build-context.js";
import { buildStatisticsOfConcepts } from "./records/build-statistics.js";

/** What a source's content alone makes, whatever else was imported. */
export interface ImportedPart {
  readonly concepts: ReadonlyMap<string, LibraryConcept>;
  readonly figures: Figures;
  readonly statistics: readonly KeyedRecord[];
}

/** The same part for the same content, as long as somebody holds that. */
export type PartOf = (content: ImportedContent) => ImportedPart;

/** @param own the library's own, which names topics, units and places */
export function createPartOf({
  places,
  ...own
}: Pick<BuildContext, "catalogue" | "places" | "sources">): PartOf {
  const parts = new WeakMap<ImportedContent, ImportedPart>();
  const build = (content: ImportedContent): ImportedPart => {
    const { catalogue, sources } = addImported(own, [content]);
    const concepts = buildConcepts({ ...catalogue, concepts: content.concepts });
    const figures = new Figures([content.figures]);
    const context = { catalogue, concepts, places, sources, figures };
    return { concepts, figures, statistics: buildStatisticsOfConcepts(context) };
  };
  return (content) => {
    const known = parts.get(content);
    if (known !== undefined) return known;
    const part = build(content);
    parts.set(content, part);
    return part;
  };
}
