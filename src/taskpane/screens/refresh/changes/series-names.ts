import type { RequestChanges } from "../../../../workbook/index.js";
import { usePlaceNames } from "../../../services/use-place-names.js";

export const isOfPlaces = ({ refreshed: { request } }: RequestChanges) =>
  request.operation === "getIndicator";

/** A statistic's series, and the places of an indicator, which has their codes. */
export function useSeriesName(changes: RequestChanges, language: string) {
  const places = usePlaceNames();
  return (series: string): string => {
    if (!isOfPlaces(changes)) return series;
    const names: Readonly<Partial<Record<string, string>>> = places?.byCode(series)?.names ?? {};
    return names[language] ?? series;
  };
}

/** The one that all changes are of: a column of its own would say it, which may be a long title, in each row. */
export function onlySeries(changes: RequestChanges["changes"]): string | undefined {
  const [first] = changes;
  return changes.every(({ series }) => series === first?.series) ? first?.series : undefined;
}
