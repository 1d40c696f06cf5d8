/**
 * Which words of a text a pattern has found.
 *
 * @param folded words with one space between them
 * @returns indexes of the first and the last one
 */
export function matchedWords(
  folded: string,
  { 0: said, index }: RegExpExecArray,
): { readonly first: number; readonly last: number } {
  const first = wordsIn(folded.slice(0, index));
  return { first, last: first + wordsIn(said) - 1 };
}

const wordsIn = (text: string): number => text.split(" ").filter((word) => word !== "").length;
