/** "Which countries have a higher GDP per capita than Germany?": a bound that is the figure of a place. */
import type { Token } from "../../text.js";
import { countryWords, isOrdinary } from "../../word-lists.js";
import { comparative, than } from "../crossings/place-words.js";
import type { Sides } from "../crossings/words.js";
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

/** These have no word for "than" of their own: "supérieur à", "superior a". */
const beyond = /^(?:superieure?s?|inferieure?s?|superior(?:es)?|inferior(?:es)?)$/;
/** Beside those that another place's comparison has. */
const french: Sides = { above: /^superieure?s?$/, below: /^inferieure?s?$/ };
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
  const isOfCountries = words.some((word) => countryWords.has(word));
  if (!isOfCountries || words.some((word) => denied.test(word))) return { tokens };
  const [compared, more] = words.flatMap((word, at) =>
    than.test(word) || beyond.test(word) ? (comparedAt(words, at) ?? []) : [],
  );
  if (compared === undefined || more !== undefined) return { tokens };
  const { at } = compared;
  const named = nameParts(tokens.slice(at + 1));
  const [place, another] = named.places;
  if (place === undefined || another !== undefined || named.groups.length > 0) return { tokens };
  const behind = words.slice(at + 1);
  const first = Math.min(...named.used);
  const isNext = behind.slice(0, first).every((word) => linking.test(word));
  const rest = tokens.filter((_, index) => {
    if (compared.used.has(index) || (index === at && !compared.isTelling)) return false;
    const own = index - at - 1;
    return own < 0 || !(named.used.has(own) || own < first || little.test(words[index] ?? ""));
  });
  const isTold = behind.every(
    (word, own) => named.used.has(own) || named.ofPeriod.has(own) || isFiller(word),
  );
  if (!isNext || !isTold) return { tokens };
  const asked = nameParts(rest).open.filter((word) => !isOrdinary(word));
  const isOfPeople = rest.some(({ folded }) => persons.test(folded));
  const thanPlace = { side: compared.side, place: place.code };
  // "Larger than France" does not say by what.
  if (asked.length === 0 && !isOfPeople && !compared.isTelling) return { tokens: [], thanPlace };
  const isOfPeopleAlone = asked.every((word) => persons.test(word));
  return { tokens: isOfPeopleAlone ? rest.map(asPopulation) : rest, thanPlace };
}

const asPopulation = (token: Token): Token =>
  persons.test(token.folded) ? { ...token, folded: "population" } : token;

const isFiller = (word: string): boolean => linking.test(word) || little.test(word);

/** The nearest comparative ahead of a "than", with its adjective. */
function comparedAt(words: readonly string[], at: number) {
  for (let first = at; first >= 0; first--) {
    const word = words[first] ?? "";
    const said = [word, `${word} ${words[first + 1] ?? ""}`].find((one) => telling.test(one));
    if (said !== undefined) {
      const side = poorer.test(said) ? ("below" as const) : ("above" as const);
      return { at, side, used: new Set<number>(), isTelling: true };
    }
    const isAbove = isOf("above", word);
    if (!isAbove && !isOf("below", word)) continue;
    const adjective = words[first + 1] ?? "";
    const isPaired = /^(?:plus|moins|mas|menos)$/.test(word);
    const hasOwn = isPaired && (high.test(adjective) || low.test(adjective));
    const isFlipped = hasOwn && low.test(adjective);
    const side = isAbove === isFlipped ? ("below" as const) : ("above" as const);
    const used = new Set(hasOwn ? [first, first + 1] : [first]);
    return { at, side, used, isTelling: false };
  }
  return undefined;
}

const isOf = (side: keyof Sides, word: string): boolean =>
  comparative[side].test(word) || french[side].test(word);
