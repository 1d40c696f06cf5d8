/** What of a thing is asked for: its production is not its capacity, and nominal is not real. */
import type { Concept, Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofConcept } from "../../of-object.js";
import { foldedText, fold, type Token } from "../text.js";
import { adjustedForInflation } from "../paraphrases.js";
import { whole } from "./named-parts.js";

/** Heads that say what of a thing is counted. */
const flows =
  /^(?:output|production|produktion|produccion|forderung|generation|erzeugung|generacion|consumption|verbrauch|konsum|consommation|consumo|spending|expenditures?|ausgaben|depenses?|gastos?)$/;

/** True where it is said what of a thing is asked for, and what fits is the thing and not that of it. */
export const leavesFlow = (
  words: readonly string[],
  first: FoundConcept | undefined,
  second: FoundConcept | undefined,
): boolean =>
  first !== undefined &&
  words.some(
    (word) => flows.test(word) && !first.words.has(word) && second?.words.has(word) !== true,
  );

const asksNominal =
  /\b(?:nominal(?:e[rsnm]?|es)?|(?:at|in) current prices|in jeweiligen preisen|(?:aux )?prix courants|(?:a )?precios corrientes)\b/;
/** Of constant prices, or of what money buys. */
const isReal = ofConcept(
  ({ name, unit }: Concept) =>
    /\breal\b|purchasing power/i.test(name.en) || /\bat \d{4} prices|of \d{4}\b/.test(unit.en),
);

interface Stated {
  readonly found: readonly FoundConcept[];
  /** What was asked, where nothing that fits is stated so. */
  readonly missing: readonly string[];
}

/** Called so nearly alike, the nominal of one source is meant in any language where nobody asks for the real. */
const alikeShare = 0.99;
const saysReal = /^(?:real|reel|preisbereinigt|inflationsbereinigt|ppp|kkp|ppa|purchasing)/;

function nominalOfAlike(
  { concepts }: Pick<Library, "concepts">,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const [best] = found;
  const first = concepts.get(best?.key ?? "");
  if (best === undefined || first === undefined || !isReal(first)) return found;
  if ([...best.words].some((word) => saysReal.test(word))) return found;
  // "Interest rate of 10 years" is no real yield, however much of its name that has.
  const least = best.score * (first.unit.en === "percent" ? leastShare : alikeShare);
  const nominal = found.find(({ key, score }) => {
    const concept = concepts.get(key);
    return (
      score >= least && concept !== undefined && concept.source === first.source && !isReal(concept)
    );
  });
  return nominal === undefined
    ? found
    : [{ ...nominal, score: best.score }, ...found.filter((one) => one !== nominal)];
}

/** Of what fits a question for nominal figures, what is not real; all where the question does not ask for them. */
export function nominalFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  folded: string,
): Stated {
  const said = asksNominal.exec(folded)?.[0];
  const [best] = found;
  if (said === undefined || best === undefined)
    return { found: nominalOfAlike({ concepts }, found), missing: [] };
  const meant = found.filter(({ key }) => {
    const concept = concepts.get(key);
    return concept !== undefined && !isReal(concept);
  });
  const isMeant = meant[0] !== undefined && meant[0].score >= best.score * leastShare;
  return isMeant ? { found: meant, missing: [] } : { found: [], missing: [said] };
}

const isPriceIndex = ofConcept(
  ({ name, unit }: Concept) => /^index\b/.test(unit.en) && /\bprice\b/i.test(name.en),
);
const asksIndex =
  /price|preis|prix|precio|inflation|inflacion|deflat|index|indice|\b(?:[a-z]?cpi|ppi|pce|ipc|vpi|hicp|hvpi|cost|kosten|cout|coste)\b/;

/** So much less it comes after what shows the amount, wherever that is. */
const afterAmount = 0.75;

