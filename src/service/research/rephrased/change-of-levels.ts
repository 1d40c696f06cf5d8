/** "Croissance du PIB 2000-2017": where the growth has no figures of the time, how the level went. */
import type { Platform } from "../../../contract/known-values.js";
import type { QueryParser } from "../../search/index.js";

/** What grows and by which word, and how its course is asked. */
const growths: Readonly<Record<Platform, readonly [RegExp, string]>> = {
  en: [/\bgrowth(?: rate)?\b/iu, "increase"],
  de: [/(?<!\p{L})(?:(\p{L}+?)s?wachstums?(?:rate)?|Wachstums?(?:rate)?)(?!\p{L})/iu, "$1 Anstieg"],
  fr: [/(?<!\p{L})(?:taux de )?croissance(?!\p{L})/iu, "hausse"],
  es: [/(?<!\p{L})(?:tasa de )?crecimiento(?!\p{L})/iu, "aumento"],
};

/** The question for the change of a level, where one asks for the growth of it. */
export function asChangeOfLevel(parser: QueryParser, question: string): string | undefined {
  if (!Object.values(growths).some(([growth]) => growth.test(question))) return undefined;
  const { isGrowth, language } = parser.parse(question);
  const [growth, change] = growths[language];
  return isGrowth && growth.test(question) ? question.replace(growth, change) : undefined;
}
