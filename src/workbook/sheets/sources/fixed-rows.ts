import { dayOfTimestamp } from "../../../statistics/index.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { FixedState } from "../../fixed/collect-fixed.js";
import { reachOf, type SourceRow } from "./source-rows.js";

/** Of figures that were inserted without a formula what the service said then; those of the latest day first. */
export function fixedRows(fixed: ReadonlyMap<StatCell, FixedState>): SourceRow[] {
  const rows = [...fixed].map(([cell, { content }]): SourceRow => {
    const { kind, id, title, publishers, sources, licences, link, forecastFrom } = content;
    return {
      ...{ kind, id, title, publishers, sources, licences, link, forecastFrom },
      ...reachOf(content.dataTo, kind === "indicator" ? "" : title),
      releasedOn: dayOfTimestamp(content.releasedAt),
      updatedOn: dayOfTimestamp(content.updatedAt),
      fetchedAt: content.retrievedAt,
      ...{ isKept: true, isShown: true },
      cells: [cell],
    };
  });
  return rows.sort((one, other) => other.fetchedAt - one.fetchedAt);
}
