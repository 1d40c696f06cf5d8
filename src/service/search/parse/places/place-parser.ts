/** Finds the places a text names: names, short forms, demonyms and codes, longest match first. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { Place } from "../../../library/types.js";
import { placeOfDemonym } from "./demonyms.js";
import { editDistance, toTokens, type Token } from "../text.js";
import { functionWords, isOrdinary } from "../words.js";

export interface FoundPlace {
  readonly code: string;
  /** Languages in which it is called so; empty for codes and short forms. */
  readonly languages: readonly Platform[];
  /** 1 exact, less for a typing error or an adjective. */
  readonly certainty: number;
}

interface ParsedPlaces {
  readonly places: readonly FoundPlace[];
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
}

interface PlaceParser {
  /**
   * @param isOtherWord says of a folded word that the library uses it for something else, so that
   * it is not taken for a misspelt place
   */
  parse(
    tokens: readonly Token[],
    taken: ReadonlySet<number>,
    isOtherWord: (word: string) => boolean,
  ): ParsedPlaces;
}

interface PlaceInTexts {
  readonly code: string;
  readonly languages: Platform[];
  /** Names before short forms, countries before territories and aggregates. */
  readonly rank: number;
}

/** Meant when a short name could be several places; the fuller name is always tried first. */
const shortNames: Readonly<Record<string, string>> = {
  korea: "KOR",
  corea: "KOR",
  coree: "KOR",
  congo: "COD",
  kongo: "COD",
  america: "USA",
  amerika: "USA",
  amerique: "USA",
  england: "GBR",
  angleterre: "GBR",
  inglaterra: "GBR",
  grossbritannien: "GBR",
  britain: "GBR",
  holland: "NLD",
  holanda: "NLD",
  hollande: "NLD",
  "estados unidos": "USA",
  "etats unis": "USA",
  "vereinigte staaten": "USA",
  usa: "USA",
  "u s a": "USA",
  "u s": "USA",
  "u k": "GBR",
  "ee uu": "USA",
  eeuu: "USA",
  uae: "ARE",
  vae: "ARE",
  turkiye: "TUR",
  czechia: "CZE",
  czech: "CZE",
  brd: "DEU",
  burma: "MMR",
  swaziland: "SWZ",
  "ivory coast": "CIV",
  oesterreich: "AUT",
};

const isCode = (raw: string): boolean => /^[A-Z]{2,3}$/.test(raw);

