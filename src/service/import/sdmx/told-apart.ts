import type { FigureSet } from "../tables/figure-set.js";
import { isBesideFigures, isOfKind } from "./attributes.js";
import type { Indicator } from "./indicators.js";
import type { SdmxObservation } from "./message.js";

/** Some of an indicator's figures, of places that say the same of themselves. */
interface Part {
  readonly indicator: Indicator;
  readonly figures: FigureSet;
}

interface Surroundings {
  /** The place that a text names. */
  readonly find: (text: string) => string | undefined;
  /** Hears once of each attribute. */
  readonly note: (attribute: string, sentence: string) => void;
}

/** An attribute's value of each place; undefined where it changes within the place's figures. */
type Values = Map<string, string | undefined>;

/** Codes, and no sentences or numbers of a measurement. */
const isCode = (text: string) => /^(?:[A-Za-z][\w+-]{0,19}|\d{1,4})$/.test(text);
const shown = 3;

/** What an indicator's observations say that is neither dimension nor figure, by their places. */
export class PlaceAttributes {
  readonly #values = new Map<string, Values>();
  readonly #places = new Set<string>();

  /**
   * @param others ids that are something else
   * @returns why its figure is of another kind than those before it of its place
   */
  look(one: SdmxObservation, place: string, others: ReadonlySet<string>): string | undefined {
    if (!this.#places.has(place)) {
      this.#places.add(place);
      for (const id of one.ids()) {
        const isOther = others.has(id) || one.measures?.includes(id) === true;
        if (!isOther && !this.#values.has(id) && !isBesideFigures(id))
          this.#values.set(id, new Map());
      }
    }
    for (const [id, values] of this.#values) {
      const value = one.value(id);
      const before = values.get(place);
      if (!values.has(place)) values.set(place, value);
      else if (before !== value && isOfKind(id) && before !== "" && value !== "")
        return `says ${id} "${value}" where the series began with "${before ?? ""}": a mapping keeps both apart, with series: { column: ${id} }`;
      else if (before !== value) values.set(place, undefined);
    }
    return undefined;
  }

  /** An indicator for each kind of figures that the places have. */
  parts({ indicator, figures }: Part, surroundings: Surroundings): Part[] {
    const telling = [...this.#values].filter(([id, values]) =>
      this.#tells(id, values, indicator.flow, surroundings),
    );
    if (telling.length === 0) return [{ indicator, figures }];
    const groups = new Map<string, string[]>();
    for (const place of figures.places.keys()) {
      const key = JSON.stringify(telling.map(([, values]) => values.get(place) ?? ""));
      groups.set(key, [...(groups.get(key) ?? []), place]);
    }
    return [...groups].map(([key, places]) => {
      const codes = JSON.parse(key) as string[];
      const attributes = telling.flatMap(([id], at) => {
        const code = codes[at] ?? "";
        return code === "" ? [] : [{ id, code }];
      });
      const id = JSON.stringify([indicator.id, attributes]);
      return { indicator: { ...indicator, id, attributes }, figures: figures.of(places) };
    });
  }

  /** Whether an attribute makes indicators of its own; names it where it does, and where that is not sure. */
  #tells(id: string, values: Values, flow: string, { find, note }: Surroundings): boolean {
    // One that says nothing of its currency or adjustment may have another.
    const counts = (value: string) => value !== "" || isOfKind(id);
    const said = [...values].flatMap(([place, value]) =>
      value === undefined || !counts(value) ? [] : [{ place, value }],
    );
    const firsts = new Map([...said].reverse().map(({ place, value }) => [value, place] as const));
    const isWhole = said.length === values.size;
    if (firsts.size < 2 || said.every(({ place, value }) => find(value) === place)) return false;
    const isOfEach = firsts.size === said.length && said.length > 2;
    const isSure =
      isOfKind(id) || (isWhole && !isOfEach && said.every(({ value }) => isCode(value)));
    const some = [...firsts].reverse().slice(0, shown);
    const what = some
      .map(([value, place]) => `${value === "" ? "nothing" : `"${value}"`} for ${place}`)
      .join(" and ");
    const rest = firsts.size > shown ? ", …" : "";
    note(
      `${flow}|${id}`,
      isSure
        ? `${id} of ${flow} is ${what}${rest}: their figures are in indicators of their own.`
        : `${id} of ${flow} is ${what}${rest}, in one indicator. Where that makes them two, say in a mapping series: { column: ${id} }.`,
    );
    return isSure;
  }
}
