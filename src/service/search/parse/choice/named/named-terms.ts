/** In what terms a measure is asked: real, net, the median, its productivity. What is not stated so is another thing. */
import type { Concept } from "../../../../library/library-model.js";
import type { FoundConcept } from "../../concepts/concept-index.js";
import { adjustedForInflation } from "../../paraphrases/wordings.js";
import { fold, foldedText, type Token } from "../../text.js";
import { isReal } from "../asked-measure.js";
import { whole } from "./named-parts.js";

const productivity = /^(?:productivity|produktivitat|productivite|productividad)$/;

/** True for all that a concept is called, where one of them says it. */
export const tellProductivity = (texts: readonly string[]): boolean =>
  texts.some((text) => /produ[ck]tivi/i.test(text));

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
  return tellProductivity(textsOf(first.key)) ? [] : [said, ...first.words];
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

const median = /^median(?:e|es|er|en|a|s)?$/;

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
