/** How well one item answers a parsed question. */
import type { StatisticKind } from "../../library/library-model.js";
import type { ItemSpan, Subject } from "../columns.js";
import type { ParsedQuery } from "../parse/parsed-query.js";
import { placeFits, type ShownPlaces } from "./place-fit.js";

/** Weights of the parts of a score; they add up to 1. */
const weights = { concept: 0.56, place: 0.18, shape: 0.12, period: 0.11, prominence: 0.03 };

const shapesByWish: Record<
  "ranking" | "one" | "group" | "several" | "none",
  Partial<Record<StatisticKind, number>>
> = {
  ranking: { ranking: 1, comparison: 0.6, series: 0.3, composition: 0.2, dual: 0.2, profile: 0.2 },
  one: { series: 1, composition: 0.65, dual: 0.6, comparison: 0.55, profile: 0.3, ranking: 0.45 },
  group: { series: 0.8, comparison: 0.8, ranking: 0.8, composition: 0.5, dual: 0.5, profile: 0.3 },
  several: { comparison: 1, ranking: 0.6, series: 0.5, dual: 0.3, composition: 0.3, profile: 0.2 },
  none: { ranking: 1, comparison: 0.8, series: 0.6, composition: 0.5, dual: 0.4, profile: 0.3 },
};

function wishOf(
  query: ParsedQuery,
  isGroup: (place: string) => boolean,
): keyof typeof shapesByWish {
  // "The highest … in Europe" is an order of countries, "the most popular … in Spain" is not.
  const isOrder = query.places.every(({ code }) => isGroup(code));
  if (query.isEachPlace) return "one";
  if (query.groups.length > 0) return "several";
  if (query.ranking !== undefined && isOrder) return "ranking";
  if (query.places.length > 1) return "several";
  const [place] = query.places;
  if (place !== undefined) return isGroup(place.code) && place.code !== "WLD" ? "group" : "one";
  return query.isComparison ? "several" : "none";
}

const unaskedShare = 0.4;

/**
 * Where neither place nor year is named, a continent's ranking or that of a year past is one of many; of a group
 * that of a year past.
 */
function unaskedPart(
  { places, groups, period }: ParsedQuery,
  isGroup: (place: string) => boolean,
): (item: Subject) => boolean {
  if (period !== undefined) return () => false;
  if (places.length === 0) return ({ part }) => part !== undefined;
  const isOfGroup = groups.length > 0 || places.every(({ code }) => isGroup(code));
  return isOfGroup ? ({ part }) => part === "past" : () => false;
}

interface ScoringContext extends ShownPlaces {
  /** Newest year there is of anything: what ends long before has grown old. */
  readonly newest: number;
}

const yearOf = (period: string): number => Number(period.slice(0, 4));

/** How much of the asked period the item shows; without one, how near its end is to the newest. */
function toPeriodFit(item: ItemSpan, query: ParsedQuery, newest: number): number {
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
function toConceptFit(item: Subject, scores: ScoredConcepts): number {
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
function isWholeAnswer(item: Subject, { main }: ScoredConcepts, near: number): boolean {
  if (item.shape !== "composition" || item.concepts.length < 3) return false;
  return item.concepts.filter((concept) => (main.get(concept) ?? 0) >= near).length >= 3;
}

export interface Scorer {
  /** 0 to 1, or undefined when the item does not answer the question at all. */
  score(ordinal: number): number | undefined;
}

export function createScorer(
  query: ParsedQuery,
  concepts: ScoredConcepts,
  context: ScoringContext,
): Scorer {
  const { subjects, spans, lists } = context.columns;
  const { conceptFits, shapeFits, periodFits } = context.workspace;
  const shapes = shapesByWish[wishOf(query, context.isGroup)];
  const asksConcept = concepts.main.size > 0;
  const top = Math.max(...concepts.main.values(), ...concepts.other.values());
  const near = Math.max(...concepts.main.values()) * alikeShare;
  const placeFit = placeFits(query, context);
  const conceptFit = conceptFits.begin((at) => {
    const item = subjects.values[at];
    if (item === undefined) return 0;
    const fit = asksConcept ? toConceptFit(item, concepts) : 0.5;
    // What is meant less is meant much less: a fresher figure of another thing is no better answer.
    return asksConcept ? fit * (0.5 + (0.5 * fit) / top) : fit;
  });
  const isUnasked = unaskedPart(query, context.isGroup);
  const shapeFit = shapeFits.begin((at) => {
    const item = subjects.values[at];
    if (item === undefined) return 0;
    if (isWholeAnswer(item, concepts, near)) return 1;
    if (item.shape === undefined) return 0.5;
    return (shapes[item.shape] ?? 0.3) * (isUnasked(item) ? unaskedShare : 1);
  });
  const periodFit = periodFits.begin((at) => {
    const item = spans.values[at];
    return item === undefined ? 0 : toPeriodFit(item, query, context.newest);
  });
  return {
    score(ordinal) {
      const place = placeFit(ordinal);
      if (place === 0) return undefined;
      const subject = subjects.at[ordinal] ?? 0;
      const concept = conceptFit(subject);
      if (concept === 0) return undefined;
      const partner = subjects.values[subject]?.partner;
      const isBetween = partner !== undefined && query.places.some(({ code }) => code === partner);
      return (
        weights.concept * concept +
        weights.place * place +
        weights.shape * (isBetween ? 1 : shapeFit(subject)) +
        weights.period * periodFit(spans.at[ordinal] ?? 0) +
        weights.prominence * (lists.values[lists.at[ordinal] ?? 0]?.prominence ?? 0)
      );
    },
  };
}
