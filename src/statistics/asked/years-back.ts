/** How many years back: "last ten years", "since 20 years", "the highest in 20 years", in the four languages. */
import { numberOfWord } from "./number-words.js";
import { wordsOf } from "./words-of.js";

/** A folded word by its place in the text. */
export type Word = (index: number) => string | undefined;
/** Marks words as those of the period. */
export type Take = (from: number, to: number) => void;

const lastWords = wordsOf(
  "last past previous latest recent letzten letzte jungsten vergangenen vergangene dernieres derniers dernier ultimos ultimas ultimo pasados",
);
export const yearWords = wordsOf("years year jahre jahren annees ans anos");
export const decadeWords = wordsOf("decade jahrzehnt decennie decada");

const toCount = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d{1,2}$/.test(word) && Number(word) > 0) return Number(word);
  const count = numberOfWord(word);
  // "Hace un año" is a time ago, and no span of one year.
  return count === 1 ? undefined : count;
};

/** "For 20 years" may be how long money is lent: "since 20 years" and "the highest in 20 years" are not. */
const spanWords = wordsOf("since seit depuis hace during throughout wahrend pendant durante");
/** Said of loans and bonds it is their length: "crédit sur 20 ans". */
const lent = /^(?:taux|credits?|prets?|emprunts?|obligations?|hypotheques?)$/;
const spanOfExtreme = wordsOf("in within innerhalb en");
const extreme =
  /^(?:highest|lowest|high|low|peak|record|best|worst|steepest|(?:hochst|tiefst|niedrigst|grosst)e[nrsm]?|hoch|tief|hochststand|tiefststand|maxim[oa]s?|minim[oa]s?|haute?s?|bas|bass?es?|pic)$/;

/** "Over 10 years" are a loan's length and a person's age, and a span of what has neither. */
const openWords = wordsOf("over for uber");
const ageless =
  /^(?:inflation\w*|inflacion|cpi|ipc|gdp|pib|bip|growth|wachstum\w*|croissance|crecimiento|exports?|imports?|(?:ex|im)porte\w*|(?:aus|ein)fuhren|(?:ex|im)portations?|(?:ex|im)portaciones|emissions?|emissionen|emisiones|productivity|produktivitat|productivite|productividad)$/;
const lentSomewhere =
  /^(?:yields?|treasur(?:y|ies)|bonds?|bunds?|gilts?|notes?|bills?|mortgages?|loans?|credits?|lending|swaps?|tips|linkers?|breakevens?|indexed|linked|interest|spreads?|expect\w*|\w*rendite\w*|\w*anleihen?|\w*zins\w*|\w*hypotheken?|\w*kredite?\w*|erwart\w*|obligations?|rendements?|prets?|emprunts?|indexee?s?|bonos?|obligaciones|rendimientos?|tipos?|hipotecas?|prestamos?|indexad\w+|esperad\w+)$/;

/** Whether the text is of what goes on through the years, and of nothing that is lent for some. */
function isOfTime(word: Word, length: number): boolean {
  const words = Array.from({ length }, (_, at) => word(at) ?? "");
  return words.some((one) => ageless.test(one)) && !words.some((one) => lentSomewhere.test(one));
}

const severalYears = wordsOf("years jahre jahren annees ans anos");

const ahead =
  /^(?:next|coming|following|future|(?:nachste|kommende)[nrs]?|prochaine?s?|proxim[oa]s?)$/;

/** "US inflation 10 years", "30 years of US inflation". @param at of the number */
const standsAlone = (word: Word, at: number, length: number): boolean =>
  severalYears.has(word(at + 1) ?? "") &&
  !lastWords.has(word(at - 1) ?? "") &&
  !ahead.test(word(at - 1) ?? "") &&
  (at + 2 === length || (at === 0 && /^(?:of|d|de)$/.test(word(at + 2) ?? "")));

/** @returns whether a number of years at a place is how far back is looked */
function isSpan(word: Word, at: number, length: number): boolean {
  const before = word(at - 1) ?? "";
  if (spanWords.has(before)) return true;
  const isOpen = openWords.has(before) || standsAlone(word, at, length);
  if (isOpen && isOfTime(word, length)) return true;
  if (before === "sur" && at > 1) return !lent.test(word(at - 2) ?? "");
  if (!spanOfExtreme.has(before)) return false;
  for (let place = 0; place < at; place++) if (extreme.test(word(place) ?? "")) return true;
  return false;
}

/** Whether the word before a span belongs to it. */
const isLeading = (before: string): boolean =>
  [spanWords, openWords, spanOfExtreme].some((words) => words.has(before)) || before === "sur";

/** "last 10 years", "letzten zehn Jahre", "10 dernières années", "últimos 10 años", "last decade". */
export function parseLastYears(
  word: Word,
  length: number,
  take: Take,
): { readonly lastYears: number } | undefined {
  for (let at = 0; at < length; at++) {
    const isYears = yearWords.has(word(at) ?? "");
    if (isYears) {
      const span = toCount(word(at - 1));
      if (span !== undefined && isSpan(word, at - 1, length)) {
        const isLed = isLeading(word(at - 2) ?? "");
        take(word(at - 3) === "desde" ? at - 3 : isLed ? at - 2 : at - 1, at);
        return { lastYears: span };
      }
      const [before, twoBefore] = [word(at - 1) ?? "", word(at - 2) ?? ""];
      const count = lastWords.has(before) ? toCount(twoBefore) : toCount(before);
      const hasLast = lastWords.has(before) || lastWords.has(twoBefore);
      if (count !== undefined && hasLast) {
        take(word(at - 3) === "most" ? at - 3 : at - 2, at);
        return { lastYears: count };
      }
    }
    const isDecade = decadeWords.has(word(at) ?? "");
    if (isDecade) {
      const side = [at - 1, at + 1].find((index) =>
        /^(?:last|past|letzte[sn]?|vergangene[sn]?|derniere|ultima|pasada)$/.test(
          word(index) ?? "",
        ),
      );
      if (side !== undefined) {
        take(Math.min(side, at), Math.max(side, at));
        return { lastYears: 10 };
      }
    }
  }
  return undefined;
}
