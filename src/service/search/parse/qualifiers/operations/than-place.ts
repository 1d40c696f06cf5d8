/** "Which countries have a higher GDP per capita than Germany?": a bound that is the figure of a place. */
import type { Token } from "../../text.js";
import { countryWords, isOrdinary } from "../../word-lists.js";
import type { Named } from "../naming.js";

export interface ThanPlace {
  readonly side: "above" | "below";
  /** Code of the place. */
  readonly place: string;
}

interface Compared {
  /** The question without the words that say it; itself where none do. */
  readonly tokens: readonly Token[];
  readonly thanPlace?: ThanPlace;
}

const than = /^(?:than|als|que|qu)$/;
/** These have no word for "than" of their own: "supérieur à", "superior a". */
const beyond = /^(?:superieure?s?|inferieure?s?|superior(?:es)?|inferior(?:es)?)$/;
const above =
  /^(?:higher|more|larger|greater|bigger|mehr|hoher(?:e[nrsm]?)?|grosser(?:e[nrsm]?)?|plus|mas|mayor(?:es)?|superieure?s?|superior(?:es)?)$/;
const below =
  /^(?:lower|less|fewer|smaller|weniger|niedriger(?:e[nrsm]?)?|geringer(?:e[nrsm]?)?|kleiner(?:e[nrsm]?)?|moins|menos|menor(?:es)?|inferieure?s?|inferior(?:es)?)$/;
/** Behind "plus", "moins", "más", "menos". */
const high = /^(?:eleve(?:e?s?)?|haute?s?|grande?s?|importante?s?|fortes?|alt[oa]s?|elevad[oa]s?)$/;
const low = /^(?:bas(?:se)?s?|petite?s?|faibles?|baj[oa]s?|pequen[oa]s?)$/;
const linking =
  /^(?:in|the|that|those|of|der|die|das|dem|den|von|l|la|le|les|d|de|du|des|en|el|los|las|del|a|al|au|celui|celle|ceux)$/;
/** They say what is asked, too. */
const telling =
  /^(?:richer|wealthier|poorer|reicher|armer|(?:plus|mas) (?:riches?|ric[oa]s?|pauvres?|pobres?))$/;
const poorer = /^(?:poorer|armer|.* (?:pauvres?|pobres?))$/;
const persons = /^(?:people|persons|inhabitants|residents)$/;
const denied = /^(?:not|no|nicht|kein|keine|pas|never|nie|jamais|nunca)$/;
const little = /^(?:does|do|did|has|have|is|are|was|s|hat|haben|ist|sind)$/;

/**
 * Of countries alone: "is inflation in Spain higher than in Germany" sets one beside the other.
 *
 * @param nameParts reads places and times
 */
export function withoutThanPlace(
  tokens: readonly Token[],
  nameParts: (tokens: readonly Token[]) => Named,
): Compared {
  const words = tokens.map(({ folded }) => folded);
  const joints = words.flatMap((word, at) =>
    (than.test(word) || beyond.test(word)) && comparedAt(words, at) !== undefined ? [at] : [],
  );
  const at = joints.at(-1);
  const isOfCountries = words.some((word) => countryWords.has(word));
  if (!isOfCountries || at === undefined || words.some((word) => denied.test(word))) {
    return { tokens };
  }
  const compared = comparedAt(words, at);
  const named = nameParts(tokens.slice(at + 1));
  const [place, another] = named.places;
  if (compared === undefined || place === undefined || another !== undefined) return { tokens };
  const isOne = named.groups.length === 0 && joints.length === 1;
  const behind = words.slice(at + 1);
  const first = Math.min(...named.used);
  const isNext = behind.slice(0, first).every((word) => linking.test(word));
  const rest = tokens.filter((_, index) => {
    if (compared.used.has(index) || (index === at && !compared.isTelling)) return false;
    const own = index - at - 1;
    return own < 0 || !(named.used.has(own) || own < first || little.test(words[index] ?? ""));
  });
  const isTold = behind.every(
    (word, own) => own < first || named.used.has(own) || named.ofPeriod.has(own) || isFiller(word),
  );
  if (!(isOne && isNext && isTold)) return { tokens };
  const asked = nameParts(rest).open.filter((word) => !isOrdinary(word));
  const isOfPeople = rest.some(({ folded }) => persons.test(folded));
  const thanPlace = { side: compared.side, place: place.code };
  if (asked.every((word) => persons.test(word)))
    // "Larger than France" does not say by what.
    return {
      tokens: isOfPeople ? rest.map(asPopulation) : compared.isTelling ? rest : [],
      thanPlace,
    };
  return { tokens: rest, thanPlace };
}

const asPopulation = (token: Token): Token =>
  persons.test(token.folded) ? { ...token, folded: "population" } : token;

const isFiller = (word: string): boolean => linking.test(word) || little.test(word);

/** The nearest comparative ahead, with its adjective. */
function comparedAt(words: readonly string[], end: number) {
  for (let at = end; at >= 0; at--) {
    const word = words[at] ?? "";
    const said = [word, `${word} ${words[at + 1] ?? ""}`].find((one) => telling.test(one));
    if (said !== undefined) {
      const side = poorer.test(said) ? ("below" as const) : ("above" as const);
      return { side, used: new Set<number>(), isTelling: true };
    }
    const isAbove = above.test(word);
    if (!isAbove && !below.test(word)) continue;
    const adjective = words[at + 1] ?? "";
    const isPaired = /^(?:plus|moins|mas|menos)$/.test(word);
    const hasOwn = isPaired && (high.test(adjective) || low.test(adjective));
    const isFlipped = hasOwn && low.test(adjective);
    const side = isAbove === isFlipped ? ("below" as const) : ("above" as const);
    return { side, used: new Set(hasOwn ? [at, at + 1] : [at]), isTelling: false };
  }
  return undefined;
}
