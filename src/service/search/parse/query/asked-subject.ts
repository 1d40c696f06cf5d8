/** The words of a question that are looked up as a measure. */
import { toConceptWords } from "../concepts/asked-words.js";
import type { Asked } from "../choice/with-change.js";
import type { ConceptIndex } from "../concepts/concept-index.js";
import { toContentWords } from "../concepts/content-words.js";
import { everydayWords } from "../choice/everyday-words.js";
import { countedPeople } from "../kinds-of-people.js";
import { placeOfDemonym } from "../../../../statistics/index.js";
import type { Named } from "../qualifiers/naming.js";
import type { Token } from "../text.js";
import { genericWords, isRateWord } from "../word-lists.js";

/** What is looked up: the words, or where there are none the maturities ("10y"). */
export function toAsked(tokens: readonly Token[], named: Named, concepts: ConceptIndex): Asked {
  const { maturities, open } = named;
  const asked = toConceptWords(tokens, open, concepts).filter(
    (word, at, all) =>
      !isOverTime(all, at) &&
      (!(everydayWords.has(word) || genericWords.has(word)) || concepts.means(word)),
  );
  const words = toContentWords(asked);
  const [subject = "", ...besides] = words.filter((word) => !isRateWord(word));
  const grown = besides.length === 0 ? growthOf.get(subject) : undefined;
  if (grown !== undefined) return { asked: [grown, ...words], words: [grown, ...words] };
  const keys = maturities.map(({ key }) => key).filter((key) => concepts.knows(key));
  if (words.length === 0 && keys.length > 0) return { asked: keys, words: keys };
  const counted =
    words.length === 0 && isOnePeople(tokens, named) ? countedPeople(tokens) : undefined;
  if (counted !== undefined) return { asked: [counted], words: [counted] };
  return { asked: [...asked, ...maturities.flatMap(({ unit }) => unit ?? [])], words };
}

/** A place by what its people are called. */
const isOnePeople = (tokens: readonly Token[], { places, ofPlaces }: Named): boolean =>
  places.length === 1 &&
  tokens.some(({ folded }, at) => ofPlaces.has(at) && placeOfDemonym(folded) !== undefined);

/** "Growth in China", its "growth rate", is its economy's: what grows where nothing is named, by what growth is called. */
const growthOf: ReadonlyMap<string, string> = new Map([
  ["growth", "gdp"],
  ["wachstum", "bip"],
  ["wachstumsrate", "bip"],
  ["croissance", "pib"],
  ["crecimiento", "pib"],
]);

/** "GDP over time" asks for no time deposits, and for nobody over 65. */
const isOverTime = (words: readonly string[], at: number): boolean =>
  [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)].some(
    ([first, second]) => first === "over" && second === "time",
  );
