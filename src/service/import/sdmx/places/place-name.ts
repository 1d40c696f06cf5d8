/** Whether a message's own name of a code may be that of the place that the library knows by this code. */
import { LRUCache } from "lru-cache";
import { foldText } from "../../../../statistics/index.js";

/** What many places are called in part. */
const shared = new Set(
  `republic republik republique republica federation federal state states staat staaten etat etats estado estados
  united vereinigte unis unidos island islands insel inseln iles islas democratic people kingdom konigreich territory
  territories north south east west central new saint and the of`.split(/\s+/),
);

/** What these are called is called so nowhere else: the letters of a state may be a country's, its name is not. */
const usStates = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming`.split(
    /\s+/,
  ),
);

/** Names in use of which no word is one of the place's in the library. */
const otherNames: Readonly<Record<string, string>> = {
  "west bank and gaza": "PSE",
  "holy see": "VAT",
  "chinese taipei": "TWN",
};

// The same few names stand beside a million figures.
const known = new LRUCache<string, readonly string[]>({ max: 5000 });

function wordsOf(name: string): readonly string[] {
  const present = known.get(name);
  if (present !== undefined) return present;
  const words = foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !shared.has(word));
  known.set(name, words);
  return words;
}

const enough = 5;

/** "Syrian" and "Syria", "Lao" and "Laos". */
function isAlike(one: string, other: string): boolean {
  const length = Math.min(enough, one.length, other.length);
  return one.slice(0, length) === other.slice(0, length);
}

/** @param names all that the library calls the place */
export function mayMean(name: string, place: string, names: readonly string[]): boolean {
  const folded = foldText(name).trim();
  if (otherNames[folded] === place) return true;
  const words = wordsOf(name);
  if (words.some((word) => usStates.has(word))) return false;
  const called = names.flatMap(wordsOf);
  return words.length === 0 || words.some((word) => called.some((other) => isAlike(word, other)));
}
