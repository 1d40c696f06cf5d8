import type { StatisticRecord } from "../library-model.js";

/** The first forecast period, where any of the record's concepts has one within what is shown. */
export function forecastOf(
  record: Pick<StatisticRecord, "to">,
  concepts: readonly { readonly forecastFrom?: string | undefined }[],
): string | undefined {
  const first = concepts.flatMap(({ forecastFrom }) => forecastFrom ?? []).sort()[0];
  return first !== undefined && first <= record.to ? first : undefined;
}
