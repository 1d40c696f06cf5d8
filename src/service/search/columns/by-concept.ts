/** Which items show a concept. */
import { createNumberedTexts } from "../../library/numbered/numbered-texts.js";
import type { Steps } from "../../library/turns.js";
import { allOrdinals, joinOrdinals } from "./ordinals.js";
import type { Block } from "./blocks.js";
import { countSteps, toStarts } from "./counting.js";
import { createNumberLists, invertSteps, listAt, type NumberLists } from "./number-lists.js";
import type { ItemColumns } from "./item-columns.js";
import type { SortedBlocks } from "./taken/sorted-blocks.js";

const itemsPerStep = 4000;

/** What shows a concept: ordinals and places of subjects, both rising. */
interface ByConcept {
  readonly of: (concept: string) => Uint32Array;
  readonly subjectsOf: (concept: string) => readonly number[];
}

/** Of one block; undefined where nothing in it shows the concept. */
interface ShownInBlock {
  readonly of: (concept: string) => Uint32Array | undefined;
  readonly subjectsOf: (concept: string) => readonly number[];
}

/** Of blocks of several concepts: one that is taken as it was keeps its own. */
const known = new WeakMap<Block, ShownInBlock>();

/** Views are made when they are asked for, not of thousands of measures. */
export function* byConceptSteps(
  columns: ItemColumns,
  { alone, among }: SortedBlocks,
): Steps<ByConcept> {
  const shown: ShownInBlock[] = [];
  for (const block of among) shown.push(known.get(block) ?? (yield* shownSteps(columns, block)));
  const all = allOrdinals(columns.subjects.at.length);
  return {
    of: (concept) => {
      const parts = shown.flatMap(({ of }) => of(concept) ?? []);
      for (const { from, end } of alone(concept)) parts.push(all.subarray(from, end));
      // Those of one block stand together.
      return joinOrdinals(parts.sort(([a = 0], [b = 0]) => a - b));
    },
    subjectsOf: (concept) => {
      const found = shown.flatMap(({ subjectsOf }) => subjectsOf(concept));
      for (const { firstSubject, endSubject } of alone(concept))
        for (let at = firstSubject; at < endSubject; at += 1) found.push(at);
      return found.sort((one, other) => one - other);
    },
  };
}

/** Of items of many concepts. */
function* shownSteps({ subjects }: ItemColumns, block: Block): Steps<ShownInBlock> {
  const { from, end, firstSubject, endSubject } = block;
  const concepts = createNumberedTexts();
  const growing = createNumberLists();
  for (let at = firstSubject; at < endSubject; at += 1)
    growing.add(subjects.values[at]?.concepts.map(concepts.numberOf) ?? []);
  const lists = growing.done();
  yield;
  const subjectsOf = yield* invertSteps(lists, concepts.size);
  const subjectAt = subjects.at.subarray(from, end).map((subject) => subject - firstSubject);
  const starts = yield* startSteps(subjectAt, lists, concepts.size);
  const ordinals = yield* ordinalSteps(subjectAt, lists, { starts, from });
  const shown: ShownInBlock = {
    of: (text) => {
      const concept = concepts.find(text);
      if (concept === undefined) return undefined;
      return ordinals.subarray(starts[concept], starts[concept + 1]);
    },
    subjectsOf: (text) => {
      const concept = concepts.find(text);
      if (concept === undefined) return [];
      return Array.from(new Set(listAt(subjectsOf, concept)), (subject) => firstSubject + subject);
    },
  };
  known.set(block, shown);
  return shown;
}

interface Placing {
  /** By concept, the first of its ordinals. */
  readonly starts: Uint32Array;
  /** The first of all. */
  readonly from: number;
}

/** Concept by concept. */
function* ordinalSteps(
  subjectAt: Uint32Array,
  lists: NumberLists,
  { starts, from }: Placing,
): Steps<Uint32Array> {
  const ordinals = new Uint32Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  for (let start = 0; start < subjectAt.length; start += itemsPerStep) {
    const last = Math.min(start + itemsPerStep, subjectAt.length);
    for (let at = start; at < last; at += 1) {
      const end = lists.starts[(subjectAt[at] ?? 0) + 1] ?? 0;
      for (let place = lists.starts[subjectAt[at] ?? 0] ?? end; place < end; place += 1) {
        const concept = lists.numbers[place] ?? 0;
        ordinals[next[concept] ?? 0] = from + at;
        next[concept] = (next[concept] ?? 0) + 1;
      }
    }
    yield;
  }
  return ordinals;
}

/** By concept, the first of its ordinals; at the end, how many there are. */
function* startSteps(
  subjectAt: Uint32Array,
  { starts, numbers }: NumberLists,
  concepts: number,
): Steps<Uint32Array> {
  const items = yield* countSteps(subjectAt, starts.length - 1);
  const counts = new Uint32Array(concepts);
  for (let subject = 0; subject + 1 < starts.length; subject += 1) {
    const end = starts[subject + 1] ?? 0;
    for (let at = starts[subject] ?? end; at < end; at += 1)
      counts[numbers[at] ?? 0] = (counts[numbers[at] ?? 0] ?? 0) + (items[subject] ?? 0);
  }
  return toStarts(counts);
}
