import type { Platform } from "../../contract/known-values.js";
import type { ChartInput } from "../../statistics/chart/index.js";
import { forecastOf } from "../library/index.js";
import type { DataSource, Library, StatisticRecord } from "../library/library-model.js";

/** A statistic in one language with all that files and pages say about it. */
export interface FileItem {
  readonly id: number;
  readonly language: Platform;
  readonly title: string;
  readonly subject: string;
  /** HTML. */
  readonly description: string;
  /** Remark on the data, plain text; empty for none. */
  readonly note: string;
  readonly chart: ChartInput;
  readonly sources: readonly DataSource[];
  /** YYYY-MM-DD */
  readonly releasedAt: string;
  readonly isPremium: boolean;
  readonly edition: Library["edition"];
}

export function toFileItem(
  library: Library,
  record: StatisticRecord,
  language: Platform,
): FileItem {
  const { title, subject, description } = library.statisticTexts(record, language);
  const { graphType, horizontal, unit, categories, series, note } = library.chart(record, language);
  const concepts = record.concepts.flatMap((key) => library.concepts.get(key) ?? []);
  const forecastFrom = forecastOf(record, concepts);
  return {
    id: record.id,
    language,
    title,
    subject,
    description,
    note: note ?? "",
    chart: {
      graphType,
      horizontal,
      unit,
      table: { categories, series },
      ...(forecastFrom === undefined ? {} : { forecastFrom }),
    },
    sources: sourcesOf(library, record.sources),
    releasedAt: record.releasedAt,
    isPremium: record.isPremium,
    edition: library.edition,
  };
}

export const sourcesOf = (library: Library, keys: readonly string[]): DataSource[] =>
  [...new Set(keys)].flatMap((key) => {
    const source = library.sources.get(key);
    return source === undefined ? [] : [source];
  });

/** A source as it is quoted: its title with version and vintage, where it has them. */
export const nameOf = ({ title, subtitle }: DataSource): string =>
  subtitle === "" ? title : `${title}, ${subtitle}`;

/** One line: who the data comes from, and under which licence it may be used. */
export const creditOf = (source: DataSource): string =>
  [source.attribution, source.attribution.includes(source.licence) ? "" : source.licence]
    .filter((text) => text !== "")
    .join(" · ");
