/** What a question asks in known ways without naming a measure. */
import { ofEconomies } from "./economy.js";
import { ofPeople } from "./people.js";
import { ofWords } from "./wordings.js";

const paraphrases = [...ofWords, ...ofEconomies, ...ofPeople];

interface Paraphrased {
  /** The words that the question stands for; none if it asks in no known way. */
  readonly words: readonly string[];
  /** The question without what was put into other words. */
  readonly rest: string;
}

export function paraphrase(foldedQuestion: string): Paraphrased {
  const found = paraphrases.filter(({ pattern }) => pattern.test(foldedQuestion));
  return {
    words: found.flatMap(({ words }) => words.split(" ")),
    rest: found.reduce((text, { pattern }) => text.replace(pattern, " "), foldedQuestion),
  };
}
