/** What places are called: names, short forms and codes, with their misspellings and inflections. */
import { declined } from "./declined-names.js";
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { LibraryPlace } from "../../../library/library-model.js";
import { isSlip } from "../concepts/slip.js";
import { foldedText, editDistance, fold, toTokens } from "../text.js";
import { placeOfDemonym, spokenNames, unclearNames } from "../../../../statistics/index.js";
import { isCode } from "./is-code.js";
import { namesOfOwnPlaces } from "./place-groups.js";

export interface PlaceInTexts {
  readonly code: string;
  /** The other place that is called so: "Congo". */
  readonly other?: string;
  readonly languages: Platform[];
  /** Names before short forms, countries before territories and aggregates. */
  readonly rank: number;
}

/** Meant when a short name could be several places; the fuller name is always tried first. */
const shortNames: Readonly<Record<string, string>> = {
  corea: "KOR",
  coree: "KOR",
  america: "USA",
  amerika: "USA",
  amerique: "USA",
  grossbritannien: "GBR",
  holanda: "NLD",
  hollande: "NLD",
  "estados unidos": "USA",
  "etats unis": "USA",
  usa: "USA",
  "u s": "USA",
  "u k": "GBR",
  "ee uu": "USA",
  eeuu: "USA",
  uae: "ARE",
  vae: "ARE",
  czechia: "CZE",
  czech: "CZE",
  brd: "DEU",
  "ivory coast": "CIV",
  "arabia saudita": "SAU",
  oesterreich: "AUT",
  argentine: "ARG",
};

/** Those of the short names that one language has. */
const languagesOfShort: Readonly<Record<string, readonly Platform[]>> = {
  ...{ corea: ["es"], coree: ["fr"], amerika: ["de"], amerique: ["fr"] },
  ...{ grossbritannien: ["de"], holanda: ["es"], hollande: ["fr"], oesterreich: ["de"] },
  // In English what is Argentinian is called as the country is in French.
  ...{ argentine: ["en"] },
};

/** Parts of a country that lists of places have beside its names: the country's figures are not theirs. */
const parts: ReadonlySet<string> = new Set(["england", "angleterre", "inglaterra"]);

export interface PlaceNames {
  /** By its folded name, words apart by one blank. */
  find(name: string): PlaceInTexts | undefined;
  /** The place of a code, by the code as it is written. */
  ofCode(code: string): string | undefined;
  /** "Deutschlands", "Germanys": a genitive, or an adjective. */
  inflected(word: string): PlaceInTexts | undefined;
  /** The one place whose name is a letter away; undefined where there are several. */
  misspelt(word: string): PlaceInTexts | undefined;
  isKnown(code: string): boolean;
  /** Words of the longest name. */
  readonly longest: number;
}

const kindRank = { country: 0, territory: 1, aggregate: 2 };

export function createPlaceNames(places: Iterable<LibraryPlace>): PlaceNames {
  const all = [...places];
  const known = new Set(all.map(({ code }) => code));
  const names = new Map<string, PlaceInTexts>();
  for (const [name, entry] of namesOf(all, known)) {
    const key = toKey(name);
    if (key === "") continue;
    const present = names.get(key);
    if (present?.code === entry.code) present.languages.push(...entry.languages);
    else if (present === undefined || entry.rank < present.rank) names.set(key, entry);
  }
  for (const [name, entry] of namesOfTwo(known)) names.set(toKey(name), entry);
  const codes = codesOf(all, known);
  return {
    find: (name) => names.get(name),
    ofCode: (code) => codes.get(code),
    isKnown: (code) => known.has(code),
    inflected: (word) => {
      const bare = word.length > 4 && word.endsWith("s") ? names.get(word.slice(0, -1)) : undefined;
      if (bare !== undefined) return bare;
      const code = placeOfDemonym(word);
      return code !== undefined && known.has(code) ? { code, languages: [], rank: 9 } : undefined;
    },
    misspelt: createSpelling(names),
    longest: longestOf(names.keys()),
  };
}

const toKey = (name: string): string => foldedText(toTokens(name));

const longestOf = (names: Iterable<string>): number =>
  Math.max(1, ...Array.from(names, (name) => name.split(" ").length));

function* namesOf(
  places: readonly LibraryPlace[],
  known: ReadonlySet<string>,
): Iterable<readonly [name: string, entry: PlaceInTexts]> {
  for (const { code, kind, name, synonyms } of places) {
    const rank = kindRank[kind];
    for (const language of platforms) {
      yield [name[language], { code, languages: [language], rank }];
      if (language === "de") {
        for (const form of declined(name.de)) yield [form, { code, languages: ["de"], rank }];
      }
      // "Congo - Kinshasa", "Myanmar (Burma)": both parts are used alone.
      const plain = name[language].replace(/\s*\(.*\)/, "");
      if (plain !== name[language]) {
        yield [plain, { code, languages: [language], rank: rank + 3 }];
      }
    }
    for (const synonym of [...synonyms, ...(spokenNames[code]?.split(";") ?? [])]) {
      if (!isCode(synonym) && !parts.has(fold(synonym)))
        yield [synonym, { code, languages: [], rank: rank + 6 }];
    }
  }
  const short = Object.entries(shortNames).map(([name, code]) => ({
    ...{ name, code },
    languages: languagesOfShort[name] ?? [],
  }));
  for (const { name, code, languages } of [...short, ...namesOfOwnPlaces()]) {
    if (!known.has(code) || isCode(name)) continue;
    yield [name, { code, languages: [...languages], rank: 5 }];
  }
}

/** What two places are called alike is asked of both. */
function* namesOfTwo(known: ReadonlySet<string>): Iterable<readonly [string, PlaceInTexts]> {
  for (const [name, [code, other, third]] of Object.entries(unclearNames)) {
    if (code === undefined || other === undefined || third !== undefined) continue;
    if (!known.has(code) || !known.has(other)) continue;
    yield [name, { code, other, languages: name === "kongo" ? ["de"] : [], rank: 0 }];
  }
}

function codesOf(places: readonly LibraryPlace[], known: ReadonlySet<string>): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { code, alpha2OrM49, synonyms } of places) {
    codes.set(code, code);
    if (/^[A-Z]{2}$/.test(alpha2OrM49)) codes.set(alpha2OrM49, code);
    for (const synonym of synonyms) if (isCode(synonym)) codes.set(synonym, code);
  }
  codes.set("UK", "GBR");
  for (const { name, code } of namesOfOwnPlaces())
    if (isCode(name) && known.has(code) && !codes.has(name)) codes.set(name, code);
  return codes;
}

/** Looks for names of one word that are a letter away. */
function createSpelling(names: ReadonlyMap<string, PlaceInTexts>): PlaceNames["misspelt"] {
  const oneWord = new Map<number, string[]>();
  for (const name of names.keys()) {
    if (name.includes(" ") || name.length < 5) continue;
    oneWord.set(name.length, [...(oneWord.get(name.length) ?? []), name]);
  }
  return (word) => {
    const found = new Map<string, PlaceInTexts>();
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      for (const name of oneWord.get(length) ?? []) {
        if (name[0] !== word[0] && name.at(-1) !== word.at(-1)) continue;
        const entry = names.get(name);
        if (entry !== undefined && editDistance(word, name, 1) === 1 && isSlip(word, name))
          found.set(entry.code, entry);
      }
    }
    // Two places equally near: better none than the wrong one.
    return found.size === 1 ? [...found.values()][0] : undefined;
  };
}
