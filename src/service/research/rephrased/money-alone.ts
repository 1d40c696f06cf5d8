/** "Yen", "CHF 2025": what a currency that is named alone is worth. */
import type { Platform } from "../../../contract/known-values.js";
import { fold } from "../../../statistics/index.js";
import { currencyOf, type QueryParser } from "../../search/index.js";

const rates: Readonly<Record<Platform, string>> = {
  en: "exchange rate",
  de: "Wechselkurs",
  fr: "taux de change",
  es: "tipo de cambio",
};

const namesCurrency = (word: string): boolean => currencyOf(word) !== undefined;

/** The question for its rate, where one names a currency and nothing else; a search shows all that is called so. */
export function asRate(parser: QueryParser, question: string): string | undefined {
  if (!fold(question).split(/\W+/).some(namesCurrency)) return undefined;
  const { words, places, language } = parser.parse(question);
  const [word = "", another] = words;
  const isAlone = another === undefined && places.length === 0 && namesCurrency(word);
  return isAlone ? `${question} ${rates[language]}` : undefined;
}
