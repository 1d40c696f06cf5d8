/** What a question wants of what it names: an order, an end, a comparison, a change, an average, an event. */
import { toExtreme, toPlacesCount } from "../concepts/asked-words.js";
import type { ParsedQuery } from "./parsed-query.js";
import { readChanges } from "../../../../statistics/index.js";
import type { Named } from "../qualifiers/naming.js";
import { pointWords } from "../qualifiers/percentage-points.js";
import { foldedText, type Token } from "../text.js";
import { averageWords, comparisonWords, countryWords, growthWords } from "../word-lists.js";

/** What is asked of a subject: its order, its end, a comparison, its change or average. */
export function readWishes(
  tokens: readonly Token[],
  { places, period, used, open }: Named,
  ranking: ParsedQuery["ranking"],
) {
  const placesCount = toPlacesCount(tokens);
  return {
    ranking,
    ...(placesCount === undefined ? {} : { placesCount }),
    extreme: places.length <= 1 && period?.isLatest !== true ? toExtreme(open) : undefined,
    isComparison: places.length > 1 || saysComparison(open),
    saysComparison: saysComparison(open),
    asksMembers: ranking !== undefined || tokens.some(({ folded }) => countryWords.has(folded)),
    ...(asksYear.test(foldedText(tokens)) ? { asksYear: true as const } : {}),
    ...readGrowth(tokens, { open, period }),
    ...ofYears(tokens, used, open),
  };
}

/** "A year", "annual growth", "CAGR". */
const perYear =
  /\b(?:per (?:year|annum)|(?:a|each|every) year|annual(?:ly|i[sz]ed)?|yearly|cagr|(?:pro|im) jahr|jahrlich\w*|par an|annuel(?:le)?s?|al ano|por ano|anual(?:es|mente)?)\b/;

/** An average growth of a year is the rate that leads from the first figure to the last, and no average of figures. */
function ofYears(tokens: readonly Token[], used: ReadonlySet<number>, open: readonly string[]) {
  const isOfGrowth = open.some((word) => growthWords.has(word));
  const isPerYear = isOfGrowth && perYear.test(foldedText(tokens));
  return {
    ...(isPerYear ? { isPerYear: true as const } : {}),
    isAverage: !isPerYear && isAverage(tokens.filter((_, at) => !used.has(at))),
  };
}

export const eventOf = ({ event }: Named) => (event === undefined ? {} : { event });

/** "Which year had the highest growth?" */
const asksYear =
  /\b(?:(?:which|what|best|worst) year|(?:welche[mns]?|beste[snr]?|schlechteste[snr]?) jahr|(?:quelle|meilleure|pire) annee|(?:que|cual|mejor|peor) ano)\b/;

/** "Is inflation falling?", "steigt die Arbeitslosigkeit?": what it does now, and not since ten years ago. */
const movesNow = new RegExp(
  [
    String.raw`^(?:is|are) .*\b(?:rising|falling|increasing|decreasing|declining|dropping|growing|shrinking|slowing|easing|cooling|accelerating|going (?:up|down))\b`,
    // "Has it risen?" is no question of ten years.
    String.raw`^(?:has|have) .*\b(?:risen|fallen|increased|decreased|declined|dropped|grown|shrunk|slowed|eased|cooled|accelerated)$`,
    String.raw`^(?:ist|sind|hat|haben) .*\b(?:gestiegen|gesunken|gefallen|gewachsen|geschrumpft|zugenommen|abgenommen)$`,
    String.raw`^(?:steigt|steigen|sinkt|sinken|fallt|fallen|wachst|wachsen|schrumpft|schrumpfen)\b`,
    String.raw`\b(?:augmente|baisse|diminue|recule|progresse|monte) t (?:il|elle)\b|^est ce que .*\b(?:augmente|baisse|diminue|recule|progresse|monte)\b`,
    String.raw`\best(?:a|an) (?:subiendo|bajando|creciendo|cayendo|aumentando|disminuyendo)\b|^(?:sube|suben|baja|bajan|crece|crecen)\b`,
  ].join("|"),
);

/** In French and Spanish what is changed are currencies. */
const ofCurrencies =
  /\b(?:taux|cours|reserves?|marches?|risques?|gains?|pertes?) (?:de )?change\b|\btipos? de cambio\b/;

/** Whether a change is asked, and against what where it is said. */
export function readGrowth(
  tokens: readonly Token[],
  { open, period }: Pick<Named, "open" | "period">,
) {
  const isOfNow = period === undefined && movesNow.test(foldedText(tokens));
  const said = readChanges(tokens).find(({ isClear }) => isClear)?.against;
  const asksPoints = pointWords(foldedText(tokens)).length > 0;
  const grows = (word: string): boolean =>
    growthWords.has(word) &&
    !(/^(?:change|cambio)$/.test(word) && ofCurrencies.test(foldedText(tokens)));
  const isGrown = asksPoints || open.some(grows);
  const changeAgainst = said ?? (isOfNow ? ("year" as const) : undefined);
  const isGrowth = changeAgainst !== undefined || isGrown;
  return { isGrowth, changeAgainst };
}

export const saysComparison = (words: readonly string[]): boolean =>
  words.some((word) => comparisonWords.has(word));

export const isAverage = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => averageWords.has(folded));
