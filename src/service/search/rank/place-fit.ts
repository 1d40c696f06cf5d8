/** How well the places that an item shows are those that are asked for. */
import type { ItemColumns } from "../columns.js";
import type { ParsedQuery } from "../parse/parsed-query.js";

export interface ShownPlaces {
  readonly columns: ItemColumns;
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** By ordinal: 1 where the place is shown; also where the item shows none at all. */
  readonly mayShow: (place: string) => Uint8Array;
  /** By ordinal: 1 where a place of the group is shown. */
  readonly showsMemberOf: (group: string) => Uint8Array;
}

/** By ordinal: 0 when none of the asked places is shown; less for many others beside them. */
export function placeFits(query: ParsedQuery, context: ShownPlaces): (ordinal: number) => number {
  if (query.places.length === 0) return () => 1;
  const { columns, isGroup, mayShow, showsMemberOf } = context;
  const { places, partners, subjects } = columns;
  const asked = query.places.map(({ code, certainty }) => ({
    certainty,
    isWorld: code === "WLD",
    shows: mayShow(code),
    showsMember: isGroup(code) ? showsMemberOf(code) : undefined,
  }));
  return (ordinal) => {
    const shown = places[ordinal] ?? 0;
    // A topic that names no place is about them all.
    if (shown === 0) return 0.5;
    const isRanking = subjects.values[subjects.at[ordinal] ?? 0]?.shape === "ranking";
    let sum = 0;
    for (const { certainty, isWorld, shows, showsMember } of asked) {
      if (shows[ordinal] === 1) sum += certainty;
      // The world is what a ranking of all countries shows.
      else if (isWorld && isRanking) sum += 0.6 * certainty;
      else if (showsMember?.[ordinal] === 1) sum += 0.4 * certainty;
    }
    const share = sum / asked.length;
    const own = partners[ordinal] === undefined ? shown : 1;
    const surplus = Math.max(0, own - asked.length);
    return share * (0.75 + 0.25 / (1 + surplus));
  };
}
