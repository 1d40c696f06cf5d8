/** Finds groups of places that a question names: "G7", "Nordics", "DACH". */
import { placeGroups, type PlaceGroup } from "../../../../statistics/index.js";
import { toTokens, type Token } from "../text.js";

export interface FoundPlaceGroup {
  readonly key: string;
  readonly names: PlaceGroup["names"];
  /** Codes of the members that the library has. */
  readonly members: readonly string[];
}

interface ParsedPlaceGroups {
  readonly groups: readonly FoundPlaceGroup[];
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
}

/** Groups that the library has as a place of its own, with figures of their own. */
const ownPlaces = new Set(["eu", "oecd", "euro-area", "latin-america"]);

export function createPlaceGroupParser(
  isPlace: (code: string) => boolean,
): (tokens: readonly Token[]) => ParsedPlaceGroups {
  const bySpelling = new Map<string, FoundPlaceGroup>();
  let longest = 1;
  for (const { key, names, synonyms, members } of placeGroups) {
    if (ownPlaces.has(key)) continue;
    const group = { key, names, members: members.filter(isPlace) };
    for (const spelling of [...Object.values(names), ...synonyms]) {
      const words = toTokens(spelling).map(({ folded }) => folded);
      // Two letters are too often a word or a currency's part.
      if (words.join(" ").length < 2 || words[0] === "em") continue;
      longest = Math.max(longest, words.length);
      bySpelling.set(words.join(" "), group);
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
        if (group === undefined) continue;
        if (!groups.includes(group)) groups.push(group);
        for (let token = at; token < end; token++) used.add(token);
        at = end - 1;
        break;
      }
    }
    return { groups, used };
  };
}
