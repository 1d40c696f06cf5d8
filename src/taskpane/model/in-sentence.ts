const space = "\u00A0";

/** "In 2 more places." with "1 credit" → "In 2 more places (1 credit).": what is said stays one sentence. */
export const withPrice = (sentence: string, price: string): string =>
  sentence.replace(/[.!?]?$/, (end) => ` (${price})${end}`);

/** Steps of a line that may be broken between them and after their commas, so that "0 calls" stays together. */
export const inSteps = (steps: readonly string[]): string =>
  steps.map((step) => step.replace(/(?<!,) /g, space)).join(" → ");
