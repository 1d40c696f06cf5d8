/** Which items show a concept. */
import { createNumberedTexts } from "../../library/numbered/numbered-texts.js";
import type { Steps } from "../../library/turns.js";
import { countSteps, toStarts } from "./counting.js";
import type { ItemColumns } from "./item-columns.js";
import { listAt } from "./number-lists.js";

const itemsPerStep = 4000;

/** By concept, ordinals of what shows it, rising. */
export function* byConceptSteps({
  subjects,
}: ItemColumns): Steps<(concept: string) => Uint32Array> {
  const concepts = createNumberedTexts();
  const ofSubject = subjects.values.map((subject) => subject.concepts.map(concepts.numberOf));
  yield;
  const starts = yield* startSteps(subjects.at, ofSubject, concepts.size);
  const numbers = new Uint32Array(starts[concepts.size] ?? 0);
  const next = starts.slice();
  for (let from = 0; from < subjects.at.length; from += itemsPerStep) {
    const end = Math.min(from + itemsPerStep, subjects.at.length);
    for (let ordinal = from; ordinal < end; ordinal += 1)
      for (const concept of ofSubject[subjects.at[ordinal] ?? -1] ?? []) {
        const place = next[concept] ?? 0;
        numbers[place] = ordinal;
        next[concept] = place + 1;
      }
    yield;
  }
  return (concept) => listAt({ starts, numbers }, concepts.find(concept) ?? -1);
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
