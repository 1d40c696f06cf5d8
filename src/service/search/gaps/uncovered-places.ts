/** Places that a question names and no item found shows: what shows others beside them, or members of them, stands for none of them. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { SearchGap } from "../search-backend.js";

/** As many places a list of results can show one by one. */
const fewMembers = 12;

export interface Covering {
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** Whether a concept has figures of a place, in whatever item. */
  readonly isCovered: (concept: string, place: string) => boolean;
  /** Whether a place is the other end of a flow: Mexico of what is exported to it. */
  readonly isPartner: (concept: string, place: string) => boolean;
}

export function findUncovered(
  query: ParsedQuery,
  found: readonly Item[],
  covering: Covering,
): readonly SearchGap[] {
  const placed = found.filter(({ places }) => places.size > 0);
  if (query.concepts.length === 0 || placed.length === 0) return [];
  const members = new Set(query.groups.flatMap((group) => group.members));
  const named = placesOf(query, covering).filter((code) => !members.has(code));
  // Of one place the first item is the answer, of several each has its own.
  const answers = named.length + query.groups.length > 1 ? placed : placed.slice(0, 1);
  // The world is what a ranking of all countries shows.
  const missing = named.filter(
    (code) => code !== "WLD" && !answers.some(({ places }) => places.has(code)),
  );
  // A name for a few countries, such as G7, asks for each of them.
  const large = query.groups.filter(({ members: all }) => all.length > fewMembers);
  const { isGroup } = covering;
  const groups = [...missing.filter(isGroup), ...large.map(({ key }) => key)];
  const single = missing.filter((code) => !isGroup(code));
  const isOfGroups = groups.length > 0 && !query.asksMembers;
  return [
    ...(isOfGroups ? [{ code, places: groups, isOfMembers: true } as const] : []),
    ...(single.length > 0 ? [notCovered(query, single, covering)] : []),
  ];
}

const code = "place-not-covered";

/** What figures are asked of: Mexico is not, of what is exported to it. */
export function placesOf(query: ParsedQuery, { isPartner }: Covering): string[] {
  const asked = [query.concepts, query.others, ...query.further];
  return query.places
    .map(({ code }) => code)
    .filter((place) => !asked.some(([top]) => isPartner(top?.key ?? "", place)));
}

/** A single figure stands in no statistic, but in an indicator. */
export function notCovered(
  { concepts }: ParsedQuery,
  places: readonly string[],
  { isCovered }: Covering,
): SearchGap {
  const concept = concepts[0]?.key ?? "";
  const isElsewhere = places.every((place) => isCovered(concept, place));
  return { code, places, ...(isElsewhere ? { concept } : {}) };
}
