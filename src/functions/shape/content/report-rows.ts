import type { ReportLinks } from "../../../contract/index.js";
import { CellError } from "../../messages/cell-error.js";
import { canonicalAddress } from "../canonical-address.js";

export const reportFormats = ["pdf", "ppt", "xls"] as const;
export type ReportFormat = (typeof reportFormats)[number];

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
