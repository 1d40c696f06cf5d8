/** Which items show a concept. */
import { createNumberedTexts } from "../../library/numbered/numbered-texts.js";
import type { Steps } from "../../library/turns.js";
import { allOrdinals, joinOrdinals } from "./ordinals.js";
import type { Block } from "./blocks.js";
import { countSteps, toStarts } from "./counting.js";
import type { ItemColumns } from "./item-columns.js";
import { ofObject } from "../of-object.js";
import { addToList, gather, layerSteps, type Layers } from "./taken/layers.js";

const itemsPerStep = 4000;
const blocksPerStep = 200;

/** Rising; undefined where nothing shows the concept. */
type Find = (concept: string) => Uint32Array | undefined;

/** Of blocks of several concepts: one that is taken as it was keeps its own. */
const finds = new WeakMap<Block, Find>();

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
      addToList(sorted, onlyConcept(block, columns) ?? several, block);
      if (at % blocksPerStep === 0) yield;
    }
    return sorted;
  };
  const layers = yield* layerSteps(columns.blocks, sort, before?.layers);
  return { alone: (concept) => gather(layers, concept), among: gather(layers, several), layers };
}

/** By concept, ordinals of what shows it, rising: views are made when they are asked for, not of thousands of measures. */
export function* byConceptSteps(
  columns: ItemColumns,
  { alone, among }: SortedBlocks,
): Steps<(concept: string) => Uint32Array> {
  const found: Find[] = [];
  for (const block of among) found.push(finds.get(block) ?? (yield* findSteps(columns, block)));
  const all = allOrdinals(columns.subjects.at.length);
  return (concept) => {
    const parts = found.flatMap((find) => find(concept) ?? []);
    for (const { from, end } of alone(concept)) parts.push(all.subarray(from, end));
    // Those of one block stand together.
    return joinOrdinals(parts.sort(([a = 0], [b = 0]) => a - b));
  };
}

/** The one that all items of a block show, and nothing else; undefined where they show several. */
const onlyConcept = ofObject(
  (block: Block, { subjects: { values } }: Pick<ItemColumns, "subjects">): string | undefined => {
    const [first] = values[block.firstSubject]?.concepts ?? [];
    for (let subject = block.firstSubject; subject < block.endSubject; subject += 1) {
      const { concepts = [] } = values[subject] ?? {};
      if (concepts.length !== 1 || concepts[0] !== first) return undefined;
    }
    return first;
  },
);

/** Of items of many concepts. */
function* findSteps({ subjects }: ItemColumns, block: Block): Steps<Find> {
  const { from, end, firstSubject, endSubject } = block;
  const concepts = createNumberedTexts();
  const ofSubject = subjects.values
    .slice(firstSubject, endSubject)
    .map((subject) => subject.concepts.map(concepts.numberOf));
  yield;
  const subjectAt = subjects.at.subarray(from, end).map((subject) => subject - firstSubject);
  const starts = yield* startSteps(subjectAt, ofSubject, concepts.size);
  const ordinals = new Uint32Array(starts[concepts.size] ?? 0);
  const next = starts.slice();
  for (let start = 0; start < subjectAt.length; start += itemsPerStep) {
    const last = Math.min(start + itemsPerStep, subjectAt.length);
    for (let at = start; at < last; at += 1)
      for (const concept of ofSubject[subjectAt[at] ?? -1] ?? []) {
        const place = next[concept] ?? 0;
        ordinals[place] = from + at;
        next[concept] = place + 1;
      }
    yield;
  }
  const find: Find = (text) => {
    const concept = concepts.find(text);
    return concept === undefined
      ? undefined
      : ordinals.subarray(starts[concept], starts[concept + 1]);
  };
  finds.set(block, find);
  return find;
}

/** By concept, the first of its ordinals; at the end, how many there are. */
function* startSteps(
  subjectAt: Uint32Array,
  ofSubject: readonly (readonly number[])[],
  concepts: number,
): Steps<Uint32Array> {
  const items = yield* countSteps(subjectAt, ofSubject.length);
  const counts = new Uint32Array(concepts);
  for (const [subject, shown] of ofSubject.entries())
    for (const concept of shown) counts[concept] = (counts[concept] ?? 0) + (items[subject] ?? 0);
  return toStarts(counts);
}
