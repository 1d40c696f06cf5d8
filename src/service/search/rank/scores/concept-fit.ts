/** How well what an item shows is what is asked for. */
import type { Subject } from "../../columns/sharings.js";

export interface ScoredConcepts {
  /** Score of the first thing asked for, by concept. */
  readonly main: ReadonlyMap<string, number>;
  /** Score of the second thing asked for, by concept. */
  readonly other: ReadonlyMap<string, number>;
}

/** An item about one concept is judged by it; one about several also by what it shows unasked. */
export function toConceptFit(item: Subject, scores: ScoredConcepts): number {
  let main = 0;
  let other = 0;
  let asked = 0;
  for (const concept of item.concepts) {
    const first = scores.main.get(concept) ?? 0;
    const second = scores.other.get(concept) ?? 0;
    main = Math.max(main, first);
    other = Math.max(other, second);
    if (first > 0 || second > 0) asked += 1;
  }
  if (asked === 0) return 0;
  const share = asked / item.concepts.length;
  const best = scores.other.size > 0 ? Math.max(main, other) * 0.8 : main;
  const both = main > 0 && other > 0 && item.concepts.length > 1 ? (main + other) / 2 : best;
  return both * (0.85 + 0.15 * share);
}
