/** Finds the places a text names: names, short forms, demonyms and codes, longest match first. */
import { platforms, type Platform } from "../../../../contract/known-values.js";
import type { LibraryPlace } from "../../../library/library-model.js";
import { foldedText, type Token } from "../text.js";
import { functionWords, isOrdinary } from "../word-lists.js";
import { isAbbreviation } from "./abbreviations.js";
import { isCode } from "./is-code.js";
import { createPlaceNames, type PlaceInTexts, type PlaceNames } from "./place-names.js";

export interface FoundPlace {
  readonly code: string;
  /** Languages in which it is called so; empty for codes and short forms. */
  readonly languages: readonly Platform[];
  /** 1 exact, less for a typing error or an adjective. */
  readonly certainty: number;
}

interface ParsedPlaces {
  readonly places: readonly FoundPlace[];
  /** Where the first word of each stands, by its code. */
  readonly starts: ReadonlyMap<string, number>;
  /** Indexes of the tokens that name them. */
  readonly used: ReadonlySet<number>;
  /** Folded words that are a place's code, and none of it here. */
  readonly abbreviations: readonly string[];
}

export interface PlaceParser {
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

/** What is known of one text while its places are looked for. */
interface Search {
  readonly tokens: readonly Token[];
  readonly taken: ReadonlySet<number>;
  readonly isOtherWord: (word: string) => boolean;
  readonly used: Set<number>;
  readonly found: (FoundPlace & { readonly at: number })[];
  readonly abbreviations: string[];
}

export function createPlaceParser(places: Iterable<LibraryPlace>): PlaceParser {
  const names = createPlaceNames(places);
  return {
    parse(tokens, taken, isOtherWord) {
      const search: Search = {
        tokens,
        taken,
        isOtherWord,
        used: new Set(),
        found: [],
        abbreviations: [],
      };
      findNames(search, names);
      findCodes(search, names);
      findInflected(search, names);
      findMisspelt(search, names);
      search.found.sort((a, b) => a.at - b.at);
      return {
        places: search.found.map(({ code, languages, certainty }) => ({
          code,
          languages,
          certainty,
        })),
        starts: new Map(search.found.map(({ code, at }) => [code, at])),
        used: search.used,
        abbreviations: search.abbreviations,
      };
    },
  };
}

function keep(
  { used, found }: Search,
  names: PlaceNames,
  entry: PlaceInTexts,
  certainty: number,
  [from, to]: readonly [from: number, to: number],
): void {
  for (let at = from; at < to; at++) used.add(at);
  if (found.some(({ code }) => code === entry.code) || !names.isKnown(entry.code)) return;
  const languages = [...new Set(entry.languages)];
  found.push({ code: entry.code, languages, certainty, at: from });
  if (entry.other !== undefined && !found.some(({ code }) => code === entry.other))
    found.push({ code: entry.other, languages, certainty, at: from });
}

/** They pay with dollars of their own; beside those of others stands a place: "GDP in dollars Germany". */
const withDollars: ReadonlySet<string> = new Set(
  (
    "USA CAN AUS NZL SGP HKG TWN ATG BHS BLZ BMU BRB BRN CYM DMA FJI GRD GUY JAM KIR KNA LBR LCA NAM NRU SLB SUR " +
    "TTO TUV VCT ZWE"
  ).split(" "),
);

const isDollar = ({ tokens }: Search, at: number): boolean =>
  /^dol+ars?$/.test(tokens[at]?.folded ?? "");

/** The currency is no place: "US dollar", "dollar américain", "dólar estadounidense". */
const isCurrency = (search: Search, at: number, code: string): boolean =>
  withDollars.has(code) && (isDollar(search, at - 1) || isDollar(search, at + 1));

/** "Island nations" are many, and not Iceland in German. */
const isOfIslands = ({ tokens }: Search, at: number): boolean =>
  tokens[at]?.folded === "island" &&
  /^(?:nations?|countr(?:y|ies)|states?|econom(?:y|ies))$/.test(tokens[at + 1]?.folded ?? "");

const isOpen = (search: Search, at: number): boolean =>
  !search.taken.has(at) && !search.used.has(at) && !isOfIslands(search, at);

const hasLowerCase = ({ tokens }: Search): boolean => tokens.some(({ raw }) => /\p{Ll}/u.test(raw));

/** Whole names and short forms, the longest first. */
function findNames(search: Search, names: PlaceNames): void {
  const { tokens, taken } = search;
  for (let at = 0; at < tokens.length; at++) {
    if (!isOpen(search, at)) continue;
    for (let end = Math.min(tokens.length, at + names.longest); end > at; end--) {
      const span = tokens.slice(at, end);
      if (span.some((_, offset) => taken.has(at + offset))) continue;
      const key = foldedText(span);
      const entry = names.find(key);
      // Two letters in lower case are a word: "us", "de", "in".
      if (entry === undefined || (key.length <= 2 && !isCode(span[0]?.raw ?? ""))) continue;
      // "Canada dollar" is one; of "dollars Canada" only the first word is.
      if (end === at + 1 && withDollars.has(entry.code) && isDollar(search, end)) continue;
      keep(search, names, entry, 1, [at, end]);
      break;
    }
  }
}

/** Behind these "US" is asked in capitals, and no country. */
const asking = /^(?:give|show|tell|get|send|let)$/;

/** "US vs DE unemployment", "exports to DE", "FR IT DE": beside another place a code is one, whatever word it would be. */
function isListed(search: Search, at: number, isMixed: boolean): boolean {
  const { tokens, used } = search;
  const before = tokens[at - 1];
  if (/[,;&+/]/.test(tokens[at]?.gap ?? "")) return true;
  if (used.has(at - 1) && isCode(before?.raw ?? "") && !used.has(at + 1)) return true;
  return (
    isMixed && /^(?:vs|versus|and|und|et|y|to|from|in|of|nach|aus)$/.test(before?.folded ?? "")
  );
}

function findCodes(search: Search, names: PlaceNames): void {
  const { tokens, found } = search;
  const isMixed = hasLowerCase(search);
  for (const [at, { raw, folded }] of tokens.entries()) {
    const code = isOpen(search, at) && isCode(raw) ? names.ofCode(raw) : undefined;
    if (code === undefined || isCurrency(search, at, code)) continue;
    if (isMixed && isAbbreviation(tokens, at, (index) => search.used.has(index))) {
      search.abbreviations.push(folded);
      continue;
    }
    // "PIB DE ESPAÑA": in capitals throughout, a word of the language is that word.
    const isWord = platforms.some((language) => functionWords[language].has(folded));
    // "UNEMPLOYMENT RATE US 2024": nobody is asked to give us anything.
    const isAsking = asking.test(search.tokens[at - 1]?.folded ?? "");
    const isUnitedStates = raw === "US" && (isMixed || !isAsking);
    const isUnlikely =
      found.length > 0 ? !isListed(search, at, isMixed) : !isMixed && at < tokens.length - 1;
    if (isWord && !isUnitedStates && isUnlikely) continue;
    if (search.isOtherWord(folded)) continue;
    keep(search, names, { code, languages: [], rank: 0 }, 1, [at, at + 1]);
  }
}

function findInflected(search: Search, names: PlaceNames): void {
  for (const [at, { folded }] of search.tokens.entries()) {
    if (!isOpen(search, at) || folded.length < 4) continue;
    const entry = names.inflected(folded);
    if (entry !== undefined && !isCurrency(search, at, entry.code))
      keep(search, names, entry, 0.9, [at, at + 1]);
  }
}

/** "Air fares" are no Faroes. */
const noSlips: ReadonlySet<string> = new Set(["fares"]);

function findMisspelt(search: Search, names: PlaceNames): void {
  for (const [at, { folded }] of search.tokens.entries()) {
    if (!isOpen(search, at) || folded.length < 5) continue;
    if (search.isOtherWord(folded) || isOrdinary(folded) || noSlips.has(folded)) continue;
    // "British Columbia" is a part of one place, and not two.
    if (names.inflected(search.tokens[at - 1]?.folded ?? "") !== undefined) continue;
    const entry = names.misspelt(folded);
    if (entry !== undefined && !isCurrency(search, at, entry.code))
      keep(search, names, entry, 0.8, [at, at + 1]);
  }
}
