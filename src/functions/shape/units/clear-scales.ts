import type { Unit } from "../../../statistics/index.js";
import { scaleFor, type ScaleWord } from "../../read/scale.js";

/**
 * Whatever `scale=` brings to another scale goes through here first.
 * @param names what the figures' rows and series are called, and what they are of: heard where there is no unit
 * @throws CellError where nobody knows in which scale figures are: "EUR m" would be taken for single euros, a million
 * times too small; rows of different units have several, and "Revenue (EUR m)" its own
 */
export async function requireClearScales(
  units: readonly Unit[],
  word: ScaleWord | undefined,
  names: readonly string[] = [],
): Promise<void> {
  const scaled = units.filter((unit) => scaleFor(unit, word) !== undefined);
  if (scaled.length === 0) return;
  // A sheet's first figures do without.
  const { refuseUnclearScales } = await import(
    /* webpackChunkName: "units" */ "./unclear-scales.js"
  );
  refuseUnclearScales(scaled, word, names);
}
