import type { Workbook } from "../../grid/index.js";
import { HostError, invalidArgument, notModelled } from "../host-error.js";

/**
 * The rules of "Rename a worksheet" in Excel's help: up to 31 characters, none of : \ / ? * [ ], no
 * apostrophe at either end, not blank, and not History, which Excel keeps for itself.
 */
function assertSheetName(name: string): void {
  const isRefused =
    name.trim() === "" ||
    name.length > 31 ||
    /[:\\/?*[\]]|^'|'$/.test(name) ||
    name.toLowerCase() === "history";
  if (isRefused) throw invalidArgument(`"${name}" cannot be the name of a sheet.`);
  if (name.includes("'")) throw notModelled("an apostrophe within the name of a sheet");
  // The grid keeps its sheets by name in an object, where these are there already.
  if (name in {}) throw notModelled(`a sheet called ${name}`);
}

/** @param own the sheet that has or gets the name, which may have it already */
export function assertFreeSheetName(workbook: Workbook, name: string, own?: string): void {
  assertSheetName(name);
  const other = workbook.sheets.named(name);
  if (other !== undefined && other !== own) {
    throw new HostError("ItemAlreadyExists", `There is a sheet called "${name}" already.`);
  }
}
