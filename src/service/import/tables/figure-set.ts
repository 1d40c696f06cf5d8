import type { TableFrequency } from "../cells/read-period.js";
import { decimalsOf } from "../cells/read-figure.js";

/** One figure with the period it is of. */
export interface ReadFigure {
  readonly value: number;
  readonly ordinal: number;
  readonly period: string;
  /** The source marks it as a forecast. */
  readonly isMarked: boolean;
}

type ByPlace = Map<string, Map<number, number>>;

/** An indicator's figures, by place and by the ordinal of the period. */
export class FigureSet {
  readonly places: ByPlace = new Map();
  readonly #lines: ByPlace = new Map();
  readonly frequency: TableFrequency;
  /** The most decimals that a figure has. */
  decimals = 0;
  /** The first period that the source marks as a forecast. */
  forecastFrom: string | undefined;

  constructor(frequency: TableFrequency, forecastFrom?: string) {
    this.frequency = frequency;
    this.forecastFrom = forecastFrom;
  }

  /** @returns the line that gave a figure for the same place and period before: then neither is kept */
  add(place: string, figure: ReadFigure, line: number): number | undefined {
    const { value, ordinal, period, isMarked } = figure;
    const before = this.#lines.get(place)?.get(ordinal);
    if (before !== undefined) {
      this.places.get(place)?.delete(ordinal);
      return before;
    }
    set(this.#lines, place, ordinal, line);
    set(this.places, place, ordinal, value);
    this.decimals = Math.max(this.decimals, decimalsOf(value));
    if (isMarked && (this.forecastFrom ?? "9999") > period) this.forecastFrom = period;
    return undefined;
  }
}

function set(byPlace: ByPlace, place: string, ordinal: number, value: number): void {
  const found = byPlace.get(place) ?? new Map<number, number>();
  byPlace.set(place, found);
  found.set(ordinal, value);
}
