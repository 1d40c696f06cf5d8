import { foldAccents } from "../../statistics/index.js";
import { findStatCalls } from "../formulas/find-stat-calls.js";
import { replaceStatCall, writeStatCall } from "../formulas/write-stat-call.js";

/** Longer ones hide the rest of a formula; Excel itself allows 255 characters. */
const maxLength = 40;

/**
 * A defined name that says what an id is of, as far as Excel takes it: "GDP per capita – Germany" is
 * GDP_PER_CAPITA_GERMANY. Letters, digits and underscores, no accents, never what Excel reads as a cell
 * (GDP2017, R1C1).
 *
 * @param taken in small letters: names of the workbook, its sheets and tables, which Excel compares without case
 */
export function idNameOf(title: string, taken: ReadonlySet<string>): string {
  const plain = foldAccents(title.normalize("NFKC")).toUpperCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word.slice(0, maxLength) : `${name}_${word}`;
    if (longer.length > maxLength) break;
    name = longer;
  }
  if (!/^\p{L}/u.test(name)) name = name === "" ? "STAT_ID" : `ID_${name}`;
  if (isCell(name)) name = `${name}_ID`;
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name}_${String(number)}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

/** A1 to XFD1048576 and beyond, R, C and R1C1 in the other notation, and the logical values. */
const isCell = (name: string) =>
  /^[A-Z]{1,3}\d+$/.test(name) ||
  /^(?:R\d*)?(?:C\d*)?$/.test(name) ||
  /^(?:TRUE|FALSE)$/.test(name);

/** The formula with a name in the place of the id that its first call begins with. */
export function withIdName(formula: string, name: string): string {
  const [call] = findStatCalls(formula);
  if (call?.arguments[0]?.kind !== "literal") return formula;
  const others = call.argumentTexts.slice(1);
  const texts = [name, ...others].map((text) => ({ kind: "text", text }) as const);
  return replaceStatCall(formula, call, writeStatCall(call.functionId, texts));
}
