/** Places that a question names and no item found shows: what shows others beside them, or members of them, stands for none of them. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/parsed-query.js";
import type { SearchGap } from "../search-backend.js";

/** As many places a list of results can show one by one. */
const fewMembers = 12;

/** @param isGroup whether a place is a continent or group of others */
export function findUncovered(
  query: ParsedQuery,
  found: readonly Item[],
  isGroup: (place: string) => boolean,
): readonly SearchGap[] {
  const placed = found.filter(({ places }) => places.size > 0);
  if (query.concepts.length === 0 || placed.length === 0) return [];
  const members = new Set(query.groups.flatMap((group) => group.members));
  const named = query.places.map(({ code }) => code).filter((code) => !members.has(code));
  // Of one place the first item is the answer, of several each has its own.
  const answers = named.length + query.groups.length > 1 ? placed : placed.slice(0, 1);
  // The world is what a ranking of all countries shows.
  const missing = named.filter(
    (code) => code !== "WLD" && !answers.some(({ places }) => places.has(code)),
  );
  // A name for a few countries, such as G7, asks for each of them.
  const large = query.groups.filter(({ members: all }) => all.length > fewMembers);
  const groups = [...missing.filter(isGroup), ...large.map(({ key }) => key)];
  const single = missing.filter((code) => !isGroup(code));
  const isOfGroups = groups.length > 0 && !query.asksMembers;
  return [
    ...(isOfGroups ? [notCovered({ places: groups, isOfMembers: true })] : []),
    ...(single.length > 0 ? [notCovered({ places: single })] : []),
  ];
}

type NotCovered = Extract<SearchGap, { code: "place-not-covered" }>;

const notCovered = (said: Omit<NotCovered, "code">): SearchGap => ({
  code: "place-not-covered",
  ...said,
});
