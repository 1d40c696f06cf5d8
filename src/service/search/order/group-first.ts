/** Where a group of places is asked for, its own figures come first, and those of several members before one's. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";

/** What is meant nearly as much as what is meant most. */
const meantShare = 0.97;

/**
 * @param isGroup whether a place is a continent or group of others
 * @returns of an item, which others it must follow
 */
export function memberAfterGroup(
  query: ParsedQuery,
  isGroup: (place: string) => boolean,
): (item: Item) => ((other: Item) => boolean) | undefined {
  const group = askedGroup(query, isGroup);
  if (group === undefined) return () => undefined;
  const top = query.concepts[0]?.score ?? 0;
  const meant = new Set(
    query.concepts.filter(({ score }) => score >= top * meantShare).map(({ key }) => key),
  );
  const isMeant = ({ concepts }: Item): boolean => concepts.some((key) => meant.has(key));
  return (item) => {
    if (item.places.has(group)) return undefined;
    const isOne = item.places.size === 1;
    return (other) =>
      isMeant(other) && (other.places.has(group) || (isOne && other.places.size > 1));
  };
}

function askedGroup(
  { places, groups, asksMembers }: ParsedQuery,
  isGroup: (place: string) => boolean,
): string | undefined {
  const [place, second] = places;
  const isOne = place !== undefined && second === undefined && groups.length === 0;
  const isWhole = isOne && !asksMembers && place.code !== "WLD" && isGroup(place.code);
  return isWhole ? place.code : undefined;
}
