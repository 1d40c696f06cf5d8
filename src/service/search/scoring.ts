/** How well one item answers a parsed question. */
import type { StatisticKind } from "../library/types.js";
import type { Item } from "./items.js";
import type { ParsedQuery } from "./parse/query-parser.js";

/** Weights of the parts of a score; they add up to 1. */
const weights = { concept: 0.56, place: 0.18, shape: 0.12, period: 0.11, prominence: 0.03 };

const shapesByWish: Record<
  "ranking" | "one" | "several" | "none",
  Partial<Record<StatisticKind, number>>
> = {
  ranking: { ranking: 1, comparison: 0.6, series: 0.3, composition: 0.2, dual: 0.2, profile: 0.2 },
  one: { series: 1, composition: 0.65, dual: 0.6, comparison: 0.55, profile: 0.3, ranking: 0.45 },
  several: { comparison: 1, ranking: 0.6, series: 0.5, dual: 0.3, composition: 0.3, profile: 0.2 },
  none: { ranking: 1, comparison: 0.8, series: 0.6, composition: 0.5, dual: 0.4, profile: 0.3 },
};

function wishOf(
  query: ParsedQuery,
  isGroup: (place: string) => boolean,
): keyof typeof shapesByWish {
  // "The highest … in Europe" is an order of countries, "the most popular … in Spain" is not.
  const isOrder = query.places.every(({ code }) => isGroup(code));
  if (query.groups.length > 0) return "several";
  if (query.ranking !== undefined && isOrder) return "ranking";
  if (query.places.length > 1) return "several";
  if (query.places.length === 1) return "one";
  return query.isComparison ? "several" : "none";
}

interface ScoringContext {
  /** Newest year there is of anything: what ends long before has grown old. */
  readonly newest: number;
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** Whether the item of that ordinal shows a place of the group. */
  readonly showsMember: (ordinal: number, group: string) => boolean;
}

/** 0 when none of the asked places is shown; less for many others beside them. */
function toPlaceFit(
  item: Item,
  ordinal: number,
  query: ParsedQuery,
  { showsMember }: ScoringContext,
): number {
  if (query.places.length === 0) return 1;
  // A topic that names no place is about them all.
  if (item.places.size === 0) return 0.5;
  let sum = 0;
  for (const { code, certainty } of query.places) {
    if (item.places.has(code)) sum += certainty;
    // The world is what a ranking of all countries shows.
    else if (code === "WLD" && item.shape === "ranking") sum += 0.6 * certainty;
    else if (showsMember(ordinal, code)) sum += 0.4 * certainty;
  }
  const share = sum / query.places.length;
  const own = item.partner === undefined ? item.places.size : 1;
  const surplus = Math.max(0, own - query.places.length);
  return share * (0.75 + 0.25 / (1 + surplus));
}

const yearOf = (period: string): number => Number(period.slice(0, 4));

/** How much of the asked period the item shows; without one, how near its end is to the newest. */
function toPeriodFit(item: Item, query: ParsedQuery, newest: number): number {
  const last = yearOf(item.to);
  if (Number.isNaN(last) || item.to === "") return 0.5;
  // An indicator of all countries answers where none is named, even if that of one is newer.
  if (typeof item.id === "string" && query.places.length === 0) return 0.5;
  const behind = Math.max(0, newest - last);
  const recency = 1 / (1 + behind / 4);
  const { from, to } = query.period ?? {};
  if (from === undefined && to === undefined) return recency;
  const first = yearOf(item.from);
  const askedFrom = from === undefined ? first : yearOf(from);
  const askedTo = to === undefined ? Math.max(last, askedFrom) : yearOf(to);
  const common = Math.min(last, askedTo) - Math.max(first, askedFrom) + 1;
  if (common <= 0) return 0;
  const covered = common / Math.max(1, askedTo - askedFrom + 1);
  // Of two that cover it, the one that shows little else.
  const surplus = last - first + 1 - common;
  return Math.min(1, covered) * (0.9 + 0.1 / (1 + surplus / 10));
}

interface ScoredConcepts {
  /** Score of the first thing asked for, by concept. */
  readonly main: ReadonlyMap<string, number>;
  /** Score of the second thing asked for, by concept. */
  readonly other: ReadonlyMap<string, number>;
}

/** An item about one concept is judged by it; one about several also by what it shows unasked. */
function toConceptFit(item: Item, scores: ScoredConcepts): number {
  let main = 0;
  let other = 0;
  let asked = 0;
  for (const concept of item.concepts) {
    const first = scores.main.get(concept) ?? 0;
    const second = scores.other.get(concept) ?? 0;
    main = Math.max(main, first);
    other = Math.max(other, second);
    if (first > 0 || second > 0) asked += 1;
  }
  if (asked === 0) return 0;
  const share = asked / item.concepts.length;
  const best = scores.other.size > 0 ? Math.max(main, other) * 0.8 : main;
  const both = main > 0 && other > 0 && item.concepts.length > 1 ? (main + other) / 2 : best;
  return both * (0.85 + 0.15 * share);
}

/** So near the best, a concept is meant as much as it. */
const alikeShare = 0.85;

/** "Browser shares": where the question fits several parts alike, what shows them together. */
function isWholeAnswer(item: Item, { main }: ScoredConcepts): boolean {
  if (item.shape !== "composition" || item.concepts.length < 3) return false;
  const near = Math.max(...main.values()) * alikeShare;
  return item.concepts.filter((concept) => (main.get(concept) ?? 0) >= near).length >= 3;
}

interface Scorer {
  /** 0 to 1, or undefined when the item does not answer the question at all. */
  score(item: Item, ordinal: number): number | undefined;
}

export function createScorer(
  query: ParsedQuery,
  concepts: ScoredConcepts,
  context: ScoringContext,
): Scorer {
  const shapes = shapesByWish[wishOf(query, context.isGroup)];
  const asksConcept = concepts.main.size > 0;
  const top = Math.max(...concepts.main.values(), ...concepts.other.values());
  return {
    score(item, ordinal) {
      const place = toPlaceFit(item, ordinal, query, context);
      if (place === 0) return undefined;
      const fit = asksConcept ? toConceptFit(item, concepts) : 0.5;
      if (fit === 0) return undefined;
      // What is meant less is meant much less: a fresher figure of another thing is no better answer.
      const concept = asksConcept ? fit * (0.5 + (0.5 * fit) / top) : fit;
      const isBetween = query.places.some(({ code }) => code === item.partner);
      const shape =
        isBetween || isWholeAnswer(item, concepts)
          ? 1
          : item.shape === undefined
            ? 0.5
            : (shapes[item.shape] ?? 0.3);
      return (
        weights.concept * concept +
        weights.place * place +
        weights.shape * shape +
        weights.period * toPeriodFit(item, query, context.newest) +
        weights.prominence * item.prominence
      );
    },
  };
}
