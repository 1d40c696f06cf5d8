/** Blocks by what they show. */
import { addToList } from "../../../library/lists/add-to-list.js";
import type { Steps } from "../../../library/turns.js";
import { ofObject } from "../../of-object.js";
import type { Block } from "../blocks.js";
import type { ItemColumns } from "../item-columns.js";
import { gather, layerSteps, type Layers } from "./layers.js";

const blocksPerStep = 200;

/** Blocks by the one concept that they show; those of several by none. */
type ByOnlyConcept = ReadonlyMap<string, readonly Block[]>;
const several = "";

export interface SortedBlocks {
  /** Of which each shows the concept and nothing else. */
  readonly alone: (concept: string) => readonly Block[];
  readonly among: readonly Block[];
  readonly layers: Layers<Block, ByOnlyConcept>;
}

/** @param before of the index that was there before @default none */
export function* sortBlockSteps(columns: ItemColumns, before?: SortedBlocks): Steps<SortedBlocks> {
  const sort = function* (blocks: readonly Block[]): Steps<ByOnlyConcept> {
    const sorted = new Map<string, Block[]>();
    for (const [at, block] of blocks.entries()) {
      addToList(sorted, onlyConcept(block, columns), block);
      if (at % blocksPerStep === 0) yield;
    }
    return sorted;
  };
  const layers = yield* layerSteps(columns.blocks, sort, before?.layers);
  return { alone: (concept) => gather(layers, concept), among: gather(layers, several), layers };
}

/** The one that all items of a block show, and nothing else. */
const onlyConcept = ofObject(
  (block: Block, { subjects: { values } }: Pick<ItemColumns, "subjects">): string => {
    const [first] = values[block.firstSubject]?.concepts ?? [];
    for (let subject = block.firstSubject; subject < block.endSubject; subject += 1) {
      const { concepts = [] } = values[subject] ?? {};
      if (concepts.length !== 1 || concepts[0] !== first) return several;
    }
    return first ?? several;
  },
);
