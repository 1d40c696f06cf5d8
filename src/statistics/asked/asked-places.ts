/** Places that a text names: names, groups, adjectives and codes, the longest first. */
import { currencies } from "../currency/currencies.js";
import { placeOfDemonym } from "../places/demonyms.js";
import type { Place, Places } from "../places/places.js";
import type { Token } from "../text/tokens.js";
import { around } from "./name-surroundings.js";
import { wordsOf } from "./words-of.js";

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
  /** Behind `last` likewise: "Irlande du Nord", "Mexico City". */
  readonly clearTo: number;
  /** A code that may be a word: "Germany VAT rate". */
  readonly isDoubtful: boolean;
}

/** Where a place was read. */
type Read = Omit<AskedPlaces, "clearFrom" | "clearTo"> & {
  /** "German" and not "Germany". */
  readonly isAdjective: boolean;
};

const longest = 7;

/** Codes that stand for their places in any text; of others two must stand together. */
const plainCodes = wordsOf("US USA UK EU UE UAE");
/** The same in small letters; "us" is a word. */
const plainWords = wordsOf("usa uk uae eu ue");
/** Codes that are known better as words: two of these together are no places yet. */
const wordCodes = wordsOf(
  "IT AI TV PC PM PR HR PE VC AR VR IN IS NO AS AT BE SO TO ME MY DO CV GP MD MS CD VAT PER AND",
);

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

function adjective(places: Places, folded: string): Named | undefined {
  const code = folded.length > 3 ? placeOfDemonym(folded) : undefined;
  const place = code === undefined ? undefined : places.byCode(code);
  return place === undefined ? undefined : ofPlace(place);
}

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
  return adjective(places, folded);
}

/** "India" is a name, and an adjective in Spanish as well. */
const isOnlyAdjective = (places: Places, { raw, folded }: Token) =>
  adjective(places, folded) !== undefined && named(places, raw) === undefined;

/** "U.S.", "EE. UU.": their last dot is in no token. */
function dotted(places: Places, span: readonly Token[]): Named | undefined {
  const isDotted = span.every(
    ({ raw, gap }, at) => raw.length < 3 && (at === 0 || /^\.\s?$/.test(gap)),
  );
  if (!isDotted) return undefined;
  const letters = span.map(({ raw }) => raw.toUpperCase()).join("");
  return letters === "EEUU" || plainCodes.has(letters) ? named(places, letters) : undefined;
}

const isCode = ({ raw }: Token) => /^[A-Z]{2,3}$/.test(raw);

export function readAskedPlaces(tokens: readonly Token[], places: Places): AskedPlaces[] {
  const names: Read[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let end = Math.min(tokens.length, at + longest); end > at; end--) {
      const span = tokens.slice(at, end);
      const [first] = span;
      if (first === undefined || /^\d+$/.test(first.folded)) continue;
      // Words that say something else are blank.
      if (span.some(({ folded }) => folded === "")) continue;
      const read =
        end - at > 1
          ? (dotted(places, span) ?? named(places, textOf(span)))
          : ofWord(places, first);
      if (read === undefined || isCurrency(tokens, at, end - 1)) continue;
      const isAdjective = end - at === 1 && isOnlyAdjective(places, first);
      names.push({ ...read, first: at, last: end - 1, isDoubtful: false, isAdjective });
      at = end - 1;
      break;
    }
  }
  const read = [...names, ...codesAmong(tokens, places, names)].sort((a, b) => a.first - b.first);
  const isRead = (at: number) => read.some(({ first, last }) => at >= first && at <= last);
  return read.map(({ isAdjective, ...one }) => ({
    ...one,
    ...around(tokens, { ...one, isAdjective }, isRead),
  }));
}

/** Codes in capitals. "IT" and "IN" are words too: two codes must stand together, and beside a name nobody knows. */
function codesAmong(tokens: readonly Token[], places: Places, names: readonly Read[]): Read[] {
  // Where all is in capitals nothing is a code for it.
  if (!tokens.some(({ raw }) => /\p{Ll}/u.test(raw)) && tokens.length > 1) return [];
  const isNamed = (at: number) => names.some(({ first, last }) => at >= first && at <= last);
  const codes = tokens.flatMap((token, at) => {
    const read = isCode(token) && !isNamed(at) ? named(places, token.raw) : undefined;
    const isMoney = currencies.some(({ code }) => code === token.raw) || isCurrency(tokens, at, at);
    return read === undefined || isMoney ? [] : [{ read, at, raw: token.raw }];
  });
  const isPlain = (at: number) => plainCodes.has(tokens[at]?.raw ?? "");
  const isOther = (at: number) => codes.some((code) => code.at === at && !plainCodes.has(code.raw));
  return codes.flatMap(({ at, raw, read }): Read[] => {
    const place = { ...read, first: at, last: at, isAdjective: false };
    if (plainCodes.has(raw)) return [{ ...place, isDoubtful: false }];
    const run = [at, ...runOf(tokens, at, -1, isOther), ...runOf(tokens, at, 1, isOther)];
    const isSure = run.length > 1 && run.some((one) => !wordCodes.has(tokens[one]?.raw ?? ""));
    if (isSure) return [{ ...place, isDoubtful: false }];
    const beside = [nextWord(tokens, at, -1), nextWord(tokens, at, 1)];
    return beside.some((one) => isNamed(one) || isPlain(one))
      ? [{ ...place, isDoubtful: true }]
      : [];
  });
}

const joining = /^(?:and|und|et|y|e|or|oder|ou|o|vs|versus)$/;

/** The next word that does not only join. */
function nextWord(tokens: readonly Token[], at: number, step: 1 | -1): number {
  const next = at + step;
  return joining.test(tokens[next]?.folded ?? "") ? next + step : next;
}

/** The codes that follow each other on one side. */
function runOf(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  isOther: (at: number) => boolean,
): number[] {
  const run: number[] = [];
  for (let at = nextWord(tokens, from, step); isOther(at); at = nextWord(tokens, at, step))
    run.push(at);
  return run;
}
