/** The period that a text asks for, unless a word beside it may change what is meant. */
import type { Token } from "../text/tokens.js";
import { hasException, isException } from "./asked-exception.js";
import { parseAskedPeriod, type AskedPeriod } from "./asked-period.js";
import { isMonthWord } from "./dates/asked-dates.js";
import { wordsOf } from "./words-of.js";

type Bounds = Pick<AskedPeriod, "from" | "to" | "lastYears">;

interface PeriodFound {
  readonly first: number;
  readonly last: number;
  /** Undefined where it could mean several things. */
  readonly bounds: Bounds | undefined;
}

/** "After 2010" may begin with 2010 or with 2011. */
const openEnd =
  /^(?:after|nach|apres|despues|before|by|vor|avant|avants|antes|around|about|um|circa|vers|hacia)$/;
const between = /^(?:to|till|until|through|bis|a|au|jusqu|hasta|al)$/;
const pair = /^(?:between|zwischen|entre)$/;

/** May stand between a period and the word that changes it: "the end of the year 2020", "seit den 1990ern". */
const bridges = wordsOf(
  `the year years jahr jahre jahren jahres annee annees ano anos le la les l el los las der die das den dem
  des d du de del of von en in im dans and und et y or oder ou o calendar`,
);
/** Beginnings, ends, parts and comparisons: with one of them a year is not that year. */
const edges = wordsOf(
  `to through thru up till until a au aux al zu zum zur bis ab as than from since after before by prior pre post
  early earlier earliest late later mid middle end ended ending ends start started starting begin beginning
  beginnings around about circa beyond plus onward onwards forward forth present now date ago
  first second third half quarter semester summer winter spring autumn fall fiscal financial week
  seit nach vor um gegen anfang anfangs beginn ende mitte fruh fruhe fruhen spat spate spaten spater danach
  jetzt folgende folgenden erste ersten zweite zweiten halfte halbjahr quartal sommer herbst fruhling woche
  depuis apres avant vers jusqu jusque debut fin milieu courant compter partir maintenant suivantes
  premier premiere deuxieme second seconde moitie semestre trimestre ete hiver printemps automne semaine
  desde hasta despues antes hacia principio principios inicio inicios comienzo comienzos mediados mitad final
  finales ahora fecha adelante primer primera segundo segunda verano invierno otono primavera semana
  vs versus compared relative against gegenuber vergleich verglichen rapport frente comparado comparacion
  not no nicht kein keine pas`,
);
/** Behind a year these say how it goes on; before one they say nothing. */
const edgesBehind = wordsOf("on an ff nos jours heute presente");
/** Wherever they stand, they speak of a period. */
const anywhere = wordsOf(
  `since seit depuis desde until till bis jusqu jusque hasta prior pre post onward onwards jetzt
  quarter quartal trimestre halbjahr semestre semester`,
);
/** Years, decades and quarters beside the one that was read. */
const furtherPeriod =
  /^(?:(?:1[1-9]|20)\d\d(?:s|er|ern|[qthms]\d\d?)?|[qth][1-4]|s[12]|\d0(?:s|ern?))$/;
const ordinal = /^\d+(?:st|nd|rd|th|er|re|e|eme|o)?$/;

/** The year of prices or of a base is no period: "in constant 2015 dollars", "aux prix de 2014". */
const priceBefore =
  /^(?:constant\w*|konstant\w*|chained|verkettet\w*|base|basis|basisjahr|reference|referenz\w*)$/;
const priceWord = /^(?:prices?|preisen?|prix|precios?)$/;
const priceBehind =
  /^(?:prices?|preisen?|prix|precios?|constant\w*|konstant\w*|international\w*|dollars?|dolares|usd?|eur|euros?|ppp|kkp|base|basis|\d+)$/;

/** @param tail what stands behind the last word */
export function periodIn(tokens: readonly Token[], tail: string, year: number): PeriodFound[] {
  const { period, used } = parseAskedPeriod(tokens, year);
  const at = [...used].sort((a, b) => a - b);
  const [first, last] = [at[0], at.at(-1)];
  if (period === undefined || first === undefined || last === undefined) return [];
  const unclear = (from: number, to: number) => ({ first: from, last: to, bounds: undefined });
  // A word between its parts is of something else: nobody knows what belongs together.
  if (last - first + 1 !== at.length) return at.map((one) => unclear(one, one));
  const { from, to, lastYears, isLatest } = period;
  const isBounded = from !== undefined || to !== undefined || lastYears !== undefined;
  const place = { first, last };
  // "À partir de 2005" begins with its "à".
  const isPartir = tokens[first]?.folded === "partir" && tokens[first - 1]?.folded === "a";
  const opening = isPartir ? first - 1 : first;
  const start = edgeFrom(tokens, opening, -1);
  const end = edgeFrom(tokens, last, 1, yearsIn(tokens.slice(first, last + 1)).length > 1);
  const further = furtherIn(tokens, place);
  const isPlainYear =
    period.isBeyond !== true &&
    // It asks for that year and for today.
    period.isAgainst !== true &&
    isPlain(tokens, place, from !== to) &&
    isMarkedPlainly(tokens, place, tail) &&
    !isPriced(tokens, place);
  if (!isBounded || isLatest || start < opening || end > last || further.length > 0 || !isPlainYear)
    return [unclear(start, end), ...further.map((one) => unclear(one, one))];
  const bounds = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(lastYears === undefined ? {} : { lastYears }),
  };
  return [{ first: opening, last, bounds }];
}

