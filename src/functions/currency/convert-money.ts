import type { ChartTable, Frequency, MeasureKind } from "../../contract/index.js";
import {
  convertTable,
  currencies,
  currencyOf,
  frequencyOf,
  isFiscalYear,
  moneyOf,
  namesFiscalYears,
  rateWordFor,
  toPoints,
  unitIn,
  type CombineWord,
  type Currency,
  type Rates,
  type RateWord,
  type Unit,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { indicatorTable, loadIndicator } from "../indicators/load-indicator.js";
import { CellError } from "../messages/cell-error.js";
import { bestRates, searchRates, type RatesItem } from "./find-rates.js";

/** Figures with what their unit and their title say of them. */
interface MoneyFigures {
  readonly table: ChartTable;
  readonly unit: Unit;
  /** Title and subject. */
  readonly about: string;
  readonly kind?: MeasureKind | undefined;
}

/** By which rates figures were converted, for the notes below a table. */
export interface UsedRates {
  readonly title: string;
  readonly id: string;
  readonly how: RateWord;
  /** Of the rates. */
  readonly frequency: Frequency | undefined;
  readonly from: string;
  readonly to: string;
  /** What they made of the figures, before anything else is computed. */
  readonly converted: ChartTable;
  /** Of other series of the same table, which were in other currencies. */
  readonly beside?: readonly UsedRates[];
}

export interface Converted {
  readonly table: ChartTable;
  readonly unit: Unit;
  /** Absent where the figures were in that currency already. */
  readonly rates?: UsedRates;
}

interface Wish {
  readonly currency: string;
  /** Where the service does not name the kind of figure: last, stocks; avg or sum, flows. */
  readonly agg?: CombineWord | undefined;
}

/** Converts the figures of one formula; its search is under way before the figures are there. */
export interface MoneyConversion {
  /** @throws CellError for figures that are no money, and where the service has no rates for them. */
  convert(figures: MoneyFigures): Promise<Converted>;
}

type EachUnit<T> = Omit<T, "unit"> & { readonly units: readonly Unit[] };

/** Converts series by their own units: money beside something else is a CellError, as the latter alone would be. */
export async function convertEach(
  conversion: MoneyConversion,
  { units, ...figures }: EachUnit<MoneyFigures>,
): Promise<EachUnit<Converted>> {
  const { categories, series } = figures.table;
  const [first = { text: null, base: null, scale: 1 }] = units;
  if (units.every(({ text }) => text === first.text)) {
    const { unit, ...converted } = await conversion.convert({ ...figures, unit: first });
    return { ...converted, units: units.map(() => unit) };
  }
  const parts = await Promise.all(
    units.map((unit, index) =>
      conversion.convert({
        ...figures,
        unit,
        table: { categories, series: series.slice(index, index + 1) },
      }),
    ),
  );
  const [rates, ...beside] = parts.flatMap((each) => each.rates ?? []);
  return {
    table: { categories, series: parts.flatMap(({ table }) => table.series) },
    units: parts.map(({ unit }) => unit),
    ...(rates === undefined ? {} : { rates: { ...rates, beside } }),
  };
}

/** @param count contents whose figures it may convert: each may need rates of its own */
export function startConversion(
  call: Call,
  { currency, agg }: Wish,
  count: number,
): MoneyConversion {
  const to = currencyOf(currency);
  if (to === undefined) {
    const allowed = currencies.map(({ code }) => code).join(", ");
    throw new CellError("bad-option-value", { option: "currency", value: currency, allowed });
  }
  call.services.mayFollow?.("getIndicator", count);
  const searching = searchRates(call);
  // Whether it is needed, the figures tell.
  searching.catch(() => undefined);
  return {
    convert: async (figures) => {
      const money = moneyOf(figures.unit, figures.about);
      if (typeof money === "string") {
        const unit = figures.unit.text ?? "–";
        throw new CellError(money, { currency: to.code, unit });
      }
      const { table } = figures;
      const from = money.currency;
      if (from.code === to.code) return { table, unit: unitIn(figures.unit, money, to) };
      const frequency = frequencyOf(table.categories);
      if (frequency === undefined || frequency === "irregular") {
        throw new CellError("irregular-periods", { option: `currency=${to.code}` });
      }
      const how = rateWordFor(figures.kind, agg);
      if (how === undefined) throw new CellError("currency-needs-agg", { currency: to.code });
      const none = () => new CellError("no-rates", { from: from.code, to: to.code });
      // Of the months of a calendar year, most of a fiscal year's are others.
      if (namesFiscalYears(figures.about) || table.categories.some(isFiscalYear)) throw none();
      const best = bestRates(await searching, { from, to, how, frequency });
      if (best === undefined) throw none();
      const rates = await loadRates(call, best, [from, to]);
      const converted = convertTable(table, rates, { how, today: call.today });
      if (hasFigures(table) && !hasFigures(converted)) throw none();
      const { identifier, title, frequency: often } = best.item;
      return {
        table: converted,
        unit: unitIn(figures.unit, money, to),
        rates: {
          ...{ title, id: identifier, how, frequency: often, converted },
          ...{ from: from.code, to: to.code },
        },
      };
    },
  };
}

const hasFigures = ({ series }: ChartTable) =>
  series.some(({ values }) => values.some((value) => typeof value === "number"));

async function loadRates(
  call: Call,
  { item, base }: RatesItem,
  [from, to]: readonly [Currency, Currency],
): Promise<{ from: Rates; to: Rates }> {
  const places = [from, to].filter(({ code }) => code !== base.code).map(({ place }) => place);
  const indicator = await loadIndicator(call, item.identifier, places);
  const { categories, series } = indicatorTable(indicator, places);
  const ratesOf = ({ code, place }: Currency): Rates =>
    code === base.code
      ? "base"
      : toPoints(categories, series.find(({ name }) => name === place)?.values ?? []);
  return { from: ratesOf(from), to: ratesOf(to) };
}
