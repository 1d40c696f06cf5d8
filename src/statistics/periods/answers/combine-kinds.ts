import type { MeasureKind } from "../../../contract/index.js";
import type { CombineWord } from "./combine-words.js";

/**
 * How the figures of such a measure make one of a longer period; undefined where that is not known, and for changes:
 * a sum of rates or of stocks would be a figure of nothing, and the mean of four quarters' growth is not the year's.
 */
export function combineWordFor(kind: MeasureKind | undefined): CombineWord | undefined {
  switch (kind) {
    case "rate":
    case "price":
    case "index":
    case "share":
    case "annualised-flow":
      return "avg";
    case "stock":
      return "last";
    case "flow":
      return "sum";
    default:
      return undefined;
  }
}

/** Whether figures of periods may be added up to one of a longer period; what is not known may. */
export const isSummable = (kind: MeasureKind | undefined): boolean =>
  kind !== "change" && ["sum", undefined].includes(combineWordFor(kind));

/** Whether it changes in percentage points: its change in percent would read as those. */
export const changesInPoints = (kind: MeasureKind | undefined): boolean =>
  kind === "rate" || kind === "share" || kind === "change";
