import type { Unit } from "../../../statistics/index.js";
import { scaleFor, type ScaleWord } from "../../read/scale.js";

/**
 * Whatever `scale=` brings to another scale goes through here first.
 * @param rows what the figures' rows are called
 * @throws CellError where nobody knows in which scale figures are: "EUR m" would be taken for single euros, a million
 * times too small; rows of different units have several
 */
export async function requireClearScales(
  units: readonly Unit[],
  word: ScaleWord | undefined,
  rows: readonly string[] = [],
): Promise<void> {
  const scaled = units.filter((unit) => scaleFor(unit, word) !== undefined);
  if (scaled.length === 0) return;
  // A sheet's first figures do without.
  const { refuseUnclearScales } = await import(
    /* webpackChunkName: "units" */ "./unclear-scales.js"
  );
  refuseUnclearScales(scaled, word, rows);
}
