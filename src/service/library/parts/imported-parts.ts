import type { PackedContent } from "../../../storage/index.js";
import { buildConcepts, type Catalogue, type LibraryConcept } from "../catalogue/index.js";
import {
  addImported,
  headOf,
  measuresOf,
  unpackSteps,
  type ImportedContent,
  type ImportedHead,
  type ImportedMeasure,
} from "../imported/index.js";
import type { BuildContext } from "../records/build-context.js";
import type { Steps } from "../turns.js";
import { createHoldMeasure, type HeldMeasure } from "./held-measure.js";

/** What a source's content alone makes, whatever else was imported. */
export interface ImportedPart extends ImportedHead {
  readonly definitions: Catalogue["concepts"];
  readonly concepts: ReadonlyMap<string, LibraryConcept>;
  /** By the concepts' keys. */
  readonly measures: ReadonlyMap<string, HeldMeasure>;
}

export interface ImportedParts {
  /** The same part for the same content, as long as somebody holds that. */
  readonly partOf: (content: ImportedContent) => ImportedPart;
  /**
   * The part of content as it is kept, of which one measure at a time is unpacked; one that has been unpacked
   * before is not, as long as somebody holds it.
   * @throws Error that names where it stands and what is wrong with it
   */
  readonly partSteps: (packed: PackedContent) => Steps<ImportedPart>;
}

/** A measure's concept as long as its source says the same of units and topics. */
function createConceptOf() {
  const known = new WeakMap<HeldMeasure, { readonly by: string; readonly found: LibraryConcept }>();
  return (measure: HeldMeasure, catalogue: Catalogue, by: string): LibraryConcept[] => {
    const { definition } = measure;
    const present = known.get(measure);
    if (present?.by === by) return [present.found];
    const found = buildConcepts({ ...catalogue, concepts: [definition] }).get(definition.key);
    if (found !== undefined) known.set(measure, { by, found });
    return found === undefined ? [] : [found];
  };
}

/** The library's catalogue with a source's units and topics. */
function createCatalogueWith(own: Pick<BuildContext, "catalogue" | "sources">) {
  const catalogues = new WeakMap<ImportedHead, Catalogue>();
  return (head: ImportedHead): Catalogue => {
    const known = catalogues.get(head);
    if (known !== undefined) return known;
    const { catalogue } = addImported(own, [{ ...head, definitions: [] }]);
    catalogues.set(head, catalogue);
    return catalogue;
  };
}

/** @param own the library's own, which names topics, units and places */
export function createImportedParts(
  own: Pick<BuildContext, "catalogue" | "places" | "sources">,
): ImportedParts {
  const hold = createHoldMeasure(own);
  const conceptOf = createConceptOf();
  const catalogueWith = createCatalogueWith(own);
  const take = (measure: ImportedMeasure, head: ImportedHead): HeldMeasure =>
    hold(measure, catalogueWith(head));
  const toPart = (head: ImportedHead, all: readonly HeldMeasure[]): ImportedPart => {
    const [catalogue, by] = [catalogueWith(head), JSON.stringify([head.units, head.topics])];
    const concepts = all.flatMap((one) => conceptOf(one, catalogue, by));
    return {
      ...head,
      definitions: all.map(({ definition }) => definition),
      concepts: new Map(concepts.map((concept) => [concept.key, concept])),
      measures: new Map(all.map((measure) => [measure.definition.key, measure])),
    };
  };
  const ofContent = new WeakMap<ImportedContent, ImportedPart>();
  const ofPiece = new WeakMap<Uint8Array, HeldMeasure>();
  return {
    partOf: (content) => {
      const head = headOf(content);
      const part =
        ofContent.get(content) ??
        toPart(
          head,
          measuresOf(content).map((measure) => take(measure, head)),
        );
      ofContent.set(content, part);
      return part;
    },
    *partSteps(packed) {
      const { head, measures } = yield* unpackSteps(packed, {
        known: (piece) => ofPiece.get(piece),
        take: (measure, ofHead, piece) => {
          const held = take(measure, ofHead);
          if (piece !== undefined) ofPiece.set(piece, held);
          return held;
        },
      });
      return toPart(head, measures);
    },
  };
}
