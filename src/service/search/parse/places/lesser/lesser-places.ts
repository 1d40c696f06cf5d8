/** Cities, states of a federation, parts of a country: places that the library has no figures of. */
import { fold, foldedText, type Token } from "../../text.js";
import { cities } from "./cities.js";
import { partsOfCountries } from "./parts-of-countries.js";

/** Alone they are lesser places, and with other words countries: "Guinea-Bissau", "Grande-Bretagne". */
const withinNames = "bissau brazzaville kinshasa england bretagne bretana svalbard virgin-islands";

const toNames = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).map((name) => name.replaceAll("-", " ")));
const sureNames = toNames(`${cities} ${partsOfCountries}`);
const names: ReadonlySet<string> = new Set([...sureNames, ...toNames(withinNames)]);
const longest = Math.max(...[...names].map((name) => name.split(" ").length));

/** "Sur de España", "northern Italy": a part of what follows. */
const directions =
  /^(?:(?:norte|sur|este|oeste|nord|sud|ouest|norden|suden|osten|westen|north|south|east|west) (?:del?|des|du|d|von|of)|northern|southern|eastern|western)$/;

interface Span {
  /** Index of its first token. */
  readonly first: number;
  /** Folded words. */
  readonly words: readonly string[];
}

/** The longest names first: "New York City" is not New York. */
function* spansOf(tokens: readonly Token[], isName: (name: string) => boolean): Iterable<Span> {
  for (let at = 0; at < tokens.length; at++) {
    for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
      const span = tokens.slice(at, end);
      if (!isName(foldedText(span))) continue;
      yield { first: at, words: span.map(({ folded }) => folded) };
      at = end - 1;
      break;
    }
  }
}

/** Indexes of the tokens that name them: "Luanda" is no slip for Rwanda, nor "Indiana" what is Indian. */
export const lesserPlacesAt = (tokens: readonly Token[]): readonly number[] =>
  [...spansOf(tokens, (name) => sureNames.has(name))].flatMap(({ first, words }) =>
    words.map((_, offset) => first + offset),
  );

const isPartly = (word: string, next: string): boolean =>
  directions.test(word) || directions.test(`${word} ${next}`);

/** The first that is named, or the direction in which a part lies, with what it is said of. */
function firstOf(tokens: readonly Token[]): Span | undefined {
  const [found] = spansOf(tokens, (name) => names.has(name));
  const words = tokens.map(({ folded }) => folded);
  const at = words.findIndex((word, index) => isPartly(word, words[index + 1] ?? ""));
  if (at < 0 || (found !== undefined && found.first <= at)) return found;
  const length = directions.test(words[at] ?? "") ? 2 : 3;
  return { first: at, words: words.slice(at, at + length) };
}

/**
 * As it was typed, in a list; empty where none is named, or where a measure is called by it.
 *
 * @param open the folded words that are no part of a place's name, nor of a group's
 * @param called what the measure that fits best is called
 */
export function findLesserPlace(
  tokens: readonly Token[],
  open: readonly string[],
  called: readonly string[] = [],
): readonly string[] {
  const found = firstOf(tokens);
  if (found === undefined) return [];
  const { first, words } = found;
  const isCalled = called.some((name) => ` ${fold(name)} `.includes(` ${words.join(" ")} `));
  if (isCalled || !words.some((word) => open.includes(word))) return [];
  const typed = tokens.slice(first, first + words.length);
  return [typed.map(({ raw }) => raw).join(" ")];
}
