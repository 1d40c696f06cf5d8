/** Places that a text names: names, groups, adjectives and codes, the longest first. */
import { currencies } from "../currency/currencies.js";
import { placeOfDemonym } from "../places/demonyms.js";
import type { Place, Places } from "../places/places.js";
import type { Token } from "../text/tokens.js";

interface AskedPlaces {
  /** What is called so as a whole, such as the euro area; undefined for a group that is no place itself. */
  readonly own: Place | undefined;
  /** The countries that are meant where it is not covered as a whole. */
  readonly members: readonly Place[];
  readonly isGroup: boolean;
  /** Indexes of the tokens that name it. */
  readonly first: number;
  readonly last: number;
  /**
   * Before `first` where what stands there may change what is meant: "to France", "without Japan",
   * "Northern Ireland".
   */
  readonly clearFrom: number;
}

const longest = 7;
const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Codes that stand for their places in any text; of others two must stand together. */
const plainCodes = set("US USA UK EU UE UAE");
/** The same in small letters; "us" is a word. */
const plainWords = set("usa uk uae eu ue");
/** Directions, exceptions and parts. The words for "of" and "in" are none. */
const before = set(
  `to from into towards against per without excluding except ex non nach aus ohne ausser gegen gegenuber vers
  sans hors sauf contre hacia sin excepto salvo contra north northern south southern east eastern west
  western central upper lower new inner nord nordlich nordliches sud sudlich ost ostlich westlich neu nouvelle
  nouveau norte sur este oeste nueva nuevo no`,
);
/** May stand between such a word and the place. */
const articles = set("the die der das den dem le la les l el los las de");

const textOf = (tokens: readonly Token[]) =>
  tokens.map(({ raw, gap }, index) => (index === 0 ? raw : gap + raw)).join("");

/** The currency is no place: "US dollar", "dollar américain", "Swiss franc". */
function isCurrency(tokens: readonly Token[], first: number, last: number): boolean {
  if (/^dol+ar(?:s|es)?$/.test(tokens[last + 1]?.folded ?? "")) return true;
  // The currency's name goes on behind the place, or began with the word before it.
  const place = textOf(tokens.slice(first, last + 1));
  const isNamedHere = (start: number, atLeast: number) => {
    const text = textOf(tokens.slice(start, last + 4));
    return currencies.some(({ names }) => (names?.exec(text)?.[0].length ?? 0) >= atLeast);
  };
  if (isNamedHere(first, place.length + 1)) return true;
  return first > 0 && isNamedHere(first - 1, textOf(tokens.slice(first - 1, last + 1)).length);
}

type Named = Pick<AskedPlaces, "own" | "members" | "isGroup">;

const ofPlace = (place: Place): Named => ({ own: place, members: [place], isGroup: false });

function named(places: Places, spelling: string): Named | undefined {
  const own = places.find(spelling);
  const group = places.group(spelling);
  if (group === undefined) return own === undefined ? undefined : ofPlace(own);
  const members = group.members.flatMap((code) => places.byCode(code) ?? []);
  return { own, members, isGroup: true };
}

/** A single word: a name, "Deutschlands", "deutsche", or a code in capitals. */
function ofWord(places: Places, { raw, folded }: Token): Named | undefined {
  const isName = folded.length > 3 || /\d/.test(folded) || plainWords.has(folded);
  const found = isName ? named(places, raw) : undefined;
  if (found !== undefined) return found;
  const bare =
    folded.length > 4 && folded.endsWith("s") ? named(places, raw.slice(0, -1)) : undefined;
  if (bare !== undefined) return bare;
  const code = folded.length > 3 ? placeOfDemonym(folded) : undefined;
  const place = code === undefined ? undefined : places.byCode(code);
  return place === undefined ? undefined : ofPlace(place);
}

const isCode = ({ raw }: Token) => /^[A-Z]{2,3}$/.test(raw);

function clearFrom(tokens: readonly Token[], first: number): number {
  const word = (at: number) => tokens[at]?.folded ?? "";
  if (before.has(word(first - 1))) return first - 1;
  return articles.has(word(first - 1)) && before.has(word(first - 2)) ? first - 2 : first;
}

export function readAskedPlaces(tokens: readonly Token[], places: Places): AskedPlaces[] {
  const found: AskedPlaces[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
      const span = tokens.slice(at, end);
      const [first] = span;
      if (first === undefined || /^\d+$/.test(first.folded)) continue;
      // Words that say something else are blank.
      if (span.some(({ folded }) => folded === "")) continue;
      const read = end - at > 1 ? named(places, textOf(span)) : ofWord(places, first);
      if (read === undefined || isCurrency(tokens, at, end - 1)) continue;
      found.push({ ...read, first: at, last: end - 1, clearFrom: clearFrom(tokens, at) });
      at = end - 1;
      break;
    }
  }
  return [...found, ...codesAmong(tokens, places, found)].sort((a, b) => a.first - b.first);
}

/** Codes in capitals. "IT" and "IN" are words too: of those two must stand together, or one beside a name. */
function codesAmong(
  tokens: readonly Token[],
  places: Places,
  names: readonly AskedPlaces[],
): AskedPlaces[] {
  // Where all is in capitals nothing is a code for it.
  if (!tokens.some(({ raw }) => /\p{Ll}/u.test(raw)) && tokens.length > 1) return [];
  const isNamed = (at: number) => names.some(({ first, last }) => at >= first && at <= last);
  const codes = tokens.flatMap((token, at) => {
    const read = isCode(token) && !isNamed(at) ? named(places, token.raw) : undefined;
    const isMoney = currencies.some(({ code }) => code === token.raw) || isCurrency(tokens, at, at);
    return read === undefined || isMoney ? [] : [{ read, at, raw: token.raw }];
  });
  const isThere = (at: number) => isNamed(at) || codes.some((code) => code.at === at);
  return codes
    .filter(({ at, raw }) => plainCodes.has(raw) || isThere(at - 1) || isThere(at + 1))
    .map(({ at, read }) => ({
      ...read,
      ...{ first: at, last: at },
      clearFrom: clearFrom(tokens, at),
    }));
}
