/** How well one item answers a parsed question. */
import type { StatisticKind } from "../../library/library-model.js";
import type { Columns, Span, Subject } from "../columns.js";
import type { ParsedQuery } from "../parse/parsed-query.js";

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
  if (query.isEachPlace) return "one";
  if (query.groups.length > 0) return "several";
  if (query.ranking !== undefined && isOrder) return "ranking";
  if (query.places.length > 1) return "several";
  if (query.places.length === 1) return "one";
  return query.isComparison ? "several" : "none";
}

const unaskedShare = 0.4;

interface ScoringContext {
  readonly columns: Columns;
  /** Newest year there is of anything: what ends long before has grown old. */
  readonly newest: number;
  /** Whether a place is a continent or group of others. */
  readonly isGroup: (place: string) => boolean;
  /** By ordinal: 1 where the place is shown; also where the item shows none at all. */
  readonly mayShow: (place: string) => Uint8Array;
  /** By ordinal: 1 where a place of the group is shown. */
  readonly showsMemberOf: (group: string) => Uint8Array;
}

/** By ordinal: 0 when none of the asked places is shown; less for many others beside them. */
function placeFits(query: ParsedQuery, context: ScoringContext): (ordinal: number) => number {
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

const yearOf = (period: string): number => Number(period.slice(0, 4));

/** How much of the asked period the item shows; without one, how near its end is to the newest. */
function toPeriodFit(item: Span, query: ParsedQuery, newest: number): number {
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

/** Worked out when first asked for: most questions meet few of the values. */
function onceEach<T>(values: readonly T[], workOut: (value: T) => number): (at: number) => number {
  const known = new Float64Array(values.length).fill(NaN);
  return (at) => {
    let fit = known[at] ?? NaN;
    if (Number.isNaN(fit)) {
      const value = values[at];
      fit = value === undefined ? 0 : workOut(value);
      known[at] = fit;
    }
    return fit;
  };
}

interface Scorer {
  /** 0 to 1, or undefined when the item does not answer the question at all. */
  score(ordinal: number): number | undefined;
}

export function createScorer(
  query: ParsedQuery,
  concepts: ScoredConcepts,
  context: ScoringContext,
): Scorer {
  const { subjects, spans, partners, prominence } = context.columns;
  const shapes = shapesByWish[wishOf(query, context.isGroup)];
  const asksConcept = concepts.main.size > 0;
  const top = Math.max(...concepts.main.values(), ...concepts.other.values());
  const near = Math.max(...concepts.main.values()) * alikeShare;
  const placeFit = placeFits(query, context);
  const conceptFit = onceEach(subjects.values, (item) => {
    const fit = asksConcept ? toConceptFit(item, concepts) : 0.5;
    // What is meant less is meant much less: a fresher figure of another thing is no better answer.
    return asksConcept ? fit * (0.5 + (0.5 * fit) / top) : fit;
  });
  // Where neither place nor year is named, a continent's ranking or that of a year past is one of many.
  const isOpen = query.places.length === 0 && query.period === undefined;
  const shapeFit = onceEach(subjects.values, (item) => {
    if (isWholeAnswer(item, concepts, near)) return 1;
    if (item.shape === undefined) return 0.5;
    return (shapes[item.shape] ?? 0.3) * (isOpen && item.isPart === true ? unaskedShare : 1);
  });
  const periodFit = onceEach(spans.values, (item) => toPeriodFit(item, query, context.newest));
  return {
    score(ordinal) {
      const place = placeFit(ordinal);
      if (place === 0) return undefined;
      const subject = subjects.at[ordinal] ?? 0;
      const concept = conceptFit(subject);
      if (concept === 0) return undefined;
      const partner = partners[ordinal];
      const isBetween = partner !== undefined && query.places.some(({ code }) => code === partner);
      return (
        weights.concept * concept +
        weights.place * place +
        weights.shape * (isBetween ? 1 : shapeFit(subject)) +
        weights.period * periodFit(spans.at[ordinal] ?? 0) +
        weights.prominence * (prominence[ordinal] ?? 0)
      );
    },
  };
}
