/** Which items show a concept. */
import { createNumberedTexts } from "../../library/numbered/numbered-texts.js";
import type { Steps } from "../../library/turns.js";
import { allOrdinals } from "./all-ordinals.js";
import type { Block } from "./blocks.js";
import { countSteps, toStarts } from "./counting.js";
import type { ItemColumns } from "./item-columns.js";

const itemsPerStep = 4000;
const blocksPerStep = 200;
const none = new Uint32Array(0);

/** By concept, ordinals of what shows it, rising. */
export function* byConceptSteps(columns: ItemColumns): Steps<(concept: string) => Uint32Array> {
  const shown = new Map<string, Uint32Array>();
  const all = allOrdinals(columns.subjects.at.length);
  for (const [at, block] of columns.blocks.entries()) {
    const concept = onlyConcept(columns, block);
    if (concept === undefined) yield* addEach(shown, columns, block);
    else addTo(shown, concept, all.subarray(block.from, block.end));
    if (at % blocksPerStep === 0) yield;
  }
  return (concept) => shown.get(concept) ?? none;
}

/** The one that all items of a block show, and nothing else; undefined where they show several. */
function onlyConcept({ subjects: { values } }: ItemColumns, block: Block): string | undefined {
  const [first] = values[block.firstSubject]?.concepts ?? [];
  for (let subject = block.firstSubject; subject < block.endSubject; subject += 1) {
    const { concepts = [] } = values[subject] ?? {};
    if (concepts.length !== 1 || concepts[0] !== first) return undefined;
  }
  return first;
}

function addTo(shown: Map<string, Uint32Array>, concept: string, ordinals: Uint32Array): void {
  const before = shown.get(concept);
  shown.set(concept, before === undefined ? ordinals : Uint32Array.of(...before, ...ordinals));
}

/** Of items of many concepts. */
function* addEach(
  shown: Map<string, Uint32Array>,
  { subjects }: ItemColumns,
  { from, end, firstSubject, endSubject }: Block,
): Steps<void> {
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
  for (let concept = 0; concept < concepts.size; concept += 1)
    addTo(shown, concepts.textOf(concept), ordinals.subarray(starts[concept], starts[concept + 1]));
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
