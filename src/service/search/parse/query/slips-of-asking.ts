/**
 * "US GDP growht", "averaage inflation", "richest Atrican countries": words that say how a question is meant, with a
 * slip in them. Left as they are they would be left out, and another question answered.
 */
import { platforms } from "../../../../contract/known-values.js";
import { everydayWords } from "../choice/everyday-words.js";
import { isSlip } from "../concepts/slip.js";
import { editDistance, fold } from "../text.js";
import {
  averageWords,
  commonWords,
  comparisonWords,
  countryWords,
  growthWords,
  isOrdinary,
  rankingWords,
  superlatives,
} from "../word-lists.js";

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** German nouns and what is European may begin with a capital, and a name does. */
const capitalized = list(`
  european african asian american europaische europaischen afrikanische afrikanischen asiatische asiatischen
  wachstum durchschnitt vergleich anstieg ruckgang veranderung entwicklung zunahme jahre jahren monat monate monaten
  january february march april june july august september october november december
  quartal quartale lander landern staaten exporte importe inflation arbeitslosigkeit arbeitslosenquote
`);

const others = list(`
  months quarters years yearly monthly quarterly annual annually decade since during between exports imports export import
  deficit surplus balance inflation unemployment economy economies worldwide productive person capita discount industrial recession
  europeen europeens europeenne europeennes africain africains africaine africaines asiatique asiatiques
  europeo europeos europea europeas africano africanos africana africanas asiatico asiaticos asiatica asiaticas
  annuel annuelle mensuel trimestriel trimestre trimestres exportations importations chomage excedent
  meses mensual trimestral exportaciones importaciones desempleo superavit comercial agricola
  jahrlich monatlich vierteljahrlich handelsbilanz haushaltsdefizit rezession
`);

const least = 5;

const asking: readonly string[] = [
  ...new Set([
    ...[...growthWords, ...averageWords, ...comparisonWords, ...countryWords],
    ...[...rankingWords.highest, ...rankingWords.lowest],
    ...Object.values(superlatives).flatMap((words) => [...words]),
    ...platforms.flatMap((language) => [...commonWords[language]]),
    ...[...capitalized, ...others],
  ]),
].filter((word) => word.length >= least);
const known: ReadonlySet<string> = new Set(asking);
const mayBeCapitalized: ReadonlySet<string> = new Set(capitalized);

/** Words of their own. */
const noSlips: ReadonlySet<string> = new Set(
  list(`
    county counties median raise raises raised raising cause causes caused impot impots letter letters prince princes precise
    economias reiche reichen november september septembre septiembre setiembre compares compare comparando comparados industriel
    industriels commercial quartile quartil grade grades foret forets prise prises bases atlas fiables dresde angenommen compra
    grosse grossen grosser grosses hochstens april minor expert experts stock stocks reserve reserves
  `),
);

/** "Growths", "wachsend": what differs at the end alone is another form. */
const isForm = (word: string, other: string): boolean => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return long.slice(0, -1) === (long.length > short.length ? short : short.slice(0, -1));
};

/** A letter too many, too few, or two in each other's place; another letter makes other words too easily. */
const isNear = (word: string, other: string): boolean =>
  other[0] === word[0] &&
  Math.abs(other.length - word.length) <= 1 &&
  editDistance(word, other, 1) === 1 &&
  (other.length !== word.length || sorted(word) === sorted(other) || other.length >= longEnough) &&
  isSlip(word, other) &&
  !isForm(word, other);

const sorted = (word: string): string => Array.from(word).sort().join("");

/** Of so many letters another in one place makes no other word. */
const longEnough = 8;

/** The one word that it is a slip of; undefined where it is of several or of none. */
function meantBy(word: string): string | undefined {
  if (noSlips.has(word)) return undefined;
  const [first, second] = asking.filter((other) => isNear(word, other));
  return second === undefined ? first : undefined;
}

const inItsCase = (word: string, meant: string): string => {
  if (word === word.toUpperCase()) return meant.toUpperCase();
  return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
};

/**
 * The text without such slips.
 *
 * @param isName of a folded word that something else is called by: a measure, a place
 */
export function withoutSlips(text: string, isName: (word: string) => boolean): string {
  const isAllCapitals = !/\p{Ll}/u.test(text);
  return text.replace(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu, (word, at: number) => {
    const folded = fold(word);
    if (folded.length < least || known.has(folded) || isOrdinary(folded)) return word;
    const meant = everydayWords.has(folded) ? undefined : meantBy(folded);
    // Places are looked for only in what may be a slip: nearly no word is.
    if (meant === undefined || isName(folded)) return word;
    const isCapital = /^\p{Lu}/u.test(word) && at > 0 && !isAllCapitals;
    return isCapital && !mayBeCapitalized.has(meant) ? word : inItsCase(word, meant);
  });
}
