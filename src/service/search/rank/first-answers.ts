/** The first pages of a question's answers, as they are shown where nothing is filtered. */
import { findGaps } from "../gaps/find-gaps.js";
import type { Covering } from "../gaps/uncovered-places.js";
import {
  ahead,
  asksForMore,
  fallingScores,
  namesPlaces,
  toConceptOf,
  toDiverse,
} from "../order/diversity.js";
import { findMoreBehind, isSeriesOf } from "../order/more-places.js";
import { withPrecedence, type Successors } from "../order/precedence.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { KindIndex } from "../kind-index.js";
import type { SearchMore } from "../search-backend.js";
import { answerExactFirst, type ExactTitles } from "./exact-first.js";
import { findFirst } from "./first-found.js";
import type { FirstAnswers, FirstFound } from "./ranked.js";
import type { Sorted } from "./scores/score-keys.js";
import type { ItemScores } from "./scores/score-reading.js";

/** Ten pages of the usual size. */
export const mostFirst = 100;

interface Asked {
  readonly query: ParsedQuery;
  /** Undefined where nothing answers. */
  readonly reading: ItemScores | undefined;
  readonly successors: Successors & Covering;
  /** Whether answers of several concepts come first. */
  readonly mayBeDiverse: boolean;
  readonly exact: ExactTitles;
}

export function answerFirst(kindIndex: KindIndex, asked: Asked): FirstAnswers {
  const { query, reading, successors, mayBeDiverse, exact } = asked;
  const found = findFirst(kindIndex, query, reading, mostFirst);
  const first = withPrecedence(found.first, kindIndex.itemAt, query, successors);
  const items = Array.from(first.ordinals.subarray(0, 50), kindIndex.itemAt);
  const gaps = findGaps(
    query,
    items.filter((item) => item !== undefined),
    successors,
  );
  const isDiverse = mayBeDiverse && !asksForMore(query) && exact.size === 0;
  const shown = isDiverse ? diversify(kindIndex, query, found, first) : first;
  const answers: FirstAnswers = {
    ...shown,
    total: found.total,
    language: query.language,
    gaps,
    more: isDiverse && !namesPlaces(query) ? findMore(kindIndex, found, shown) : undefined,
  };
  return answerExactFirst(answers, exact, found.holds);
}

/** @param broad all ordinals, fresh first */
export function answerBroad(broad: Uint32Array, exact: ExactTitles): FirstAnswers {
  const answers: FirstAnswers = {
    ordinals: broad.slice(0, mostFirst),
    scores: undefined,
    total: broad.length,
    language: "en",
    gaps: [],
    more: undefined,
  };
  return answerExactFirst(answers, exact, () => true);
}

/** What of several concepts comes first may stand far behind: it is among the best of its subject. */
function diversify(
  { columns: { subjects } }: KindIndex,
  query: ParsedQuery,
  { bestOfEach }: FirstFound,
  first: Sorted,
): Sorted {
  const known = new Set(first.ordinals);
  const behind = [...bestOfEach.ordinals.keys()].filter(
    (at) => !known.has(bestOfEach.ordinals[at] ?? 0),
  );
  const ordinals = Uint32Array.from([
    ...first.ordinals,
    ...behind.map((at) => bestOfEach.ordinals[at] ?? 0),
  ]);
  const scores = Float64Array.from([
    ...first.scores,
    ...behind.map((at) => bestOfEach.scores[at] ?? 0),
  ]);
  const entries = Uint32Array.from(ordinals.keys());
  const subjectOf = (at: number): number => subjects.at[ordinals[at] ?? 0] ?? 0;
  const shown = toDiverse(entries, subjectOf, subjects.values, toConceptOf(query));
  const scoreOf = fallingScores(shown, scores);
  const kept = shown.subarray(0, first.ordinals.length);
  return {
    ordinals: Uint32Array.from(kept, (at) => ordinals[at] ?? 0),
    scores: Float64Array.from(kept, (at) => scoreOf(at) ?? 0),
  };
}

function findMore(
  { alike: { groups, starts }, columns: { subjects } }: KindIndex,
  found: FirstFound,
  { ordinals }: Sorted,
): SearchMore | undefined {
  const first = Array.from(ordinals.subarray(0, ahead), (at) => subjects.at[at] ?? 0);
  const sizeOf = (subject: number): number =>
    (starts[groups[subject + 1] ?? 0] ?? 0) - (starts[groups[subject] ?? 0] ?? 0);
  return findMoreBehind(first, subjects.values, (concept) => {
    const isSeries = (subject: number): boolean => isSeriesOf(concept, subjects.values[subject]);
    const all = found.subjects.filter(isSeries).reduce((sum, subject) => sum + sizeOf(subject), 0);
    return all - first.filter(isSeries).length;
  });
}
