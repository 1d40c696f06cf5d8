import type { Observations } from "../library-model.js";
import {
  distance,
  periodsFrom,
  toExtent,
  type ConceptFigures,
  type Extent,
  type PackedRow,
  type SharedPeriods,
} from "./concept-figures.js";

interface FigureRow {
  readonly row: PackedRow;
  observations?: Observations;
  extent?: Extent | null;
}

/** Figures as they were read, unpacked when first asked for and kept so. */
export function createRowFigures(
  rows: Readonly<Record<string, PackedRow>>,
  shared: SharedPeriods,
): ConceptFigures {
  const places = Object.keys(rows);
  const entries = new Map<string, FigureRow>(
    Object.entries(rows).map(([place, row]) => [place, { row }]),
  );
  const unpack = (entry: FigureRow): Observations => {
    const [first, values] = entry.row;
    entry.observations ??= { periods: periodsFrom(shared, first, values.length), values };
    return entry.observations;
  };
  return {
    places,
    get: (place) => {
      const entry = entries.get(place);
      return entry && unpack(entry);
    },
    valueAt: (place, period) => {
      const [first, values] = entries.get(place)?.row ?? [];
      if (first === undefined || values === undefined) return null;
      return values[distance(first, period) ?? -1] ?? null;
    },
    extent: (place) => {
      const entry = entries.get(place);
      if (entry === undefined) return undefined;
      entry.extent ??= toExtent(unpack(entry)) ?? null;
      return entry.extent ?? undefined;
    },
  };
}
