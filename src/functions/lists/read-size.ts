import { limits } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "../read/arguments.js";

/** Results of one formula, paged as the package needs. */
export const maxItems = 1000;
/** The indicator search has no pages: what one request may ask for is all there is. */
export const maxIndicators = limits.indicatorSearchMaxSize;

/** A whole number from 1 to `max`; `fallback` when omitted. */
export function readSize(input: unknown, fallback: number, max: number): number {
  const value = singleOf(input);
  if (isOmitted(value)) return fallback;
  const size = typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : value;
  if (typeof size === "number" && Number.isInteger(size) && size >= 1 && size <= max) return size;
  throw new CellError("bad-size", { value: textOf(value), max });
}
