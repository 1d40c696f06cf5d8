/** Finds groups of places that a question names: "G7", "Nordics", "DACH". */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import { placeGroups, type PlaceGroup } from "../../../../statistics/index.js";
import { isCode } from "./is-code.js";
import { fold, toStem, toTokens, type Token } from "../text.js";

export interface FoundPlaceGroup {
  readonly key: string;
  readonly names: PlaceGroup["names"];
  /** Those in which it is called by the name that was used; empty where its names do not tell. */
  readonly languages: readonly Platform[];
  /** Codes of the members that the library has. */
  readonly members: readonly string[];
}

interface ParsedPlaceGroups {
  readonly groups: readonly FoundPlaceGroup[];
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
}

/** Groups that the library has as a place of its own, with figures of their own, by its code. */
const ownPlaces: Readonly<Record<string, string>> = {
  eu: "EUU",
  oecd: "OED",
  "euro-area": "EMU",
  "latin-america": "LCN",
};

interface OwnPlaceName {
  readonly name: string;
  readonly code: string;
  readonly languages: readonly Platform[];
}

/** The names of those places, each of its languages: it stands for the place, not for its members. */
export const namesOfOwnPlaces = (): readonly OwnPlaceName[] =>
  placeGroups.flatMap(({ key, names, synonyms }) => {
    const code = ownPlaces[key];
    if (code === undefined) return [];
    return [...Object.values(names), ...synonyms].map((name) => ({
      name,
      code,
      languages: languagesOf(name, names),
    }));
  });

export function createPlaceGroupParser(
  isPlace: (code: string) => boolean,
): (tokens: readonly Token[]) => ParsedPlaceGroups {
  const bySpelling = new Map<string, FoundPlaceGroup>();
  let longest = 1;
  for (const { key, names, synonyms, members } of placeGroups) {
    if (ownPlaces[key] !== undefined) continue;
    const present = members.filter(isPlace);
    for (const spelling of [...Object.values(names), ...synonyms]) {
      const words = toTokens(spelling).map(({ folded }) => folded);
      longest = Math.max(longest, words.length);
      const languages = languagesOf(spelling, names);
      bySpelling.set(words.join(" "), { key, names, members: present, languages });
    }
  }
  return (tokens) => {
    const used = new Set<number>();
    const groups: FoundPlaceGroup[] = [];
    for (let at = 0; at < tokens.length; at++) {
      for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
        const key = tokens
          .slice(at, end)
          .map(({ folded }) => folded)
          .join(" ");
        const group = bySpelling.get(key);
        // Two letters in lower case are too often a word.
        const isWord = key.length <= 2 && !isCode(tokens[at]?.raw ?? "") && !/\d/.test(key);
        if (group === undefined || isWord) continue;
        if (!groups.some((other) => other.key === group.key)) groups.push(group);
        for (let token = at; token < end; token++) used.add(token);
        at = end - 1;
        break;
      }
    }
    return { groups, used };
  };
}

/** A synonym is of the languages whose name of the group has one of its words: "países emergentes", "Mercados emergentes". */
function languagesOf(spelling: string, names: PlaceGroup["names"]): readonly Platform[] {
  const sharing = (read: (text: string) => readonly string[]): readonly Platform[] => {
    const own = read(spelling);
    return platforms.filter((language) => read(names[language]).some((one) => own.includes(one)));
  };
  const wordsOf = (text: string) => toTokens(text).map(({ folded }) => folded);
  const [whole, byWord] = [sharing((text) => [fold(text)]), sharing(wordsOf)];
  if (whole.length > 0) return whole;
  return byWord.length > 0 ? byWord : sharing((text) => wordsOf(text).map(toStem));
}
