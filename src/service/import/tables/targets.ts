import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { readForecastFrom } from "./forecast-from.js";
import { FigureSet } from "./figure-set.js";
import type { Notation } from "./notation/read-notation.js";

/** One measure's figures, of one series where a table has several. */
export interface CollectedMeasure {
  readonly measure: MappedMeasure;
  /** What a column of series says, where the table has one. */
  readonly series: string | undefined;
  readonly figures: FigureSet;
}

/** What figures are added to: one set for each measure and series. */
export class Targets {
  readonly #collected = new Map<string, CollectedMeasure>();
  readonly #forecasts: ReadonlyMap<MappedMeasure, string | undefined>;
  readonly #numbers: ReadonlyMap<MappedMeasure, number>;
  readonly #notation: Notation;

  constructor({ measures }: ColumnMapping, notation: Notation) {
    const { frequency } = notation;
    this.#forecasts = new Map(measures.map((one) => [one, readForecastFrom(one, frequency)]));
    this.#numbers = new Map(measures.map((one, at) => [one, at]));
    this.#notation = notation;
  }

  of(measure: MappedMeasure, series: string | undefined): CollectedMeasure {
    const key = `${String(this.#numbers.get(measure))}|${series ?? ""}`;
    const known = this.#collected.get(key);
    if (known !== undefined) return known;
    const figures = new FigureSet(this.#notation.frequency, this.#forecasts.get(measure));
    const target = { measure, series, figures };
    this.#collected.set(key, target);
    return target;
  }

  all(): CollectedMeasure[] {
    return [...this.#collected.values()];
  }
}
