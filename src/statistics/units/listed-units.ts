import type { Platform } from "../../contract/index.js";
import { readUnit, type Unit } from "./read-unit.js";

/**
 * The unit of content whose series may have several: "million euros; percent", of two axes. It has a scale where all that
 * are listed have it; else 1, and the words of the scale stay in its base.
 *
 * @param language the content's own
 */
export function readListedUnits(
  content: Parameters<typeof readUnit>[0],
  language: Platform = "en",
): Unit {
  const unit = readUnit(content, language);
  const listed = (unit.text ?? "").split(/\s?; /).map((one) => readUnit({ unit: one }, language));
  const [first, ...others] = listed;
  if (first === undefined || others.length === 0) return unit;
  return others.every(({ scale }) => scale === first.scale)
    ? { ...unit, base: listed.map(({ base }) => base ?? "").join("; ") }
    : { ...unit, scale: 1, base: unit.text };
}
