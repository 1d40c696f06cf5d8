/** Which of the four languages a question is asked in. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import { bestLanguage } from "../language-order.js";
import type { FoundConcept } from "./concepts/concept-index.js";
import type { FoundPlace } from "./places/place-parser.js";
import { isFirm } from "./choice/obligations.js";
import type { Token } from "./text.js";
import { functionWords } from "./word-lists.js";

const letters: readonly (readonly [RegExp, Platform, number])[] = [
  [/[ßäöü]/i, "de", 1],
  [/[çèêàùîôœ]/i, "fr", 1],
  [/[ñ¿¡]/i, "es", 2],
  [/[íóúá]/i, "es", 1],
  [/\b(?:l|d|qu)['’]/i, "fr", 1],
];

/**
 * Function words, the letters, and the languages in which the concept and the places have the
 * names that were used. English when nothing tells.
 */
export function toLanguage(
  text: string,
  tokens: readonly Token[],
  named: { readonly places: readonly FoundPlace[]; readonly used: ReadonlySet<number> },
  concept: FoundConcept | undefined,
): Platform {
  const votes: Record<Platform, number> = { de: 0, en: 0, fr: 0, es: 0 };
  for (const { folded } of tokens.filter((token) => !isFirm(token))) {
    const users = platforms.filter((language) => functionWords[language].has(folded));
    for (const language of users) votes[language] += 1 / users.length;
  }
  // "GDP of Côte d’Ivoire" is English: a place's letters are the place's.
  const own = tokens.filter((_, at) => !named.used.has(at));
  const written = named.used.size === 0 ? text : own.map(({ gap, raw }) => `${gap}${raw}`).join("");
  for (const [pattern, language, weight] of letters) {
    if (pattern.test(written)) votes[language] += weight;
  }
  for (const { languages } of named.places) {
    for (const language of languages) votes[language] += 1 / languages.length;
  }
  for (const language of platforms) votes[language] += 2 * (concept?.byLanguage[language] ?? 0);
  return bestLanguage((language) => votes[language]);
}
