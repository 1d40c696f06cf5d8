/** What one word of a question says of the phrases and concepts that are called by it. */
import { LRUCache } from "lru-cache";
import type { Meaning } from "./concept-words.js";
import { unknownWeight, type PhraseIndex } from "./phrases/phrase-index.js";
import { createTouched, touch, type Touched } from "./word-sums.js";

/** Worked out once for the words asked last. */
export interface WordReading {
  /** What it weighs in a question. */
  readonly weight: number;
  readonly meanings: readonly Meaning[];
  /** Those that are called by it, rising. */
  readonly concepts: Uint32Array;
  /** By concept, how well it fits what that is called: the trust in its best phrase is in it. */
  readonly values: Float64Array;
  /** By concept, the first of its phrases; at the end, how many phrases there are. */
  readonly starts: Uint32Array;
  /** Those that hold it, concept by concept. */
  readonly phrases: Uint32Array;
  /** By phrase, how well it fits, and what it covers of the phrase's own weight. */
  readonly fits: Float64Array;
  readonly owns: Float64Array;
}

type ReadWord = (word: string) => WordReading;

const inflectedQuality = 0.92;
/** Bytes. */
const keptReadings = 16 * 2 ** 20;

const sizeOf = ({ concepts, phrases }: WordReading): number =>
  16 * concepts.length + 20 * phrases.length + 1000;

export function createReadWord(index: PhraseIndex): ReadWord {
  const room = createRoom(index.size);
  const kept = new LRUCache<string, WordReading>({
    maxSize: keptReadings,
    sizeCalculation: sizeOf,
  });
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const reading = read(index, room, word);
    kept.set(word, reading);
    return reading;
  };
}

/** By phrase, how well the word at hand fits it, and what the stem that fits weighs: the same arrays for each word. */
interface Room {
  readonly quality: Float64Array;
  readonly stemWeight: Float64Array;
  readonly found: Touched;
}

const createRoom = (phrases: number): Room => ({
  quality: new Float64Array(phrases),
  stemWeight: new Float64Array(phrases),
  found: createTouched(phrases),
});

function read(index: PhraseIndex, room: Room, word: string): WordReading {
  const { quality, stemWeight, found } = room;
  const { columns } = index;
  const meanings = index.meanings(word);
  for (const meaning of meanings) findPhrases(index, room, meaning, word);
  // Concepts rise with their phrases.
  const phrases = found.at.slice(0, found.count).sort();
  const fits = new Float64Array(phrases.length);
  const owns = new Float64Array(phrases.length);
  const [concepts, starts, values]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < phrases.length; at += 1) {
    const id = phrases[at] ?? 0;
    const fit = quality[id] ?? 0;
    quality[id] = 0;
    fits[at] = fit;
    owns[at] = (stemWeight[id] ?? 0) * fit;
    const concept = columns.concept[id] ?? 0;
    const last = concepts.length - 1;
    const value = fit * (columns.trust[id] ?? 0);
    if (concepts[last] === concept) values[last] = Math.max(values[last] ?? 0, value);
    else {
      concepts.push(concept);
      starts.push(at);
      values.push(value);
    }
  }
  starts.push(phrases.length);
  found.count = 0;
  const [best] = meanings;
  return {
    weight: best === undefined ? unknownWeight : index.weightOf(best.stem),
    meanings,
    ...{ phrases, fits, owns, starts: Uint32Array.from(starts) },
    ...{ concepts: Uint32Array.from(concepts), values: Float64Array.from(values) },
  };
}

/** Of each phrase that a word may mean, the best of its meanings there. */
function findPhrases(
  index: PhraseIndex,
  { quality, stemWeight, found }: Room,
  meaning: Meaning,
  word: string,
): void {
  const weight = index.weightOf(meaning.stem);
  const isWrittenIn = index.writtenIn(word);
  const ids = index.withStem(meaning.stem);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    // One stem may be two words: French "économies" are savings, no economy.
    const isSure = meaning.quality < 1 || isWrittenIn(id);
    const sure = isSure ? meaning.quality : inflectedQuality;
    const present = quality[id] ?? 0;
    if (present >= sure) continue;
    if (present === 0) touch(found, id);
    quality[id] = sure;
    stemWeight[id] = weight;
  }
}
