/** What must not stand before what, whatever their scores: the newer before the older, the figure before its bundle. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { FinerOf } from "./finer.js";
import { memberAfterGroup } from "./group-first.js";

/** What is known of the order of concepts and places. */
export interface Successors {
  /** Keys of the concepts that measure the same as one from a newer source. */
  readonly newerOf: (concept: string) => readonly string[];
  readonly finerOf: FinerOf;
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** Whether a concept has figures of a place, in whatever item. */
  readonly isCovered: (concept: string, place: string) => boolean;
}

interface Ranked {
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals, best first. */
  readonly scores: Float64Array;
}

/** Further behind nobody looks for what is newer. */
const looked = 60;
/** What scores less against the older figure was hardly asked for. */
const leastOfNewer = 0.75;

/** What scores less comes up to what it must precede: behind it would be behind much that was asked for less. */
const nearShare = 0.9;

/** Of an item, which others it must follow; undefined for one that may stand before any. */
type MustFollow = (item: Item) => ((other: Item) => boolean) | undefined;

/** Items of a question whose order their kinds and sources say, best first as before for all others. */
export function withPrecedence(
  ranked: Ranked,
  itemAt: (ordinal: number) => Item | undefined,
  query: ParsedQuery,
  { newerOf, finerOf, isGroup }: Successors,
): Ranked {
  const count = Math.min(looked, ranked.ordinals.length);
  const places = Array.from({ length: count }, (_, at) => at);
  const items = places.map((at) => itemAt(ranked.ordinals[at] ?? -1));
  const rules = [
    bundleAfterFigure(query),
    comparisonAfterOwn(query),
    olderAfterNewer(query, newerOf),
    coarserAfterFiner(query, finerOf),
    partAfterWhole(query),
    memberAfterGroup(query, isGroup),
  ];
  let isMoved = false;
  for (let from = count - 2; from >= 0; from--) {
    const place = places[from] ?? 0;
    const one = items[place];
    const follows = one === undefined ? [] : rules.flatMap((rule) => rule(one) ?? []);
    if (follows.length === 0) continue;
    const score = ranked.scores[place] ?? 0;
    const least = score * leastOfNewer;
    const before = places.findIndex((other, index) => {
      if (index <= from || (ranked.scores[other] ?? 0) < least) return false;
      const second = items[other];
      return second !== undefined && follows.some((mustFollow) => mustFollow(second));
    });
    if (before < 0) continue;
    const isNear = (ranked.scores[places[before] ?? 0] ?? 0) >= score * nearShare;
    if (isNear) places.splice(before, 0, ...places.splice(from, 1));
    else places.splice(from, 0, ...places.splice(before, 1));
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
  const follows = (other: Item): boolean => {
    const concept = other.shape === "profile" ? undefined : only(other);
    if (concept === undefined || !asked.has(concept)) return false;
    return places.length === 0 || places.some(({ code }) => other.places.has(code));
  };
  return ({ shape }) => (shape === "profile" ? follows : undefined);
}

/** Where one place is named, its own series of a concept comes before comparisons that contain it. */
function comparisonAfterOwn({ places, groups, ranking }: ParsedQuery): MustFollow {
  const [place, second] = places;
  const asksOne = place !== undefined && second === undefined && groups.length === 0;
  if (!asksOne || ranking !== undefined) return () => undefined;
  return (item) => {
    const concept = only(item);
    if (concept === undefined || (item.shape !== "comparison" && item.shape !== "ranking")) return;
    return (other) =>
      other.shape === "series" && only(other) === concept && other.places.has(place.code);
  };
}

/**
 * All countries' figures take a year or two longer than one country's, and their sources are not taken anew each
 * year: what ends further behind it has grown old.
 */
const mostYearsBehind = 3;

const yearsBehind = (older: Item, newer: Item): number =>
  Number(newer.to.slice(0, 4)) - Number(older.to.slice(0, 4));

/**
 * What a newer source measures of the same place; an indicator is the one of its newer source's place. Where no
 * place is named, an indicator of all countries stands behind that of one only when it has grown old.
 */
function olderAfterNewer(
  { places, ranking }: ParsedQuery,
  newerOf: Successors["newerOf"],
): MustFollow {
  const isAsked = (older: Item, newer: Item): boolean => {
    if (places.length > 0) return places.every(({ code }) => newer.places.has(code));
    const isAsWide = newer.places.size * 2 >= older.places.size;
    return ranking === undefined && (isAsWide || yearsBehind(older, newer) > mostYearsBehind);
  };
  return (item) => {
    const concept = only(item);
    const newer = concept === undefined ? [] : newerOf(concept);
    const isIndicator = typeof item.id === "string";
    if (newer.length === 0 || (!isIndicator && item.shape !== "series")) return;
    const [place] = item.places;
    return (other) => {
      const second = only(other);
      if (second === undefined || !newer.includes(second) || item.to >= other.to) return false;
      if (isIndicator) return isAsked(item, other);
      return other.shape === "series" && other.places.has(place ?? "");
    };
  };
}

/** Where neither a frequency nor a year is asked: the months before the quarters before the years of one measure. */
function coarserAfterFiner({ frequency, period }: ParsedQuery, finerOf: FinerOf): MustFollow {
  const isDated = period?.from !== undefined || period?.to !== undefined;
  if (frequency !== undefined || isDated) return () => undefined;
  return (item) => {
    const concept = only(item);
    const finer = concept === undefined ? [] : finerOf(concept);
    if (finer.length === 0) return;
    const shows = (other: Item): boolean =>
      other.shape === item.shape && [...item.places].every((place) => other.places.has(place));
    return (other) => finer.includes(only(other) ?? "") && shows(other);
  };
}

/** An indicator that covers little of the group that is asked for comes after one that covers most of it. */
function partAfterWhole({ places, groups }: ParsedQuery): MustFollow {
  if (groups.length === 0) return () => undefined;
  const shareOf = (item: Item): number =>
    places.filter(({ code }) => item.places.has(code)).length / places.length;
  return (item) => {
    if (typeof item.id !== "string" || shareOf(item) > 0.5) return;
    return (other) => shareOf(other) > 0.5;
  };
}
