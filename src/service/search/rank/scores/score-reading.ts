/** Scores the items of one kind by how a question was read: concepts times places. */
import type { ParsedQuery } from "../../parse/query/parsed-query.js";
import type { KindIndex } from "../../kind-index.js";
import { allOrdinals } from "../../columns/ordinals.js";
import { isOfRankings } from "./place-fit.js";
import { createScorer, type Scorer } from "./scoring.js";

interface ReadingContext {
  /** Newest year there is of anything. */
  readonly newest: number;
  readonly isGroup: (code: string) => boolean;
}

/** Ordinals, and parallel to them their scores from 0 to 1. */
export interface Scored {
  readonly ordinals: Uint32Array;
  readonly scores: Float64Array;
}

/** How one question scores the items of one kind. */
export interface ItemScores {
  /**
   * Everything that answers it.
   *
   * @returns parts of the workspace, which the next question writes over
   */
  scoreAll(): Scored;
  readonly scorer: Scorer;
  /** Lists of places of what may answer where nothing but places is asked; undefined where concepts are. */
  readonly lists: Iterable<number> | undefined;
}

/** Undefined when a word was asked that is neither concept nor place: nothing answers it. */
export function readKindIndex(
  kindIndex: KindIndex,
  query: ParsedQuery,
  { newest, isGroup }: ReadingContext,
): ItemScores | undefined {
  const isPlaceOrPeriod =
    query.words.length === 0 && (query.places.length > 0 || query.period !== undefined);
  if (query.concepts.length === 0 && !isPlaceOrPeriod) return undefined;
  const concepts = {
    main: new Map(query.concepts.map(({ key, score }) => [key, score])),
    other: new Map(query.others.map(({ key, score }) => [key, score])),
  };
  const scorer = createScorer(query, concepts, { ...kindIndex, newest, isGroup });
  const keys = [...query.concepts, ...query.others].map(({ key }) => key);
  // A second thing that is asked for stands beside a first one.
  const showing = keys.length > 0 ? undefined : listsShowing(kindIndex, query, isGroup);
  return {
    scoreAll: () => {
      const wanted = answeringLists(kindIndex, query, isGroup);
      return scoreAll(kindIndex, candidates(kindIndex, { keys, lists: showing, wanted }), scorer);
    },
    scorer,
    lists: keys.length > 0 ? undefined : (showing ?? kindIndex.columns.lists.values.keys()),
  };
}

/**
 * By list of places: 1 where something that shows it may answer. A concept has items of hundreds of places: those of
 * others are passed by unseen. Undefined where no place is asked.
 */
function answeringLists(
  kindIndex: KindIndex,
  { places }: ParsedQuery,
  isGroup: (code: string) => boolean,
): Uint8Array | undefined {
  const [first, ...others] = places.map(({ code }) => answering(kindIndex, code, isGroup));
  if (others.length === 0) return first;
  return first?.map((answers, list) => (answers || others.some((one) => one[list] === 1) ? 1 : 0));
}

/** A group is asked of its members, too, and the world of rankings. */
function answering(
  { mayShow, membersShown, workspace: { kindsOfList } }: KindIndex,
  code: string,
  isGroup: (code: string) => boolean,
): Uint8Array {
  const shows = mayShow(code);
  if (code === "WLD")
    return shows.map((shown, list) => (shown || isOfRankings(kindsOfList[list]) ? 1 : 0));
  if (!isGroup(code)) return shows;
  const { counts } = membersShown(code);
  return shows.map((shown, list) => (shown || (counts[list] ?? 0) > 0 ? 1 : 0));
}

/** @param asked ordinals of what may answer */
function scoreAll(
  { workspace: { ordinals, scores } }: KindIndex,
  asked: Uint32Array,
  scorer: Scorer,
): Scored {
  // Columns, not a map or lists that grow: half of all items may be found.
  let count = 0;
  for (let at = 0; at < asked.length; at++) {
    const ordinal = asked[at] ?? 0;
    const score = scorer.score(ordinal);
    if (score === undefined) continue;
    ordinals[count] = ordinal;
    scores[count++] = score;
  }
  return { ordinals: ordinals.subarray(0, count), scores: scores.subarray(0, count) };
}

interface Wanted {
  /** Of concepts. */
  readonly keys: readonly string[];
  /** Of places, of what may answer where there are no keys; undefined for all. */
  readonly lists: readonly number[] | undefined;
  /** By list of places: 0 for what is passed by. */
  readonly wanted: Uint8Array | undefined;
}

/** Ordinals of what may answer, each once. */
function candidates(kindIndex: KindIndex, { keys, lists, wanted }: Wanted): Uint32Array {
  const { ofConcept, ofList, size } = kindIndex;
  const placed = lists?.map(ofList) ?? [allOrdinals(size)];
  return union(kindIndex, keys.length > 0 ? keys.map(ofConcept) : placed, wanted);
}

/** Lists of places of what may answer where nothing but places is asked; undefined for all. */
function listsShowing(
  { listsOf }: KindIndex,
  { places }: ParsedQuery,
  isGroup: (code: string) => boolean,
): readonly number[] | undefined {
  const isSmall = places.length > 0 && places.every(({ code }) => !isGroup(code));
  return isSmall ? [...new Set(places.flatMap(({ code }) => listsOf(code)))] : undefined;
}

function union(
  { workspace, columns: { lists: listed } }: KindIndex,
  lists: readonly Uint32Array[],
  wanted: Uint8Array | undefined,
): Uint32Array {
  const { candidates: found, items } = workspace;
  items.begin();
  let count = 0;
  for (const list of lists)
    for (let at = 0; at < list.length; at += 1) {
      const ordinal = list[at] ?? 0;
      if (wanted !== undefined && wanted[listed.at[ordinal] ?? 0] === 0) continue;
      if (items.mark(ordinal)) found[count++] = ordinal;
    }
  return found.subarray(0, count);
}
