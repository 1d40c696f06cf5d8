/** "Youngest population", "älteste Bevölkerung", "pays le plus vieux": the order is by how old people are. */
import type { Token } from "../text.js";
import { phrasesInTurn, standingFor } from "./in-turn.js";

/** Each with the words that it is read as. */
const orders: readonly (readonly [RegExp, string])[] = [
  [/^oldest (?:populations?|people|countr(?:y|ies)|nations?)$/, "highest median age"],
  [/^youngest (?:populations?|people|countr(?:y|ies)|nations?)$/, "lowest median age"],
  [/^altesten? (?:bevolkerung(?:en)?|menschen|lander|staaten)$/, "hochste medianalter"],
  [/^altestes? land$/, "hochste medianalter"],
  [/^jungsten? (?:bevolkerung(?:en)?|menschen|lander|staaten)$/, "niedrigste medianalter"],
  [/^jungstes? land$/, "niedrigste medianalter"],
  [
    /^(?:populations?|pays|nations?) (?:l[ae]s? )?plus (?:agee?s?|vieux|vieilles?)$/,
    "plus eleve age median",
  ],
  [/^(?:populations?|pays|nations?) (?:l[ae]s? )?plus jeunes?$/, "plus faible age median"],
  [
    /^(?:poblacion(?:es)?|pais(?:es)?) mas (?:viej[oa]s?|envejecid[oa]s?|ancian[oa]s?)$/,
    "mas alta edad mediana",
  ],
  [/^(?:poblacion(?:es)?|pais(?:es)?) mas jove(?:n|nes)$/, "mas baja edad mediana"],
];
const lengths = [5, 4, 3, 2];

const young = /\b(?:youngest|jungste|jeunes?|joven)/;

const orderIn = (said: readonly string[]): string | undefined =>
  orders.find(([pattern]) => pattern.test(said.join(" ")))?.[1];

/** The words of a question, of which these say by what people's age is ordered. */
export const withOrdersByAge = (tokens: readonly Token[]): readonly Token[] =>
  phrasesInTurn(tokens, lengths, (said, phrase) => {
    const words = said.split(" ");
    const order = orderIn(words);
    if (order !== undefined) return standingFor(order, phrase);
    // "Youngest African countries": whose they are is said between the two. The oldest countries are no old people.
    const [first, whose, ...rest] = words;
    const isOfYoung = whose !== undefined && young.test(said);
    const between = isOfYoung ? orderIn([first ?? "", ...rest]) : undefined;
    return between === undefined
      ? undefined
      : [...standingFor(between, phrase), ...phrase.slice(1, 2)];
  });
