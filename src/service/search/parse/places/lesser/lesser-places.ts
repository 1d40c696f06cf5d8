/** Cities, states of a federation, parts of a country: places that the library has no figures of. */
import { fold, foldedText, type Token } from "../../text.js";
import { cities } from "./cities.js";
import { partsOfCountries } from "./parts-of-countries.js";

/** Alone they are lesser places, and with other words countries: "Guinea-Bissau", "Grande-Bretagne". */
const withinNames = "bissau brazzaville kinshasa england bretagne bretana svalbard";

const toNames = (list: string): string[] =>
  list
    .split(/\s+/)
    // The longest first: "New York City" is not New York.
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll("-", " "));
const sureNames = toNames(`${cities} ${partsOfCountries}`);
const names = [...sureNames, ...toNames(withinNames)];

/** "Sur de España", "northern Italy": a part of what follows. */
const directions =
  "(?:norte|sur|este|oeste|nord|sud|ouest|norden|suden|osten|westen|north|south|east|west) (?:del?|des|du|d|von|of)|northern|southern|eastern|western";

const partly = new RegExp(String.raw`^(?:${directions})$`);
const pattern = new RegExp(String.raw`\b(?:${names.join("|")}|(?:${directions}))\b`);

const whole = new RegExp(String.raw`\b(?:${sureNames.join("|")})\b`, "g");

/** Indexes of the tokens that name them: "Luanda" is no slip for Rwanda, nor "Indiana" what is Indian. */
export function lesserPlacesAt(tokens: readonly Token[]): readonly number[] {
  const folded = foldedText(tokens);
  return [...folded.matchAll(whole)].flatMap(({ 0: name, index }) => {
    const first = folded.slice(0, index).split(" ").length - 1;
    return name.split(" ").map((_, at) => first + at);
  });
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
  const words = tokens.map(({ folded }) => folded);
  const found = pattern.exec(words.join(" "));
  if (found === null) return [];
  const named = found[0].split(" ");
  const isCalled = called.some((name) => ` ${fold(name)} `.includes(` ${found[0]} `));
  if (isCalled || !named.some((word) => open.includes(word))) return [];
  const first = found.input.slice(0, found.index).split(" ").length - 1;
  // "Southern" is said of what follows.
  const behind = partly.test(found[0]) ? 1 : 0;
  const typed = tokens.slice(first, first + named.length + behind);
  return [typed.map(({ raw }) => raw).join(" ")];
}
