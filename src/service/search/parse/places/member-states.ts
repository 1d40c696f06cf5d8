/** "EU states", "member states of the EU": of several countries together these are countries, and no government. */
import type { Token } from "../text.js";

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
