/** The contract's source entries of the statistics an answer names. */
import type { Platform } from "../../../contract/known-values.js";
import type { ResearchSource } from "../../../contract/schemas/research.js";
import type { Library, StatisticKind } from "../../library/library-model.js";
import { localeNames } from "./notation.js";
import { statisticsOf, type Plan } from "../plan/index.js";

/** The contract's `statisticType` is a number whose meaning it leaves open. */
const statisticTypes: Readonly<Record<StatisticKind, number>> = {
  series: 1,
  ranking: 2,
  comparison: 3,
  composition: 4,
  dual: 5,
  profile: 6,
};
/** `displayTypeId` of a statistic, as against other kinds of content. */
const statisticDisplayType = 1;

export type LinkTo = (statistic: number, language: Platform, owner: string) => string;

const toDateTime = (date: string): string => `${date}T00:00:00Z`;

export function toSources(
  library: Library,
  plan: Plan,
  language: Platform,
  linkTo: (statistic: number, language: Platform) => string,
): ResearchSource[] {
  return statisticsOf(plan).flatMap((id) => {
    const record = library.statistics.get(id);
    if (record === undefined) return [];
    const { title, subject } = library.statisticTexts(record, language);
    const concept = library.concepts.get(record.concepts[0] ?? "");
    const sources = record.sources.flatMap((key) => library.sources.get(key) ?? []);
    return {
      contentId: String(id),
      contentType: "statistic",
      displayTypeId: statisticDisplayType,
      isCharged: record.isPremium,
      locale: localeNames[language],
      releasedAt: toDateTime(record.releasedAt),
      source: sources.map((source) => source.title).join(", "),
      text: subject,
      title,
      updatedAt: toDateTime(library.updatedAt?.(record) ?? record.releasedAt),
      url: linkTo(id, language),
      graphicName: library.chart(record, language).graphType,
      parentId: String(concept?.topic ?? ""),
      statisticType: statisticTypes[record.kind],
      surveyPeriod: record.from === record.to ? record.to : `${record.from}–${record.to}`,
      titleShort: concept?.name[language] ?? title,
    };
  });
}