/** "Government consumption" is first how much it is, and then at which prices. */
export function amountsFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  folded: string,
): readonly FoundConcept[] {
  const [best] = found;
  const isIndex = ({ key }: FoundConcept): boolean => {
    const concept = concepts.get(key);
    return concept !== undefined && isPriceIndex(concept);
  };
  if (best === undefined || asksIndex.test(folded)) return found;
  const isAmount = (one: FoundConcept): boolean =>
    !/price|inflation/i.test(concepts.get(one.key)?.name.en ?? "price") &&
    one.score >= best.score * leastShare &&
    [...best.words].every((word) => one.words.has(word));
  const amount = found.find(isAmount);
  if (amount === undefined || !found.some(isIndex)) return found;
  const most = amount.score * afterAmount;
  return found
    .map((one) => (isIndex(one) && one.score > most ? { ...one, score: most } : one))
    .sort((a, b) => b.score - a.score);
}

/** What fits so much less is another thing. */
const leastShare = 0.75;

const median = /^median(?:e|es|er|en|a|s)?$/;
const productivity = /^(?:productivity|produktivitat|productivite|productividad)$/;

/**
 * "Productivity in construction" is not how many work there.
 *
 * @param textsOf all that a concept is called
 */
export function namedProductivity(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
  textsOf: (key: string) => readonly string[],
): readonly string[] {
  const said = tokens.find(({ folded }) => productivity.test(folded))?.folded;
  if (said === undefined || first === undefined) return [];
  const isCalledSo = textsOf(first.key).some((text) => /produ[ck]tivi/i.test(text));
  return isCalledSo ? [] : [said, ...first.words];
}

const real = /^(?:real|reale[nrsm]?|reels?|reelles?|reales)$/;
/** They name another thing with it. */
const realThings = /^(?:estate|time|madrid|property)$/;

/** "Real oil price" is none at the prices of its day; nor is it the currency of Brazil, whose rates are read before. */
export function namedReal(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
  conceptOf: (key: string) => Concept | undefined,
): readonly string[] {
  const at = tokens.findIndex(({ folded }) => real.test(folded));
  const concept = conceptOf(first?.key ?? "");
  const said = tokens[at]?.folded ?? adjustedForInflation.exec(foldedText(tokens))?.[0];
  if (said === undefined || first === undefined || concept === undefined) return [];
  if (realThings.test(tokens[at + 1]?.folded ?? "") || isReal(concept)) return [];
  return [...said.split(" "), ...first.words];
}

const net = /^net(?:t[eo]s?|to|[oa]s?)?$/;
/** What comes in less what goes out is a balance, whatever it is called. */
const balances = /\b(?:balance|net|deficit|surplus)\b/i;

/** "Median unemployment" is not how long it lasts: what is called so in part is the median of another thing. */
export function namedMedian(
  tokens: readonly Token[],
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly string[] {
  const said = tokens.find(({ folded }) => median.test(folded))?.folded;
  if (said === undefined || first === undefined || first.score >= whole) return [];
  return [said, ...words];
}

/** "Net electricity exports" are not what is exported. */
export function namedNet(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
  nameOf: (concept: string) => string,
): readonly string[] {
  const said = tokens.find(({ folded }) => net.test(folded))?.folded;
  if (said === undefined || first === undefined || first.words.has(said)) return [];
  return balances.test(nameOf(first.key)) ? [] : [said, ...first.words];
}

const reserveBank = /\b(?:federal reserve|fed reserve|reserve federale|reserva federal|fed)\b/g;
const reserves = /\breserv(?:es?|en|as?)\b/;
const withoutBank = (folded: string): string => folded.replace(reserveBank, " ");

/** "Reserves of the Federal Reserve": what is called by the bank's name alone is none of its reserves. */
export function namedReserves(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
  namesOf: (concept: string) => readonly string[],
): readonly string[] {
  const question = foldedText(tokens);
  const others = withoutBank(question);
  if (first === undefined || others === question || !reserves.test(others)) return [];
  const isCalledSo = namesOf(first.key).some((name) => reserves.test(withoutBank(fold(name))));
  return isCalledSo ? [] : [question];
}
