import type { ChartTable, Indicator } from "../../contract/index.js";
import type { BaseProblem, IncompletePeriod, PlaceGroup, Unit } from "../../statistics/index.js";
import type { UsedRates } from "../currency/convert-money.js";
import { isMarked } from "../read/error-cells.js";
import type { Figures } from "./data-rows.js";
import { nameSeries } from "./indicator-table.js";

/** The places of one indicator side by side. */
export interface IndicatorTable {
  readonly id: string;
  readonly title: string;
  /** Series by code. */
  readonly table: ChartTable;
  /** What a header calls the series, in their order. */
  readonly names: readonly string[];
  readonly unit: Unit;
  readonly indicator: Indicator;
  /** Places that were asked for and have no figures: an empty series, of a group's members none. */
  readonly uncovered: readonly string[];
  /** Groups that stand for their members. */
  readonly groups: readonly PlaceGroup[];
  /** By their places in the table: series that have no index, and why. */
  readonly unbased?: ReadonlyMap<number, BaseProblem> | undefined;
  /** Periods of a longer frequency that have no figure, and what there is of them. */
  readonly incomplete?: readonly IncompletePeriod[] | undefined;
  /** The rates of exchange that the figures were converted by. */
  readonly rates?: UsedRates | undefined;
}

/** The places of one indicator as a table. */
export const figuresOfPlaces = ({ table, names, unit }: IndicatorTable): Figures => ({
  table: nameSeries(table, names),
  units: table.series.map(() => unit),
});

export const noUnit: Unit = { text: null, base: null, scale: 1 };

/** A series of nothing but a mark, beside a table of real figures. */
export function markedTable(mark: string, { categories }: ChartTable) {
  const series = [{ name: mark, values: categories.map(() => mark) }];
  return { title: mark, table: { categories, series } };
}

/** Series that are named by a mark, or hold one, say nothing else. */
export function fillMarked(figures: Figures): Figures {
  const { table, groups } = figures;
  const series = table.series.map(({ name, values }, index) => {
    const texts = values.filter((value) => typeof value === "string");
    const mark = [name, groups?.[index] ?? "", ...texts].find(isMarked);
    return { name, values: mark === undefined ? values : table.categories.map(() => mark) };
  });
  return { ...figures, table: { categories: table.categories, series } };
}
