import type { Platform } from "../../../contract/known-values.js";
import { forecastOf } from "../records/forecast-of.js";
import type { ItemTexts, StatisticRecord } from "../library-model.js";
import { describe } from "./descriptions.js";
import { formatPeriod, semicolon } from "./numbers.js";
import { sentences } from "./sentences.js";
import type { TextContext } from "./text-context.js";
import { titleOf } from "./titles.js";

export function statisticTexts(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ItemTexts {
  const title = titleOf(context, record, language);
  const [concept, second] = context.conceptsOf(record);
  const isOfOneUnit = record.kind !== "profile" && record.kind !== "dual";
  const unit = isOfOneUnit
    ? concept?.unitPhrase[language]
    : record.kind === "dual" && second !== undefined
      ? `${concept?.unitPhrase[language] ?? ""}${semicolon(language)}${second.unitPhrase[language]}`
      : undefined;
  const adjusted = isOfOneUnit ? concept?.seasonalAdjustment?.[language] : undefined;
  const adjustment = adjusted === undefined ? "" : `${semicolon(language)}${adjusted}`;
  const forecastFrom = forecastOf(record, context.conceptsOf(record));
  const forecast =
    forecastFrom === undefined
      ? ""
      : semicolon(language) +
        sentences[language].forecastFrom(formatPeriod(forecastFrom, language));
  return {
    title,
    subject: unit === undefined ? title : `${title} (${unit}${adjustment}${forecast})`,
    // Made when asked for: the search reads many titles and no description.
    get description() {
      return describe(context, record, language);
    },
  };
}
