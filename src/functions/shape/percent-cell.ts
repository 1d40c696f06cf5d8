import type { Services } from "../runtime.js";
import { hasRichValues } from "./to-cells.js";

/** A fraction, shown as a percentage where the host can carry a format. */
export function percentCell(
  fraction: number,
  host: Pick<Services, "isSetSupported">,
): number | Excel.FormattedNumberCellValue {
  if (!hasRichValues(host)) return fraction;
  return { type: "FormattedNumber", basicValue: fraction, numberFormat: "0.0%" };
}
