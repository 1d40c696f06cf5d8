/** What must not stand before what, whatever their scores: the newer before the older, the figure before its bundle. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/parsed-query.js";

/** Keys of the concepts that measure the same as one from a newer source. */
type NewerOf = (concept: string) => readonly string[];

interface Ranked {
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals, best first. */
  readonly scores: Float64Array;
}

/** Further behind nobody looks for what is newer. */
const looked = 60;
/** What scores less against the older figure was hardly asked for. */
const leastOfNewer = 0.75;

type MustFollow = (item: Item, other: Item) => boolean;

/** Items of a question whose order their kinds and sources say, best first as before for all others. */
export function withPrecedence(
  ranked: Ranked,
  itemAt: (ordinal: number) => Item | undefined,
  query: ParsedQuery,
  newerOf: NewerOf,
): Ranked {
  const count = Math.min(looked, ranked.ordinals.length);
  const places = Array.from({ length: count }, (_, at) => at);
  const item = (at: number): Item | undefined => itemAt(ranked.ordinals[at] ?? -1);
  const rules = [
    bundleAfterFigure(query),
    comparisonAfterOwn(query),
    olderAfterNewer(query, newerOf),
  ];
  let isMoved = false;
  for (let from = count - 2; from >= 0; from--) {
    const place = places[from] ?? 0;
    const one = item(place);
    if (one === undefined) continue;
    const least = (ranked.scores[place] ?? 0) * leastOfNewer;
    const before = places.findIndex((other, index) => {
      if (index <= from || (ranked.scores[other] ?? 0) < least) return false;
      const second = item(other);
      return second !== undefined && rules.some((mustFollow) => mustFollow(one, second));
    });
    if (before < 0) continue;
    places.splice(before, 0, ...places.splice(from, 1));
    isMoved = true;
  }
  return isMoved ? reorder(ranked, places) : ranked;
}

/** Who comes later scores no more than who comes before. */
function reorder({ ordinals, scores }: Ranked, places: readonly number[]): Ranked {
  const moved = { ordinals: ordinals.slice(), scores: scores.slice() };
  let least = 1;
  for (const [at, place] of places.entries()) {
    least = Math.min(least, scores[place] ?? 0);
    moved.ordinals[at] = ordinals[place] ?? 0;
    moved.scores[at] = least;
  }
  for (let at = places.length; at < scores.length && (scores[at] ?? 0) > least; at++)
    moved.scores[at] = least;
  return moved;
}

const only = ({ concepts }: Item): string | undefined =>
  concepts.length === 1 ? concepts[0] : undefined;

/** "Key figures" of a place come after what was asked of it. */
function bundleAfterFigure({ concepts, places }: ParsedQuery): MustFollow {
  const asked = new Set(concepts.map(({ key }) => key));
  return (item, other) => {
    if (item.shape !== "profile" || other.shape === "profile") return false;
    const concept = only(other);
    if (concept === undefined || !asked.has(concept)) return false;
    return places.length === 0 || places.some(({ code }) => other.places.has(code));
  };
}

/** Where one place is named, its own series of a concept comes before comparisons that contain it. */
function comparisonAfterOwn({ places, groups, ranking }: ParsedQuery): MustFollow {
  const [place, second] = places;
  const asksOne = place !== undefined && second === undefined && groups.length === 0;
  if (!asksOne || ranking !== undefined) return () => false;
  return (item, other) =>
    (item.shape === "comparison" || item.shape === "ranking") &&
    other.shape === "series" &&
    only(item) !== undefined &&
    only(item) === only(other) &&
    other.places.has(place.code);
}

/** What a newer source measures of the same place; an indicator is the one of its newer source's place. */
function olderAfterNewer({ places, ranking }: ParsedQuery, newerOf: NewerOf): MustFollow {
  const isAsked = ({ places: shown }: Item): boolean =>
    places.length === 0 ? ranking === undefined : places.every(({ code }) => shown.has(code));
  return (item, other) => {
    const [older, newer] = [only(item), only(other)];
    if (older === undefined || newer === undefined || !newerOf(older).includes(newer)) return false;
    if (item.to >= other.to) return false;
    if (typeof item.id === "string") return isAsked(other);
    const [place] = item.places;
    return item.shape === "series" && other.shape === "series" && other.places.has(place ?? "");
  };
}
