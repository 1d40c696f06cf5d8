import { createNumberedTexts } from "./numbered-texts.js";

/** Lists of which each is there once, however many have the same, by numbers. */
export interface NumberedLists {
  readonly numberOf: (list: readonly string[]) => number;
  readonly listOf: (number: number) => readonly string[];
}

export function createNumberedLists(): NumberedLists {
  const keys = createNumberedTexts();
  const lists: (readonly string[])[] = [];
  return {
    numberOf: (list) => {
      const number = keys.numberOf(list.join("\n"));
      lists[number] ??= list;
      return number;
    },
    listOf: (number) => lists[number] ?? [],
  };
}
