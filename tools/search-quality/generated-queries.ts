/** Questions as they might be typed: names with letters left out, places, years and words that mean nothing. */
import type { Library } from "../../src/service/library/library-model.js";
import { platforms } from "../../src/contract/known-values.js";

/** Mulberry32: the same questions in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz";

export function generateQueries(library: Library, count: number): string[] {
  const random = createRandom(16);
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const [concepts, places] = [[...library.concepts.values()], [...library.places.values()]];
  const misspell = (word: string): string => {
    const at = 1 + random(Math.max(1, word.length - 2));
    return word.length < 6 || random(5) > 0 ? word : word.slice(0, at) + word.slice(at + 1);
  };
  const nonsense = (): string =>
    Array.from({ length: 4 + random(10) }, () => letters[random(letters.length)]).join("");
  return Array.from({ length: count }, () => {
    const language = pick(platforms) ?? "en";
    const name = pick(concepts)?.name[language].split(/\s+/) ?? [];
    const words = name.slice(0, 1 + random(name.length)).map(misspell);
    if (random(3) > 0) words.push(pick(places)?.name[language] ?? "");
    if (random(4) === 0) words.push(String(1950 + random(80)));
    if (random(4) === 0) words.push(nonsense());
    return words.join(" ");
  });
}
