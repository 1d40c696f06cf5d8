import type { ReportLinks } from "../../../contract/index.js";
import { CellError } from "../../messages/cell-error.js";
import { reportFormats, type ReportFormat } from "../../read/field-words.js";
import { canonicalAddress } from "../canonical-address.js";

/** One link, or the formats there are with their links. */
export function reportRows(links: ReportLinks, format: ReportFormat | undefined): string[][] {
  if (format !== undefined) {
    if (links[format] === "") throw new CellError("no-report", { format });
    return [[canonicalAddress(links[format])]];
  }
  const rows = reportFormats
    .filter((each) => links[each] !== "")
    .map((each) => [each, canonicalAddress(links[each])]);
  if (rows.length === 0) throw new CellError("no-report", { format: reportFormats.join(", ") });
  return rows;
}
