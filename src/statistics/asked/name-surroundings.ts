/** Words around the name of a place with which it is another place, a part of it or a direction. */
import type { Token } from "../text/tokens.js";
import { wordsOf } from "./words-of.js";

/** Directions of trade, exceptions and parts. The words for "of" and "in" are none. */
const before = wordsOf(
  `to from into towards against per without excluding except ex non not nach aus ohne ausser gegen gegenuber vers
  sans hors sauf contre hacia desde sin excepto salvo contra between zwischen entre outside
  north northern south southern east eastern west western northeast northwest southeast southwest northeastern
  northwestern southeastern southwestern central middle mid upper lower new inner outer greater rest former sub
  saharan subsaharan latin latino latina horn gulf sea port dpr dem rep democratic republic papua equatorial
  nord nordlich nordliche nordliches nordlichen nordost nordwest sud sudlich sudliche sudliches sudlichen sudost
  sudwest ost ostlich ostliche ostliches ostlichen west westlich westliche westliches westlichen mittel zentral
  ubrige ubrigen ubriges rest ehemalige ehemaligen neu demokratische demokratischen republik lateinamerikanische
  nouvelle nouveau est ouest reste ancien ancienne democratique republique corne golfe
  norte sur este oeste noreste noroeste sureste sudeste resto nueva nuevo antigua democratica republica ecuatorial
  kein keine pas no`,
);
export const negation = /^(?:not|non|no|nicht|kein|keine|pas)$/;
/** "N. Korea", "SE Asia". */
const letters = /^(?:[NSEWO]|[NS][EWO])$/;
/** May stand between such a word and the place. */
const bridges = wordsOf(
  "the die der das den dem le la les l el los las of von vom de des du d del for",
);
/** Behind the name. */
const behind = wordsOf(
  `north northern south southern east eastern west western central centrale centrales latina latine latino
  nord sud ost west ouest norte oeste occidental occidentale oriental orientale septentrional septentrionale
  meridional meridionale austral australe equatorial equatoriale ecuatorial subsaharienne subsahariana
  city ciudad stadt dem democratic democratique democratica dpr rep bissau only excluded`,
);
/** Behind "du", "de l'", "del". */
const directions = wordsOf(
  "nord sud est ouest norte sur este oeste centre centro north south east west",
);
/** Adjectives of English and of the other languages are capitals in names alone, but at the beginning in German. */
const isGerman = /(?:sche?[mnrs]?|^deutsche?[mnrs]?)$/;

interface Span {
  readonly first: number;
  readonly last: number;
  readonly isAdjective: boolean;
}

/** From where and to where the name may be part of something else. */
export function around(
  tokens: readonly Token[],
  { first, last, isAdjective }: Span,
  isRead: (at: number) => boolean,
): { readonly clearFrom: number; readonly clearTo: number } {
  const word = (at: number) => (isRead(at) ? "" : (tokens[at]?.folded ?? ""));
  return {
    clearFrom: hyphened(tokens, first, first - 1, isRead) ?? frontOf(tokens, first, word),
    clearTo:
      hyphened(tokens, last + 1, last + 1, isRead) ?? backOf(tokens, last, word, isAdjective),
  };
}

type Word = (at: number) => string;

/** "Latino-américain", "Guinée-Bissau", "EU-27": one word with what is beside it. */
function hyphened(
  tokens: readonly Token[],
  joint: number,
  other: number,
  isRead: (at: number) => boolean,
): number | undefined {
  const word = tokens[other]?.folded ?? "";
  const isJoined = tokens[joint]?.gap === "-" && word !== "" && !/^\d{4}$/.test(word);
  return isJoined && !isRead(other) ? other : undefined;
}

function frontOf(tokens: readonly Token[], first: number, word: Word): number {
  let front = first;
  for (let at = first - 1; at >= 0; at--) {
    if (before.has(word(at)) || letters.test(tokens[at]?.raw ?? "")) front = at;
    else if (!bridges.has(word(at))) break;
  }
  return front;
}

function backOf(tokens: readonly Token[], last: number, word: Word, isAdjective: boolean): number {
  const next = last + 1;
  // The bank of a country is its own.
  if (behind.has(word(next)) && !/^ban[ckq]/.test(word(next + 1))) return next;
  if (/^(?:du|de|del|d|do|im)$/.test(word(next))) {
    const at = /^(?:l|la|el|le)$/.test(word(next + 1)) ? next + 2 : next + 1;
    if (directions.has(word(at))) return at;
  }
  const [raw, after] = [tokens[last]?.raw ?? "", tokens[next]?.raw ?? ""];
  const isName = isAdjective && /^\p{Lu}/u.test(raw) && !isGerman.test(tokens[last]?.folded ?? "");
  return isName && word(next) !== "" && /^\p{Lu}\p{Ll}/u.test(after) ? next : last;
}
