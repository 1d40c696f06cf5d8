import type { Platform } from "../../../contract/known-values.js";
import type { ItemTexts, StatisticRecord } from "../types.js";
import { describe } from "./descriptions.js";
import { semicolon } from "./numbers.js";
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
  return {
    title,
    subject: unit === undefined ? title : `${title} (${unit})`,
    description: describe(context, record, language),
  };
}
