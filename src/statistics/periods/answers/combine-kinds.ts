import type { MeasureKind } from "../../../contract/index.js";
import type { CombineWord } from "./combine-words.js";

/**
 * How the figures of such a measure make one of a longer period; undefined where that is not known:
 * a sum of rates or of stocks would be a figure of nothing.
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
  ["sum", undefined].includes(combineWordFor(kind));
