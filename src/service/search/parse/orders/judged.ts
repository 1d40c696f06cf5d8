/** "Worst unemployment", "best infant mortality": which end of an order that is depends on what is measured. */
import type { Concept } from "../../../library/library-model.js";
import type { ParsedQuery } from "../query/parsed-query.js";

const judging =
  /^(?:best|worst|beste[nrs]?|schlecht?este[nrsm]?|schlimmste[nrsm]?|meilleure?s?|pires?|mejor(?:es)?|peor(?:es)?)$/;

/** By their names in English: the less there is of it, the better. */
const lessIsBetter =
  /\b(?:unemploy(?:ment|ed)|jobless|inflation|debt|interest outlays|mortality|deaths?|poverty|HIV|obesity|underweight|gini|emissions?|carbon(?!.free))\b/i;

type Orders = Pick<ParsedQuery, "ranking" | "extreme">;

const turned = { highest: "lowest", lowest: "highest" } as const;
const turn = (order: Orders["ranking"]): Orders["ranking"] => order && turned[order];

/** The wishes of a question, whose best and worst are the lowest and highest where less is better. */
export function judgedOrders<T extends Orders>(
  wishes: T,
  words: readonly string[],
  concept: Concept | undefined,
): T {
  const isTurned =
    words.some((word) => judging.test(word)) && lessIsBetter.test(concept?.name.en ?? "");
  return isTurned
    ? { ...wishes, ranking: turn(wishes.ranking), extreme: turn(wishes.extreme) }
    : wishes;
}
