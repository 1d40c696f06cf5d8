/** Which of the four languages a question is asked in. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import { bestLanguage } from "../language-order.js";
import type { FoundConcept } from "./concepts/concept-index.js";
import { languageOfDemonym } from "./places/language-of-demonym.js";
import type { FoundPlace } from "./places/place-parser.js";
import type { FoundPlaceGroup } from "./places/place-groups.js";
import { languageOfFrequency } from "../../../statistics/index.js";
import type { Token } from "./text.js";
import type { LanguageOfWords } from "./word-language.js";
import { accentedWords, commonWords, functionWords } from "./word-lists.js";

const letters: readonly (readonly [RegExp, Platform, number])[] = [
  [/[ßäöü]/i, "de", 1],
  [/[çèêàùîôœ]/i, "fr", 1],
  [/[ñ¿¡]/i, "es", 2],
  [/[íóúá]/i, "es", 1],
  // Neither German nor, but for borrowed words, English.
  [/é/i, "fr", 0.2],
  [/é/i, "es", 0.2],
  [/\b(?:l|d|qu)['’]/i, "fr", 1],
  // One accent is all that tells a German word from a French one.
  [/énergie/i, "fr", 1],
  [/energie/i, "de", 0.5],
];

const isOf = (language: Platform, word: string): boolean =>
  functionWords[language].has(word) ||
  commonWords[language].has(word) ||
  languageOfFrequency(word) === language;

const isCommon = (word: string): boolean =>
  platforms.some((language) => commonWords[language].has(word));

/** "M/m", "y-o-y": letters that are joined stand for other words, and the French "m’" is none of them. */
function isOfAbbreviation(tokens: readonly Token[], at: number): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  const isJoined = (token: Token | undefined): boolean =>
    token?.folded.length === 1 && /^[/-]$/.test(token.gap);
  // "E-Commerce" is no Spanish and.
  if (own?.folded === "e" && next?.gap === "-") return true;
  return own?.folded.length === 1 && (isJoined(own) || isJoined(next));
}

/** "Exports plus imports": it is French behind French words alone, as in "la plus haute". */
const isAdding = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at]?.folded === "plus" && !isOf("fr", tokens[at - 1]?.folded ?? "");

/** What a question names, and where. */
export interface NamedPlaces {
  readonly places: readonly FoundPlace[];
  readonly groups: readonly FoundPlaceGroup[];
  /** Indexes of the tokens that name places: their letters are the places'. Those of groups are words. */
  readonly ofPlaces: ReadonlySet<number>;
  /** Indexes of those that name cities and parts of countries: their letters tell the language, and no words of theirs. */
  readonly ofLesserPlaces?: ReadonlySet<number>;
}

/** What words that nothing is called by look like tells it where nothing else does. */
const lookVote = 0.3;

/** One word for what "the euro area" is called in a language says as much as its words would. */
const groupVotes = 2;

/** Votes that are no further apart are as good as the same. */
const alike = 0.03;

interface Telling {
  /** Folded words that tell nothing. @default none */
  readonly leftOut?: ReadonlySet<string>;
  /**
   * Where English concepts are called by every word that is looked up: "profits" is French as well, and asks in
   * French only beside other words of it. @default false
   */
  readonly isEnglish?: boolean;
  /** Of the words that nothing is called by. @default their letters tell nothing */
  readonly lookOf?: LanguageOfWords;
}

/**
 * Function words, the letters, and the languages in which the concept, the places and their groups have the
 * names that were used. English when nothing tells.
 */
export function toLanguage(
  text: string,
  tokens: readonly Token[],
  named: NamedPlaces,
  concept: Pick<FoundConcept, "byLanguage"> | undefined,
  { leftOut = new Set(), isEnglish = false, lookOf = () => undefined }: Telling = {},
): Platform {
  const votes: Record<Platform, number> = { de: 0, en: 0, fr: 0, es: 0 };
  const unknown: string[] = [];
  for (const [at, { folded }] of tokens.entries()) {
    // The "d" of "Côte d’Ivoire" is the place's, as its letters are; "mundial" is Spanish, wherever it is.
    const isOfPlace = named.ofPlaces.has(at) || named.ofLesserPlaces?.has(at) === true;
    const isName = isOfPlace && !isCommon(folded);
    const ofPeople = isOfPlace ? languageOfDemonym(folded) : undefined;
    if (ofPeople !== undefined) votes[ofPeople] += 1;
    if (leftOut.has(folded) || isName || isOfAbbreviation(tokens, at)) continue;
    if (isAdding(tokens, at)) continue;
    const users = platforms.filter((language) => isOf(language, folded));
    for (const language of users) votes[language] += 1 / users.length;
    if (users.length === 0) unknown.push(folded);
  }
  const look = lookOf(unknown);
  if (look !== undefined) votes[look] += lookVote * unknown.length;
  // "GDP of Côte d’Ivoire" is English: a place's letters are the place's.
  const own = tokens.filter((_, at) => !named.ofPlaces.has(at));
  const written =
    named.ofPlaces.size === 0 ? text : own.map(({ gap, raw }) => `${gap}${raw}`).join("");
  for (const [pattern, language, weight] of letters) {
    if (pattern.test(written)) votes[language] += weight;
  }
  for (const { languages } of named.places) {
    for (const language of languages) votes[language] += 1 / languages.length;
  }
  for (const { languages } of named.groups) {
    for (const language of languages) votes[language] += groupVotes / languages.length;
  }
  const called = { ...concept?.byLanguage };
  if (isEnglish) called.en = Math.max(0, ...Object.values(called));
  for (const language of platforms) votes[language] += 2 * (called[language] ?? 0);
  // "Dollar yen" are words of several languages: what they are rarer in tells nothing.
  const best = bestLanguage((language) => votes[language] + (language === "en" ? alike : 0));
  // "IPC" is English as well as French and Spanish; "PIB" is either of these, and no English.
  return tokens.length === 1 && votes.en > votes[best] - 1e-9 ? "en" : best;
}

/**
 * "Uber revenue" is no question in German: a word that was typed without its accent is that word only where the
 * others are of its language.
 *
 * @param languageWithout of the question, those words left out
 */
export function findForeign(
  tokens: readonly Token[],
  languageWithout: (words: ReadonlySet<string>) => Platform,
): ReadonlySet<string> {
  const bare = tokens.filter(({ raw, folded }) => raw.toLowerCase() === folded);
  const unsure = new Set(
    bare.map(({ folded }) => folded).filter((word) => accentedWords.has(word)),
  );
  if (unsure.size === 0) return unsure;
  const language = languageWithout(unsure);
  return new Set([...unsure].filter((word) => accentedWords.get(word) !== language));
}
