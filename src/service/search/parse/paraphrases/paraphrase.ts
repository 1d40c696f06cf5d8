/** What a question asks in known ways without naming a measure. */
import { ofEconomies } from "./economy.js";
import type { Paraphrase } from "./paraphrase-model.js";
import { ofPeople } from "./people.js";
import { ofRealGrowth } from "./real-growth.js";
import { ofWords } from "./wordings.js";

const paraphrases = [...ofWords, ...ofEconomies, ...ofRealGrowth, ...ofPeople];

interface Paraphrased {
  /** The words that the question stands for; none if it asks in no known way. */
  readonly words: readonly string[];
  /** The question without what was put into other words. */
  readonly rest: string;
}

/** What stands between the words of an order, and says which places: without it the question asks the same of others. */
function between({ pattern, isOrder }: Paraphrase, text: string): string {
  const match = isOrder === true ? (pattern.exec(text)?.[0] ?? "") : "";
  const isBeside = (word: string): boolean => {
    const without = match.replace(word, "").replace(/ {2,}/g, " ");
    return pattern.exec(text.replace(match, without))?.[0] === without;
  };
  const kept = match.split(" ").filter((word) => word !== "" && isBeside(word));
  return kept.length === 0 ? " " : ` ${kept.join(" ")} `;
}

export function paraphrase(foldedQuestion: string): Paraphrased {
  const found = paraphrases.filter(({ pattern }) => pattern.test(foldedQuestion));
  return {
    words: found.flatMap(({ words }) => words.split(" ")),
    rest: found.reduce(
      (text, one) => text.replace(one.pattern, between(one, text)),
      foldedQuestion,
    ),
  };
}
