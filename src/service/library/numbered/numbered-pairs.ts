/** Pairs of texts of which each is there once, by numbers. */
type Pair = readonly [first: string, second: string];

export interface NumberedPairs {
  /** One that is not there gets the next number. */
  readonly numberOf: (first: string, second: string) => number;
  /** Undefined for one that is not there. */
  readonly find: (first: string, second: string) => number | undefined;
  readonly pairOf: (number: number) => Pair;
}

const none: Pair = ["", ""];

export function createNumberedPairs(): NumberedPairs {
  // By the texts as they are: one text of both would be made for every pair that is looked up.
  const numbers = new Map<string, Map<string, number>>();
  const pairs: Pair[] = [];
  const find: NumberedPairs["find"] = (first, second) => numbers.get(first)?.get(second);
  return {
    find,
    numberOf: (first, second) => {
      const known = find(first, second);
      if (known !== undefined) return known;
      const ofFirst = numbers.get(first) ?? new Map<string, number>();
      numbers.set(first, ofFirst.set(second, pairs.length));
      return pairs.push([first, second]) - 1;
    },
    pairOf: (number) => pairs[number] ?? none,
  };
}
