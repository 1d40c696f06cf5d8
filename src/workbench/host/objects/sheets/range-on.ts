import type { Zone } from "../../../grid/index.js";
import { lastColumn, lastRow, parseZone, splitSheet } from "../../../grid/index.js";
import type { HostObject } from "../../batch/object-type.js";
import { invalidArgument, itemNotFound } from "../../host-error.js";
import { rangeAt } from "../ranges/range-methods.js";
import type { SheetTarget } from "../targets.js";
import { objectOf } from "../targets.js";

const wholeSheet: Zone = { top: 0, left: 0, bottom: lastRow, right: lastColumn };

/** A range by address or by name; without either the whole sheet. */
export function rangeOn(sheet: SheetTarget, address: unknown): HostObject {
  if (typeof address !== "string" || address === "") return rangeAt(sheet, wholeSheet);
  const { sheetName, rest } = splitSheet(address);
  const sheetId =
    sheetName === undefined ? sheet.sheetId : sheet.host.workbook.sheets.named(sheetName);
  if (sheetId === undefined) throw itemNotFound(address);
  const zone = parseZone(rest);
  if (zone !== undefined) return rangeAt({ host: sheet.host, sheetId }, zone);
  const named = sheet.host.workbook.namedZone(rest);
  if (named === undefined) throw invalidArgument(`"${address}" is neither an address nor a name.`);
  return objectOf("Range", { host: sheet.host, ...named });
}
