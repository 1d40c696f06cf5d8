import type { LibraryPlace } from "../../../library/library-model.js";
import type { FindPlace } from "../../cells/find-place.js";
import { officeNames } from "../../cells/places/office-names.js";
import { withoutMembers, withoutStateForms, wordsOf } from "./name-words.js";

/** What a message's codes and names of places mean. */
export interface KnownPlaces {
  readonly find: FindPlace;
  /** Whether a list may call the place so: in any of Europe's languages or the larger others, or officially. */
  readonly isCalled: (code: string, name: string) => boolean;
  /** In English. */
  readonly nameOf: (code: string) => string;
}

const languages =
  "en de fr es it pt nl pl cs sk sl hr sr hu ro bg el da sv nb fi et lv lt mt ga ca is sq mk bs tr ru uk ka hy az kk ar he fa hi id ms vi th ko ja zh".split(
    " ",
  );

/** Called so beside a code of theirs, which a table does not have. */
const besideCodes: Readonly<Record<string, readonly string[]>> = {
  FRA: ["Metropolitan France", "France métropolitaine"],
};

/** In the lists of the European Central Bank, and nobody's in ISO's. */
const offices: Readonly<Record<string, string>> = { U2: "EMU" };

function* namesOf(place: LibraryPlace, find: FindPlace): Generator<string> {
  yield* Object.values(place.name);
  yield* officeNames[place.code] ?? [];
  yield* besideCodes[place.code] ?? [];
  // What those who live there are called is no name of it.
  for (const text of place.synonyms) if (find(text) === place.code) yield text;
}

function* namesInAll({ alpha2OrM49 }: LibraryPlace): Generator<string> {
  if (!/^[A-Z]{2}$/.test(alpha2OrM49)) return;
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    const name = names.of(alpha2OrM49);
    if (name !== undefined) yield name;
  }
}

const keyOf = (words: readonly string[]): string => words.join(" ");

export function createKnownPlaces(
  places: ReadonlyMap<string, LibraryPlace>,
  findPlace: FindPlace,
): KnownPlaces {
  const find: FindPlace = (text) => offices[text] ?? findPlace(text);
  /** Without the form of state, and whose it is; of two it tells none: "Korea" of both. */
  const bare = new Map<string, Set<string>>();
  for (const place of places.values())
    for (const name of namesOf(place, find)) {
      const key = keyOf(withoutStateForms(wordsOf(name)));
      bare.set(key, (bare.get(key) ?? new Set()).add(place.code));
    }
  const isFound = (place: LibraryPlace, name: string): boolean => {
    const words = wordsOf(name);
    if (words.length === 0) return false;
    const own = new Set([...namesOf(place, find)].map((one) => keyOf(wordsOf(one))));
    if (own.has(keyOf(words))) return true;
    if (place.kind === "aggregate") return own.has(keyOf(withoutMembers(words)));
    const whose = bare.get(keyOf(withoutStateForms(words)));
    if (whose?.has(place.code) === true && whose.size === 1) return true;
    return [...namesInAll(place)].some((one) => keyOf(wordsOf(one)) === keyOf(words));
  };
  return {
    find,
    isCalled: (code, name) => {
      const place = places.get(code);
      return find(name) === code || (place !== undefined && isFound(place, name));
    },
    nameOf: (code) => places.get(code)?.name.en ?? code,
  };
}
