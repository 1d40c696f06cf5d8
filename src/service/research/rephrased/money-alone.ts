/** "Yen", "CHF 2025": what a currency that is named alone is worth. */
import type { Platform } from "../../../contract/known-values.js";
import { namesCurrency, type QueryParser } from "../../search/index.js";

const rates: Readonly<Record<Platform, string>> = {
  en: "exchange rate",
  de: "Wechselkurs",
  fr: "taux de change",
  es: "tipo de cambio",
};

/** The question for its rate, where one names a currency and nothing else; a search shows all that is called so. */
export function asRate(parser: QueryParser, question: string): string | undefined {
  const { words, places, language } = parser.parse(question);
  const isAlone = words.length === 1 && places.length === 0;
  const [word] = words;
  return isAlone && word !== undefined && namesCurrency(word)
    ? `${question} ${rates[language]}`
    : undefined;
}
