/**
 * "Worst unemployment", "best infant mortality", "largest deficit": which end of an order that is depends on what is
 * measured.
 */
import type { Concept } from "../../../library/library-model.js";
import type { ParsedQuery } from "../query/parsed-query.js";
import { isDeficitOf } from "./deficits.js";

const judging =
  /^(?:best|worst|beste[nrs]?|schlechteste[nrsm]?|schlimmste[nrsm]?|meilleure?s?|pires?|mejor(?:es)?|peor(?:es)?)$/;

/** By their names in English: the less there is of it, the better. */
const lessIsBetter =
  /\b(?:unemploy(?:ment|ed)|jobless|inflation|debt|interest outlays|mortality|deaths?|poverty|HIV|obesity|underweight|gini|emissions?|carbon(?!.free))\b/i;

/** Said of what changes: "shrinking populations". */
const shrinking =
  /^(?:shrinking|falling|declining|decreasing|schrumpfende[nrsm]?|sinkende[nrsm]?|fallende[nrsm]?|en (?:baisse|declin)|decroissante?s?|decreciente?s?|menguantes?)$/;

type Orders = Pick<ParsedQuery, "ranking" | "extreme">;

export const turned = { highest: "lowest", lowest: "highest" } as const;
const turn = (order: Orders["ranking"]): Orders["ranking"] => order && turned[order];

/**
 * The wishes of a question, whose best and worst are the lowest and highest where less is better, and whose largest
 * deficit is the lowest balance.
 */
export function judgedOrders<T extends Orders>(
  wishes: T,
  words: readonly string[],
  concept: Concept | undefined,
): T {
  const name = concept?.name.en ?? "";
  if (words.some((word) => shrinking.test(word))) return { ...wishes, ranking: "lowest" };
  const isTurned = words.some((word) => judging.test(word))
    ? lessIsBetter.test(name)
    : isDeficitOf(words, concept);
  return isTurned
    ? { ...wishes, ranking: turn(wishes.ranking), extreme: turn(wishes.extreme) }
    : wishes;
}
