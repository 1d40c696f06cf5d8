/** Scores the items of one kind by how a question was read: concepts times places. */
import type { ParsedQuery } from "../parse/parsed-query.js";
import { createScorer } from "./scoring.js";
import type { Scored, Shelf } from "../shelf.js";

interface ReadingContext {
  /** Newest year there is of anything. */
  readonly newest: number;
  readonly isGroup: (code: string) => boolean;
}

/** Nothing when a word was asked that is neither concept nor place. */
export function scoreByReading(shelf: Shelf, query: ParsedQuery, context: ReadingContext): Scored {
  // Not a map: half of all items may be found.
  const ordinals: number[] = [];
  const scores: number[] = [];
  const isPlaceOrPeriod =
    query.words.length === 0 && (query.places.length > 0 || query.period !== undefined);
  if (query.concepts.length === 0 && !isPlaceOrPeriod) return { ordinals, scores };
  const { newest, isGroup } = context;
  const concepts = {
    main: new Map(query.concepts.map(({ key, score }) => [key, score])),
    other: new Map(query.others.map(({ key, score }) => [key, score])),
  };
  const { columns, mayShow, showsMemberOf } = shelf;
  const scorer = createScorer(query, concepts, {
    columns,
    newest,
    isGroup,
    mayShow,
    showsMemberOf,
  });
  // A concept has items of hundreds of places: those of others are passed by unseen.
  const wanted = query.places.some(({ code }) => code === "WLD" || isGroup(code))
    ? undefined
    : query.places.map(({ code }) => mayShow(code));
  for (const ordinal of candidates(shelf, query, isGroup)) {
    if (wanted !== undefined && wanted.length > 0 && !wanted.some((shows) => shows[ordinal])) {
      continue;
    }
    const score = scorer.score(ordinal);
    if (score === undefined) continue;
    ordinals.push(ordinal);
    scores.push(score);
  }
  return { ordinals, scores };
}

function candidates(
  shelf: Shelf,
  query: ParsedQuery,
  isGroup: (code: string) => boolean,
): Iterable<number> {
  const keys = [...query.concepts, ...query.others];
  const [only] = keys;
  // No item is listed twice under one concept.
  if (keys.length === 1 && only !== undefined) return shelf.byConcept.get(only.key) ?? [];
  if (query.concepts.length === 0) {
    const isSmall = query.places.length > 0 && query.places.every(({ code }) => !isGroup(code));
    if (!isSmall) return shelf.items.keys();
    return union(shelf, query.places, ({ code }) => shelf.byPlace.get(code));
  }
  return union(shelf, keys, ({ key }) => shelf.byConcept.get(key));
}

/** Each ordinal once. */
function union<T>(
  { items }: Shelf,
  keys: readonly T[],
  listOf: (key: T) => readonly number[] | undefined,
): number[] {
  const isIn = new Uint8Array(items.length);
  const found: number[] = [];
  for (const key of keys) {
    for (const ordinal of listOf(key) ?? []) {
      if (isIn[ordinal] === 1) continue;
      isIn[ordinal] = 1;
      found.push(ordinal);
    }
  }
  return found;
}
