/** The words of a list, which blanks part. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
