/** How well the shape of an item is the one that a question wishes for. */
import type { StatisticKind } from "../../../library/library-model.js";
import type { Subject } from "../../columns/sharings.js";
import { shapeClasses } from "../../columns/shape-classes.js";
import type { ParsedQuery } from "../../parse/query/parsed-query.js";
import type { ShownPlaces } from "./place-fit.js";
import type { ScoredConcepts } from "./concept-fit.js";

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
): (part: Subject["part"]) => boolean {
  if (period !== undefined) return () => false;
  if (places.length === 0) return (part) => part !== undefined;
  const isOfGroup = groups.length > 0 || places.every(({ code }) => isGroup(code));
  return isOfGroup ? (part) => part === "past" : () => false;
}

/** So near the best, a concept is meant as much as it. */
const alikeShare = 0.85;

/** "Browser shares": where the question fits several parts alike, the composition that shows them together. */
function isWholeAnswer(item: Subject, { main }: ScoredConcepts, near: number): boolean {
  if (item.concepts.length < 3) return false;
  return item.concepts.filter((concept) => (main.get(concept) ?? 0) >= near).length >= 3;
}

interface ShapeFits {
  /** By subject, 0 to 1. */
  readonly of: (subject: number) => number;
  /** The most that a ranking may have. */
  readonly ofRankings: number;
}

export function shapeFits(
  query: ParsedQuery,
  concepts: ScoredConcepts,
  { columns: { subjects }, workspace, isGroup }: ShownPlaces,
): ShapeFits {
  const shapes = shapesByWish[wishOf(query, isGroup)];
  const near = Math.max(...concepts.main.values()) * alikeShare;
  const isUnasked = unaskedPart(query, isGroup);
  const ofClass = Float64Array.from(shapeClasses, ({ shape, part }) =>
    shape === undefined ? 0.5 : (shapes[shape] ?? 0.3) * (isUnasked(part) ? unaskedShare : 1),
  );
  const { shapeClassAt } = workspace;
  return {
    of: (at) => {
      const number = shapeClassAt[at] ?? 0;
      const item = shapeClasses[number]?.shape === "composition" ? subjects.values[at] : undefined;
      return item !== undefined && isWholeAnswer(item, concepts, near) ? 1 : (ofClass[number] ?? 0);
    },
    ofRankings: shapes.ranking ?? 0.3,
  };
}
