/** How well one item answers a parsed question. */
import type { ItemSpan } from "../../columns/sharings.js";
import type { ParsedQuery } from "../../parse/query/parsed-query.js";
import { toConceptFit, type ScoredConcepts } from "./concept-fit.js";
import { mostOfHeadline } from "./headlines.js";
import { placeFits, type ShownPlaces } from "./place-fit.js";
import { shapeFits } from "./shape-fit.js";

/** Weights of the parts of a score; they add up to 1. */
const weights = { concept: 0.56, place: 0.18, shape: 0.12, period: 0.11, prominence: 0.03 };

/** Where no concept is asked, each fits as well, but what says most of an economy. */
const noConceptFit = 0.5;
const headlineFit = (headline = 0): number => noConceptFit + (0.5 * headline) / mostOfHeadline;

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

export interface Scorer {
  /** 0 to 1, or undefined when the item does not answer the question at all. */
  score(ordinal: number): number | undefined;
  /**
   * Where no place is asked: what all items of a subject have in common of their scores, or undefined when none
   * answers.
   */
  ofSubject(subject: number): number | undefined;
  /** A score, of what an item has in common with others and its own. */
  withOwn(common: number, ordinal: number): number;
  /**
   * Where nothing but places is asked, of what shows a list of them: a score that none is above, and whether
   * all, none or some answer.
   */
  limitOf(list: number): { readonly most: number; readonly answers: "all" | "none" | "some" };
}

/** How well each part of an item answers, worked out when it is first asked for. */
function beginFits(query: ParsedQuery, concepts: ScoredConcepts, context: ScoringContext) {
  const { subjects, spans } = context.columns;
  const { conceptFits, periodFits, headlineAt } = context.workspace;
  const top = Math.max(...concepts.main.values(), ...concepts.other.values());
  const isAnything = concepts.main.size === 0;
  return {
    place: placeFits(query, context),
    shape: shapeFits(query, concepts, context),
    concept: isAnything
      ? (at: number) => headlineFit(headlineAt[at])
      : conceptFits.begin((at) => {
          const item = subjects.values[at];
          if (item === undefined) return 0;
          const fit = toConceptFit(item, concepts);
          // What is meant less is meant much less: a fresher figure of another thing is no better answer.
          return fit * (0.5 + (0.5 * fit) / top);
        }),
    period: periodFits.begin((at) => {
      const item = spans.values[at];
      return item === undefined ? 0 : toPeriodFit(item, query, context.newest);
    }),
  };
}

export function createScorer(
  query: ParsedQuery,
  concepts: ScoredConcepts,
  context: ScoringContext,
): Scorer {
  const { subjects, spans, lists } = context.columns;
  const { prominences, placeKinds, headlineOfList } = context.workspace;
  const fits = beginFits(query, concepts, context);
  const prominence = (list: number): number => weights.prominence * (prominences[list] ?? 0);
  const isBetween = (subject: number): boolean =>
    query.places.some(({ code }) => code === subjects.values[subject]?.partner);
  const withOwn = (common: number, ordinal: number): number =>
    common +
    weights.period * fits.period(spans.at[ordinal] ?? 0) +
    prominence(lists.at[ordinal] ?? 0);
  return {
    limitOf: (list) => {
      const kinds = fits.place.ofList(list);
      const most = kinds.map(
        ({ isPlainRanking, fit }) =>
          weights.place * fit + weights.shape * (isPlainRanking ? fits.shape.ofRankings : 1),
      );
      const answering = kinds.filter(({ fit }) => fit > 0).length;
      const some = answering < kinds.length ? "some" : "all";
      const concept = weights.concept * headlineFit(headlineOfList[list]);
      const others = concept + weights.period + prominence(list);
      return { most: others + Math.max(...most), answers: answering === 0 ? "none" : some };
    },
    score: (ordinal) => {
      const place = fits.place.of(ordinal);
      if (place === 0) return undefined;
      const subject = subjects.at[ordinal] ?? 0;
      const concept = fits.concept(subject);
      if (concept === 0) return undefined;
      const isFlow = ((placeKinds[subject] ?? 0) & 1) === 1;
      const shape = isFlow && isBetween(subject) ? 1 : fits.shape.of(subject);
      const common = weights.concept * concept + weights.place * place + weights.shape * shape;
      return withOwn(common, ordinal);
    },
    ofSubject: (subject) => {
      const concept = fits.concept(subject);
      return concept === 0
        ? undefined
        : weights.concept * concept + weights.place + weights.shape * fits.shape.of(subject);
    },
    withOwn,
  };
}
