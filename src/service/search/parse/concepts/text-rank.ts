/** BM25 over all words the concepts are called by, in all four languages. */
import MiniSearch from "minisearch";
import { platforms } from "../../../../contract/known-values.js";
import type { Steps } from "../../../library/turns.js";
import type { ConceptText } from "./phrases/phrases.js";

/** @returns by concept, its score as a share of the best */
export type RankByText = (stems: ReadonlyMap<string, number>) => ReadonlyMap<number, number>;

const textsPerStep = 5;

export function* textRankSteps(texts: readonly ConceptText[]): Steps<RankByText> {
  const bm25 = new MiniSearch<ConceptText>({
    fields: [...platforms],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  for (const [at, text] of texts.entries()) {
    bm25.add(text);
    if (at % textsPerStep === 0) yield;
  }
  return (stems) => {
    const results = bm25.search([...stems.keys()].join(" "), {
      boostTerm: (term) => stems.get(term) ?? 1,
      prefix: false,
      fuzzy: false,
      combineWith: "OR",
    });
    const top = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [Number(id), score / top]));
  };
}
