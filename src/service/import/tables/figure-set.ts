import type { TableFrequency } from "../cells/read-period.js";
import { decimalsOf, leastDecimals } from "../cells/read-figure.js";
import { settleForecasts } from "./forecast-from.js";
import { isOfNines, outlyingNines } from "./notation/outlying-nines.js";
import { PlaceFigures } from "./place-figures.js";

/** One figure with the period it is of. */
export interface ReadFigure {
  readonly value: number;
  readonly ordinal: number;
  readonly period: string;
  /** The source marks it as a forecast. */
  readonly isMarked: boolean;
  /** What else the source says of it, in bits. */
  readonly noted: number;
}

/** An indicator's figures, by place and by the ordinal of the period. */
export class FigureSet {
  readonly places = new Map<string, PlaceFigures>();
  readonly frequency: TableFrequency;
  /** The most decimals that a figure has. */
  decimals = 0;
  /** The most that one needs lest it look like another. */
  leastDecimals = 0;
  /** The first period that is a forecast; before all marks are settled, as a mapping says. */
  forecastFrom: string | undefined;
  /** What its source says of any of its figures, in bits. */
  noted = 0;
  #hasMarks = false;
  #hasNines = false;

  constructor(frequency: TableFrequency, forecastFrom?: string) {
    this.frequency = frequency;
    this.forecastFrom = forecastFrom;
  }

  /** The figures of some of its places; those of the others stay. */
  of(places: readonly string[]): FigureSet {
    const part = new FigureSet(this.frequency, this.forecastFrom);
    part.decimals = this.decimals;
    part.leastDecimals = this.leastDecimals;
    part.#hasMarks = this.#hasMarks;
    part.#hasNines = this.#hasNines;
    part.noted = this.noted;
    for (const place of places) {
      const figures = this.places.get(place);
      if (figures !== undefined) part.places.set(place, figures);
    }
    return part;
  }

  /** @returns the line that gave a figure for the same place and period before: then neither is kept */
  add(place: string, figure: ReadFigure, line: number): number | undefined {
    const { value, isMarked, noted } = figure;
    const row = this.places.get(place) ?? new PlaceFigures();
    this.places.set(place, row);
    const before = row.add(figure, line);
    if (before !== undefined) return before;
    this.decimals = Math.max(this.decimals, decimalsOf(value));
    this.leastDecimals = Math.max(this.leastDecimals, leastDecimals(value));
    this.#hasMarks ||= isMarked;
    this.#hasNines ||= isOfNines(value);
    this.noted |= noted;
    return undefined;
  }

  /** Once all figures are in: takes those out that stand for none, as -9999 does. @param say what to do, in a sentence */
  settleNines(refuse: (line: number, reason: string) => void, say: (text: string) => string): void {
    if (!this.#hasNines) return;
    for (const { place, ordinal, line, value, others } of outlyingNines(this.places)) {
      this.places.get(place)?.drop(ordinal);
      const text = String(value);
      const where = others === "" ? "" : `, and ${others}`;
      refuse(line, `"${text}" stands for no figure in many tables${where}. ${say(text)}`);
    }
  }

  /** Once all figures are in: finds from when they are forecasts. @param refuse hears of figures that are taken out */
  settle(refuse: (line: number, reason: string) => void): void {
    if (!this.#hasMarks) return;
    const { places, frequency, forecastFrom: said } = this;
    this.forecastFrom = settleForecasts({ places, frequency, said }, refuse);
  }
}
