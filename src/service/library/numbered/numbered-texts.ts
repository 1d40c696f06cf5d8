/** Texts of which each is there once, by numbers: what holds many of them holds numbers. */
interface NumberedTexts {
  /** How many there are; numbers are smaller. */
  readonly size: number;
  /** One that is not there gets the next number. */
  readonly numberOf: (text: string) => number;
  /** Undefined for one that is not there. */
  readonly find: (text: string) => number | undefined;
  readonly textOf: (number: number) => string;
}

export function createNumberedTexts(): NumberedTexts {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    get size() {
      return texts.length;
    },
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    find: (text) => numbers.get(text),
    textOf: (number) => texts[number] ?? "",
  };
}
