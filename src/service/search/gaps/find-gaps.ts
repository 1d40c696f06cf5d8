/** What a question asks for and the library lacks: said beside what was found instead, or instead of nothing. */
import type { Item } from "../items.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { SearchGap } from "../search-backend.js";
import { findUncovered, notCovered, placesOf, type Covering } from "./uncovered-places.js";

/** So many of the first items are looked at: a reader does not look further for the year. */
const looked = 50;

const isMonth = (period: string): boolean => /-\d\d$/.test(period);
const isQuarter = (period: string): boolean => period.includes("Q");

/** A quarter's figure is none of a month, and a year's none of a quarter. */
const isCoarser = ({ to: last }: Item, asked: string): boolean =>
  isQuarter(asked) ? !isQuarter(last) && !isMonth(last) : isMonth(asked) && isQuarter(last);

const covers = (item: Item, from: string, to: string): boolean =>
  !isCoarser(item, from) &&
  !isCoarser(item, to) &&
  item.to.slice(0, from.length) >= from &&
  item.from.slice(0, to.length) <= to;

/**
 * @param found items of the question, best first
 */
export function findGaps(
  query: ParsedQuery,
  found: readonly Item[],
  covering: Covering,
): readonly SearchGap[] {
  const [first] = found;
  if (first === undefined) return gapsOfNothing(query, covering);
  const near = found.slice(0, looked);
  return [
    ...(query.isNear === true ? [subjectGap(query)] : []),
    ...findUncovered(query, near, covering),
    ...gapsOfPeriod(query, first, near),
  ];
}

function gapsOfPeriod(
  query: ParsedQuery,
  first: Item,
  found: readonly Item[],
): readonly SearchGap[] {
  const { from, to } = query.period ?? {};
  if (from === undefined && to === undefined) return [];
  // What else fits may have the year, and so may other places: of what is answered it is not said so.
  const isOfFirst = ({ concepts, places }: Item): boolean =>
    concepts.every((concept) => first.concepts.includes(concept)) &&
    (query.places.length === 0 || query.places.some(({ code }) => places.has(code)));
  const dated = found.filter((item) => item.to !== "" && isOfFirst(item));
  const isCovered = dated.some((item) => covers(item, from ?? item.from, to ?? item.to));
  if (isCovered || dated[0] === undefined) return [];
  const period = from === undefined || to === undefined || from === to ? (to ?? from) : undefined;
  return [
    {
      code: "no-figures-for-period",
      period: period ?? `${from ?? ""}–${to ?? ""}`,
      from: dated[0].from,
      to: dated[0].to,
    },
  ];
}

function gapsOfNothing(query: ParsedQuery, covering: Covering): readonly SearchGap[] {
  if (query.isBroad) return [];
  const places = placesOf(query, covering);
  if (query.concepts.length > 0)
    return places.length === 0 ? [] : [notCovered(query, places, covering)];
  if (query.words.length === 0) return [];
  return [subjectGap(query)];
}

function subjectGap({ unknown, lacking }: ParsedQuery): SearchGap {
  const words = unknown.length > 0 ? unknown : lacking;
  return { code: "subject-not-covered", words: [...new Set(words)] };
}
