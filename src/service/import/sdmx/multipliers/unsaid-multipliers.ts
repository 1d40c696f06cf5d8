import type { FigureSet } from "../../tables/figure-set.js";
import type { Indicator } from "../indicators.js";
import type { SdmxObservation } from "../message.js";
import { multiplierOf } from "./multiplier.js";

interface Collected {
  readonly indicator: Indicator;
  readonly figures: FigureSet;
}

/** What a row says of all figures of a key, of which some dimensions may be any. */
interface Said {
  readonly flow: string;
  /** Undefined of any place. */
  readonly place: string | undefined;
  /** The dimensions that it names, with their codes. */
  readonly codes: readonly (readonly [string, string])[];
  readonly frequency: string;
  readonly multiplier: string;
  readonly at: number;
}

/** What stands in a key where a row is of any code: SDMX-CSV 2.0. */
const any = new Set(["", "~", "*"]);
export const isAnyCode = (code: string): boolean => any.has(code);
const isSaid = (multiplier: string) => multiplier !== "" && multiplier !== "0";

/**
 * Figures without a power of ten in a message that says one of their series elsewhere: in a row of attributes alone, or
 * beside another of its figures. As they stand they would be whole units, a millionth of what is meant.
 */
export class UnsaidMultipliers {
  readonly #said = new Map<string, Said>();

  /** Takes a row without a figure. @param place undefined where it names none @param at its line's number */
  look(
    one: SdmxObservation,
    { series, frequency }: Pick<Indicator, "frequency"> & { readonly series: readonly string[] },
    { place, at }: Pick<Said, "place" | "at">,
  ): void {
    const multiplier = multiplierOf(one);
    if (!isSaid(multiplier)) return;
    const codes = series.flatMap((id) => {
      const code = one.value(id);
      return isAnyCode(code) ? [] : [[id, code] as const];
    });
    const said = { flow: one.flow, place, codes, frequency: isAnyCode(frequency) ? "" : frequency };
    const key = JSON.stringify([said, multiplier]);
    if (!this.#said.has(key)) this.#said.set(key, { ...said, multiplier, at });
  }

  /** Takes such figures out. @param refuse hears of each, and of the line that says its power of ten */
  settle(
    collected: Iterable<Collected>,
    refuse: (at: number, multiplier: string, saidAt: number) => void,
  ): void {
    const all = [...collected];
    const others = new Map<string, Collected[]>();
    for (const one of all)
      if (isSaid(one.indicator.multiplier)) {
        const key = keyOf(one.indicator);
        others.set(key, [...(others.get(key) ?? []), one]);
      }
    for (const { indicator, figures } of all) {
      if (indicator.multiplier !== "") continue;
      const siblings = others.get(keyOf(indicator)) ?? [];
      for (const [place, row] of figures.places) {
        const said = besideOthers(siblings, place) ?? this.#of(indicator, place);
        if (said === undefined) continue;
        for (const { ordinal, line } of [...row.kept()]) {
          row.drop(ordinal);
          refuse(line, said.multiplier, said.at);
        }
      }
    }
  }

  #of({ flow, frequency, dimensions, codes }: Indicator, place: string): Said | undefined {
    const own = new Map(dimensions.map((id, at) => [id, codes[at]]));
    return [...this.#said.values()].find(
      (one) =>
        one.flow === flow &&
        (one.place ?? place) === place &&
        (one.frequency === "" || one.frequency === frequency) &&
        one.codes.every(([id, code]) => own.get(id) === code),
    );
  }
}

/** All of an indicator but its power of ten. */
const keyOf = ({ flow, frequency, codes, unit, base }: Indicator): string =>
  JSON.stringify([flow, frequency, codes, unit, base]);

function besideOthers(others: readonly Collected[], place: string) {
  for (const { indicator, figures } of others)
    for (const { line } of figures.places.get(place)?.kept() ?? [])
      return { multiplier: indicator.multiplier, at: line };
  return undefined;
}
