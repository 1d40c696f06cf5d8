import type { Platform } from "../../contract/known-values.js";
import type { InfographicRecord, Library, StatisticRecord } from "../library/library-model.js";
import { toFileItem, type FileItem } from "./file-item.js";

/** A statistic within an infographic. */
export interface InfographicPart {
  readonly item: FileItem;
  /** Values by ISO 3166-1 numeric code, where the statistic compares enough countries for a map. */
  readonly countries: ReadonlyMap<string, number> | undefined;
}

export interface InfographicFileItem {
  readonly id: number;
  readonly language: Platform;
  readonly title: string;
  readonly subject: string;
  /** HTML. */
  readonly description: string;
  readonly parts: readonly InfographicPart[];
  readonly releasedAt: string;
  readonly isPremium: boolean;
}

export function toInfographicItem(
  library: Library,
  record: InfographicRecord,
  language: Platform,
): InfographicFileItem {
  const records = record.statistics.flatMap((id) => library.statistics.get(id) ?? []);
  return {
    id: record.id,
    language,
    ...library.infographicTexts(record, language),
    parts: records.map((one) => ({
      item: toFileItem(library, one, language),
      countries: countriesOf(library, one),
    })),
    releasedAt: record.releasedAt,
    isPremium: record.isPremium,
  };
}

/** Fewer countries than this would leave a world map empty. */
const minCountries = 60;

function countriesOf(library: Library, record: StatisticRecord) {
  const concept = record.concepts[0];
  if (record.kind !== "ranking" || concept === undefined) return undefined;
  const values = new Map<string, number>();
  for (const code of record.places) {
    const place = library.places.get(code);
    const { periods = [], values: figures = [] } = library.observations(concept, code) ?? {};
    const value = figures[periods.indexOf(record.to)] ?? null;
    if (place === undefined || place.kind === "aggregate" || value === null) continue;
    values.set(String(place.id).padStart(3, "0"), value);
  }
  return values.size < minCountries ? undefined : values;
}
