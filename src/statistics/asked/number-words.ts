/** Numbers of years, months and weeks as they are written out in the four languages, folded. */
import { fold } from "../text/tokens.js";

const numbers = new Map<string, number>(
  (
    [
      [1, "one ein un"],
      [2, "two zwei deux dos"],
      [3, "three drei trois tres"],
      [4, "four vier quatre cuatro"],
      [5, "five funf cinq cinco"],
      [6, "six sechs seis"],
      [7, "seven sieben sept siete"],
      [8, "eight acht huit ocho"],
      [9, "nine neun neuf nueve"],
      [10, "ten zehn dix diez"],
      [12, "twelve zwolf douze doce"],
      [15, "fifteen funfzehn quinze quince"],
      [18, "eighteen achtzehn dieciocho"],
      [20, "twenty zwanzig vingt veinte"],
      [25, "vingtcinq"],
      [30, "thirty dreissig trente treinta"],
      [50, "fifty funfzig cinquante cincuenta"],
    ] as const
  ).flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)),
);

/** Undefined for a word that is no such number. */
export const numberOfWord = (word: string): number | undefined => numbers.get(word);

/** Of digits or such a word, however it is written; NaN for any other. */
export const countOf = (word: string): number => numbers.get(fold(word)) ?? Number(word);
