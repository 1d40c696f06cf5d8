/** "EU states", "member states of the EU": of several countries together these are countries, and no government. */
import type { LibraryPlace } from "../../../library/library-model.js";
import { toTokens, type Token } from "../text.js";
import { countryWords } from "../word-lists.js";

/** What a language calls countries, by the words for members and states. */
const called: readonly (readonly [countries: string, words: RegExp])[] = [
  ["countries", /^(?:states|members?)$/],
  ["lander", /^mitglied(?:ern?|s?staaten|s?landern?)?$/],
  ["pays", /^(?:etats|membres)$/],
  ["paises", /^(?:estados|miembros)$/],
];
/** Alone they are people as well: "members of parliament". */
const isMember = /^(?:members?|membres|miembros)$/;
const isState = /^(?:states?|countries|nations|etats|pays|estados|paises)$/;

/**
 * The question with its own word for countries; itself where it has none of these words.
 *
 * @param used indexes of the tokens that name places
 */
export function withMemberStates(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
): readonly Token[] {
  const said = tokens.map((token, at) => {
    const countries = used.has(at)
      ? undefined
      : called.find(([, is]) => is.test(token.folded))?.[0];
    const beside = [tokens[at - 1], tokens[at + 1]].some((one) => isState.test(one?.folded ?? ""));
    const isPeople = isMember.test(token.folded) && !beside && !used.has(at - 1);
    return countries === undefined || isPeople ? token : { ...token, folded: countries };
  });
  return said.some((token, at) => token !== tokens[at]) ? said : tokens;
}

/** Of all of them as one. */
const together =
  /^(?:total(?:e?s)?|overall|combined|together|sum|aggregate|gesamt\w*|insgesamt|zusammen|summe|ensemble|cumulee?s?|suma|conjunt[oa]s?|conjunto)$/;

/**
 * "EU countries by unemployment" are its members; "high income countries" may be what the whole is called.
 *
 * @param used indexes of the tokens that name the place
 */
export function namesMembers(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  place: Pick<LibraryPlace, "kind" | "name" | "synonyms"> | undefined,
): boolean {
  if (place?.kind !== "aggregate" || tokens.some(({ folded }) => together.test(folded)))
    return false;
  if (!tokens.some(({ folded }, at) => used.has(at) && countryWords.has(folded))) return false;
  const called = [...Object.values(place.name), ...place.synonyms];
  return !called.some((name) => toTokens(name).some(({ folded }) => countryWords.has(folded)));
}
