import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "../read/arguments.js";

/** Width of a picture in pixels; undefined when omitted. */
export function readWidth(input: unknown): number | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  const width = typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : value;
  if (typeof width === "number" && Number.isInteger(width) && width >= 1 && width <= 10_000) {
    return width;
  }
  throw new CellError("bad-width", { value: textOf(value) });
}
