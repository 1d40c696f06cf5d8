import { helpers } from "@odoo/o-spreadsheet";
import "./spreadsheet.js";

/**
 * The form of an Excel number format that the grid can show, undefined for none. A format the grid
 * does not know would turn the cell and its dependants into errors, so such a one is dropped; the
 * original text is kept by the caller to be read back.
 */
export function toGridFormat(format: string): string | undefined {
  if (format === "" || /^general$/i.test(format)) return undefined;
  if (format === "@") return "@";
  const simplified = format
    .replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, symbol: string) =>
      symbol === "" ? "" : `[$${symbol}]`,
    )
    .replace(/\[(?:black|blue|cyan|green|magenta|red|white|yellow|color\d+)\]/gi, "")
    .replace(/_./g, "")
    .replace(/\*./g, "")
    .replace(/\\(.)/g, '"$1"');
  return [format, simplified, simplified.split(";")[0] ?? ""].find(isKnown);
}

function isKnown(format: string): boolean {
  if (format === "") return false;
  try {
    for (const value of [0, -1.5, 45_708]) {
      helpers.formatValue(value, { format, locale: usLocale });
    }
    return true;
  } catch {
    // The grid throws on what it cannot parse; that is the question asked here.
    return false;
  }
}

export const usLocale = {
  name: "English (US)",
  code: "en_US",
  thousandsSeparator: ",",
  decimalSeparator: ".",
  weekStart: 7,
  dateFormat: "m/d/yyyy",
  timeFormat: "hh:mm:ss a",
  formulaArgSeparator: ",",
};