/** The furthest word on one side that may change the period, over words that only join; itself where none does. */
function edgeFrom(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  hasBothEnds = false,
): number {
  let edge = from;
  for (let at = from + step; ; at += step) {
    const { raw, folded: word } = tokens[at] ?? { raw: "", folded: "" };
    // Behind both its ends "to" says where something goes: "2000-2010 to Japan".
    const isJoint = bridges.has(word) || (hasBothEnds && /^(?:to|a|au|al)$/.test(word));
    const isSince = raw.toLowerCase() === "dès";
    if (isSince || (!isJoint && isEdge(word, step))) edge = at;
    else if (!isJoint) return edge;
  }
}

const isEdge = (word: string, step: 1 | -1): boolean =>
  edges.has(word) || isException(word) || ordinal.test(word) || (step > 0 && edgesBehind.has(word));

const yearsIn = (tokens: readonly Token[]) => tokens.filter(({ folded }) => /^\d{4}$/.test(folded));

/** Words further away that speak of a period as well: nobody knows which is meant. */
function furtherIn(tokens: readonly Token[], { first, last }: { first: number; last: number }) {
  const isOpened = /^(?:since|seit|depuis|desde)$/.test(tokens[first]?.folded ?? "");
  const isLeftOut = !isOpened && hasException(tokens.slice(0, first));
  return tokens.flatMap(({ folded }, at) => {
    if (at >= first && at <= last) return [];
    const isNear = at >= first - 4 && at <= last + 4;
    const isMonth = isMonthWord(folded) && (isNear || folded.length > 4);
    const isOther = anywhere.has(folded) || furtherPeriod.test(folded) || isMonth;
    return isOther || (isLeftOut && at < first && isException(folded)) ? [at] : [];
  });
}

/** Whether these words say one thing alone. */
function isPlain(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
  isRange: boolean,
): boolean {
  const own = tokens.slice(first, last + 1);
  const inside = own.map(({ folded }) => folded);
  if (inside.some((one) => openEnd.test(one))) return false;
  // Nobody knows which "20s", and they may be people's age.
  const isShort = isRange && inside.some((one) => /^\d0(?:s|ern?)?$/.test(one));
  const isNamed = inside.some((one) => /^(?:jahren?|annees|anos)$/.test(one));
  if (isShort && !(isNamed && inside.some((one) => /^[4-9]0(?:ern?)?$/.test(one)))) return false;
  // "2008-10" may be October and the years until 2010.
  const [, century, month] = /^(\d{4}) (0[1-9]|1[0-2])$/.exec(inside.join(" ")) ?? [];
  if (Number(month) > Number(century) % 100) return false;
  const years = yearsIn(own);
  // "January to March 2020": the first has its year from the other alone.
  if (inside.filter(isMonthWord).length > 1 && years.length < 2) return false;
  const [, second, third] = years;
  if (third !== undefined) return false;
  if (second === undefined || !isRange) return true;
  if (/^\s*[-–—]\s*$/.test(second.gap)) return true;
  return inside.some((one) => between.test(one)) || pair.test(inside[0] ?? "");
}

/** "2010-", "2010+", ">2010" and "~2010" are more than that year. */
function isMarkedPlainly(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
  tail: string,
): boolean {
  const [before, behind] = [tokens[first]?.gap ?? "", tokens[last + 1]?.gap ?? tail];
  return !/[<>≤≥~≈…]|\.\.|(?:^|\s)[-–—]$/.test(before) && !/^\s*[-–—+…<>≤≥]|\.\./.test(behind);
}

function isPriced(tokens: readonly Token[], { first, last }: { first: number; last: number }) {
  const word = (at: number) => tokens[at]?.folded ?? "";
  if (priceBefore.test(word(first - 1)) || priceBehind.test(word(last + 1))) return true;
  let at = first - 1;
  while (/^(?:of|de|des|del|von|vom|l|jahr|jahres|year|annee|ano)$/.test(word(at))) at -= 1;
  if (priceBefore.test(word(at))) return true;
  if (!priceWord.test(word(at))) return false;
  return at < first - 1 || /^(?:at|aux|a|zu)$/.test(word(at - 1));
}