export function createPlaceParser(places: Iterable<Place>): PlaceParser {
  const names = new Map<string, PlaceInTexts>();
  const codes = new Map<string, string>();
  const known = new Set<string>();
  let longest = 1;
  const add = (name: string, entry: PlaceInTexts): void => {
    const words = toTokens(name).map((token) => token.folded);
    const key = words.join(" ");
    if (key === "") return;
    longest = Math.max(longest, words.length);
    const present = names.get(key);
    if (present?.code === entry.code) present.languages.push(...entry.languages);
    else if (present === undefined || entry.rank < present.rank) names.set(key, entry);
  };
  const kindRank = { country: 0, territory: 1, aggregate: 2 };
  for (const place of places) {
    known.add(place.code);
    codes.set(place.code, place.code);
    if (/^[A-Z]{2}$/.test(place.alpha2OrM49)) codes.set(place.alpha2OrM49, place.code);
    const rank = kindRank[place.kind];
    for (const language of platforms) {
      add(place.name[language], { code: place.code, languages: [language], rank });
      // "Congo - Kinshasa", "Myanmar (Burma)": both parts are used alone.
      const plain = place.name[language].replace(/\s*\(.*\)/, "");
      if (plain !== place.name[language]) {
        add(plain, { code: place.code, languages: [language], rank: rank + 3 });
      }
    }
    for (const synonym of place.synonyms) {
      if (isCode(synonym)) codes.set(synonym, place.code);
      else add(synonym, { code: place.code, languages: [], rank: rank + 6 });
    }
  }
  for (const [name, code] of Object.entries(shortNames)) {
    if (known.has(code)) add(name, { code, languages: [], rank: 5 });
  }
  codes.set("UK", "GBR");
  if (known.has("EUU")) codes.set("EU", "EUU");

  const oneWord = new Map<number, string[]>();
  for (const name of names.keys()) {
    if (name.includes(" ") || name.length < 5) continue;
    oneWord.set(name.length, [...(oneWord.get(name.length) ?? []), name]);
  }

  function misspelt(word: string): PlaceInTexts | undefined {
    const found = new Map<string, PlaceInTexts>();
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      for (const name of oneWord.get(length) ?? []) {
        if (name[0] !== word[0] && name.at(-1) !== word.at(-1)) continue;
        const entry = names.get(name);
        if (entry !== undefined && editDistance(word, name, 1) === 1) found.set(entry.code, entry);
      }
    }
    // Two places equally near: better none than the wrong one.
    return found.size === 1 ? [...found.values()][0] : undefined;
  }

  /** "Deutschlands", "Germanys": a genitive, or an adjective. */
  function inflected(word: string): PlaceInTexts | undefined {
    const bare = word.length > 4 && word.endsWith("s") ? names.get(word.slice(0, -1)) : undefined;
    if (bare !== undefined) return bare;
    const code = placeOfDemonym(word);
    return code !== undefined && known.has(code) ? { code, languages: [], rank: 9 } : undefined;
  }

  return {
    parse(tokens, taken, isOtherWord) {
      const used = new Set<number>();
      const found: (FoundPlace & { readonly at: number })[] = [];
      const keep = (entry: PlaceInTexts, certainty: number, from: number, to: number): void => {
        for (let at = from; at < to; at++) used.add(at);
        if (found.some(({ code }) => code === entry.code) || !known.has(entry.code)) return;
        found.push({
          code: entry.code,
          languages: [...new Set(entry.languages)],
          certainty,
          at: from,
        });
      };
      // The currency is no place: "US dollar", "dollar américain", "dólar estadounidense".
      const isCurrency = (at: number): boolean =>
        [at - 1, at + 1].some((side) => /^dol+ars?$/.test(tokens[side]?.folded ?? ""));
      const hasLowerCase = tokens.some(({ raw }) => /\p{Ll}/u.test(raw));
      for (let at = 0; at < tokens.length; at++) {
        if (taken.has(at)) continue;
        for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
          const span = tokens.slice(at, end);
          if (span.some((_, offset) => taken.has(at + offset))) continue;
          const key = span.map(({ folded }) => folded).join(" ");
          const entry = names.get(key);
          // Two letters in lower case are a word: "us", "de", "in".
          if (entry === undefined || (key.length <= 2 && !isCode(span[0]?.raw ?? ""))) continue;
          if (end === at + 1 && isCurrency(at)) continue;
          keep(entry, 1, at, end);
          break;
        }
      }
      const isOpen = (at: number): boolean => !taken.has(at) && !used.has(at) && !isCurrency(at);
      for (const at of [0, tokens.length - 1]) {
        const pronoun = /^(?:give|show|tell|get|send|let|for|to|of|with|about)$/;
        if (tokens.length < 2 || tokens[at]?.raw !== "us" || !isOpen(at)) continue;
        // "us gdp", "gdp us": as it is typed; "tell us" is no country.
        if (pronoun.test(tokens[at - 1]?.folded ?? "")) continue;
        keep({ code: "USA", languages: [], rank: 0 }, 1, at, at + 1);
      }
      for (const [at, { raw, folded }] of tokens.entries()) {
        const code = isOpen(at) && isCode(raw) ? codes.get(raw) : undefined;
        if (code === undefined) continue;
        // "PIB DE ESPAÑA": in capitals throughout, a word of the language is that word.
        const isWord = platforms.some((language) => functionWords[language].has(folded));
        const isUnitedStates = raw === "US" && hasLowerCase;
        if (
          isWord &&
          !isUnitedStates &&
          (found.length > 0 || (!hasLowerCase && at < tokens.length - 1))
        )
          continue;
        if (!isOtherWord(folded)) keep({ code, languages: [], rank: 0 }, 1, at, at + 1);
      }
      for (const [at, { folded }] of tokens.entries()) {
        if (!isOpen(at) || folded.length < 4) continue;
        const entry = inflected(folded);
        if (entry !== undefined) keep(entry, 0.9, at, at + 1);
      }
      for (const [at, { folded }] of tokens.entries()) {
        if (!isOpen(at) || folded.length < 5) continue;
        if (isOtherWord(folded) || isOrdinary(folded)) continue;
        const entry = misspelt(folded);
        if (entry !== undefined) keep(entry, 0.8, at, at + 1);
      }
      found.sort((a, b) => a.at - b.at);
      return {
        places: found.map(({ code, languages, certainty }) => ({ code, languages, certainty })),
        used,
      };
    },
  };
}
