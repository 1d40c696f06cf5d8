/** One page of a ranking: what passes the filters, in the order asked for. */
import type { Platform } from "../../../contract/known-values.js";
import type { Groups } from "../groups.js";
import type { IsIn, Item, ItemTerms } from "../items.js";
import { fallingScores, toDiverse } from "../order/diversity.js";
import { findMorePlaces } from "../order/more-places.js";
import type { KindIndex } from "../kind-index.js";
import type {
  SearchFilters,
  SearchGap,
  SearchHit,
  SearchMore,
  SearchRequest,
  SearchResult,
} from "../search-backend.js";
import { mostFirst } from "./first-answers.js";
import type { FirstAnswers, Ranking } from "./ranked.js";

/** Whether the first answers hold a page: of everything, by relevance, and not far behind. */
export const isAmongFirst = (
  { filters, sort, offset, size }: SearchRequest,
  kindIndex: KindIndex,
): boolean => sort === "relevance" && offset + size <= mostFirst && isOpen(filters, kindIndex);

/** Whether every item passes: most searches look back over all there is. */
const isOpen = (
  { releasedFrom = -Infinity, releasedTo = Infinity, isPremium, industry, place }: SearchFilters,
  { released }: KindIndex,
): boolean =>
  releasedFrom <= released.from &&
  releasedTo >= released.to &&
  isPremium === undefined &&
  industry === undefined &&
  (place === undefined || place === "WLD");

export function toFirstPage(
  { ordinals, scores, language, gaps, more, total }: FirstAnswers,
  { itemAt }: KindIndex,
  { offset, size }: SearchRequest,
): SearchResult {
  const places = Array.from(ordinals.keys()).slice(offset, offset + size);
  const hits = places.flatMap((at): SearchHit[] => {
    const item = itemAt(ordinals[at] ?? 0);
    return item === undefined ? [] : [{ id: item.id, score: scores?.[at] ?? null, language }];
  });
  return { hits, total, ...saying(language, gaps, hits.length === 0 ? undefined : more) };
}

/** What is said beside the items, in the language of the question; nothing where there is nothing to say. */
const saying = (
  language: Platform,
  gaps: readonly SearchGap[],
  more: SearchMore | undefined,
): Partial<SearchResult> => ({
  ...(gaps.length === 0 && more === undefined ? {} : { language }),
  ...(gaps.length === 0 ? {} : { gaps }),
  ...(more === undefined ? {} : { more }),
});

export function toResultPage(
  ranking: Ranking,
  kindIndex: KindIndex,
  request: SearchRequest,
  { isIn }: Groups,
): SearchResult {
  const { ordinals, scores, language, gaps, conceptOf, namesPlaces = false } = ranking;
  const { subjects } = kindIndex.columns;
  const found = findPassing(ordinals, kindIndex, request.filters, isIn);
  const itemAt = (at: number): Item | undefined => kindIndex.itemAt(ordinals[at] ?? 0);
  if (request.sort === "recent") {
    // Stable: what was released on the same day stays in the order of its relevance.
    found.set(byRelease(found, ordinals, kindIndex.columns.terms));
  }
  const isDiverse = conceptOf !== undefined && request.sort === "relevance";
  const subjectOf = (at: number): number => subjects.at[ordinals[at] ?? 0] ?? 0;
  // Of a place the first pages are looked at alone, as they are where nothing else is put in order.
  const most = Math.min(found.length, namesPlaces ? mostFirst : found.length);
  const shown = isDiverse ? toDiverse(found, subjectOf, subjects.values, conceptOf, most) : found;
  const scoreOf = isDiverse ? fallingScores(shown, scores) : (at: number) => scores?.[at] ?? null;
  const page = Array.from(shown.subarray(request.offset, request.offset + request.size));
  const hits = page.flatMap((at): SearchHit[] => {
    const item = itemAt(at);
    return item === undefined ? [] : [{ id: item.id, score: scoreOf(at), language }];
  });
  const more =
    isDiverse && !namesPlaces && hits.length > 0
      ? findMorePlaces(
          shown.map((at) => ordinals[at] ?? 0),
          kindIndex.columns,
        )
      : undefined;
  const older = found.length === 0 ? countOlder(ordinals, kindIndex, request.filters, isIn) : 0;
  return {
    ...{ hits, total: found.length, ...saying(language, gaps, more) },
    ...(older === 0 ? {} : { older, language }),
  };
}

/** How many would pass, had they not been released too early. */
function countOlder(
  ordinals: Uint32Array,
  kindIndex: KindIndex,
  { releasedFrom, ...filters }: SearchFilters,
  isIn: IsIn,
): number {
  return releasedFrom === undefined ? 0 : findPassing(ordinals, kindIndex, filters, isIn).length;
}

/** The same entries, by the day of their release. */
function byRelease(
  found: Uint32Array,
  ordinals: Uint32Array,
  { at, values }: KindIndex["columns"]["terms"],
): Uint32Array {
  const ofTerms = values.map((): number[] => []);
  for (const entry of found) ofTerms[at[ordinals[entry] ?? 0] ?? 0]?.push(entry);
  const days = new Map<number, number[][]>();
  for (const [terms, { releasedAt }] of values.entries())
    days.set(releasedAt, [...(days.get(releasedAt) ?? []), ofTerms[terms] ?? []]);
  const latest = [...days].sort(([a], [b]) => b - a);
  return Uint32Array.from(latest.flatMap(([, lists]) => [...lists.flat()].sort((a, b) => a - b)));
}

/** Places in the ranking of what passes the filters. */
function findPassing(
  ordinals: Uint32Array,
  kindIndex: KindIndex,
  filters: SearchFilters,
  isIn: IsIn,
): Uint32Array {
  const found = new Uint32Array(ordinals.length);
  const { lists, terms } = kindIndex.columns;
  const isAll = isOpen(filters, kindIndex);
  const [passes, shows] = isAll
    ? [[], []]
    : [
        terms.values.map((one) => hasTerms(one, filters)),
        lists.values.map(({ places }) => isOfPlace(places, filters, isIn)),
      ];
  let count = 0;
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    if (
      isAll ||
      (passes[terms.at[ordinal] ?? 0] === true && shows[lists.at[ordinal] ?? 0] === true)
    )
      found[count++] = at;
  }
  return found.subarray(0, count);
}

/** Indicators and topics know no period, price or industry of their own where undefined. */
function hasTerms(item: ItemTerms, filters: SearchFilters): boolean {
  const { releasedFrom, releasedTo, isPremium, industry } = filters;
  if (releasedFrom !== undefined && item.releasedAt < releasedFrom) return false;
  if (releasedTo !== undefined && item.releasedAt > releasedTo) return false;
  if (isPremium !== undefined && (item.isPremium ?? false) !== isPremium) return false;
  return industry === undefined || item.industry === industry;
}

function isOfPlace(places: ReadonlySet<string>, { place }: SearchFilters, isIn: IsIn): boolean {
  if (place === undefined || place === "WLD" || places.size === 0) return true;
  if (places.has(place)) return true;
  for (const code of places) if (isIn(code, place)) return true;
  return false;
}
