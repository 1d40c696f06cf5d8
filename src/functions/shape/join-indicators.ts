import type { ChartTable, Indicator } from "../../contract/index.js";
import {
  distinctNames,
  frequencyOf,
  joinTables,
  type BaseProblem,
  type IncompletePeriod,
  type PlaceGroup,
  type Unit,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
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

/** Indicators one after another, joined by their periods. */
export function joinIndicators(
  tables: readonly IndicatorTable[],
  { header }: { readonly header?: readonly string[] | undefined },
): Figures {
  const units = tables.flatMap(({ table, unit }) => table.series.map(() => unit));
  const [only] = tables;
  if (only !== undefined && tables.length === 1) {
    return { table: nameSeries(only.table, only.names), units };
  }
  requireOneFrequency(tables);
  if (header?.includes("one") === true) {
    const titled = tables.map(({ title, id, table, names }) => {
      const joined = names.map((name) => `${title}: ${name}`);
      return { title, id, table: nameSeries(table, joined) };
    });
    return { table: joinTables(distinctNames(titled)), units };
  }
  const titles = distinctTitles(tables);
  return {
    table: joinTables(tables.map(({ table, names }) => nameSeries(table, names))),
    units,
    groups: tables.flatMap(({ table }, index) => table.series.map(() => titles[index] ?? "")),
  };
}

/** Titles, with the id behind those that several have. */
export function distinctTitles(tables: readonly IndicatorTable[]): string[] {
  return tables.map(({ title, id }) =>
    tables.filter((other) => other.title === title).length > 1 ? `${title} (${id})` : title,
  );
}

/** Years beside months would leave eleven of twelve cells empty, and look like missing figures. */
function requireOneFrequency(tables: readonly IndicatorTable[]): void {
  const found = new Set(tables.map(({ table }) => frequencyOf(table.categories) ?? "irregular"));
  if (found.size > 1) throw new CellError("mixed-frequencies", { known: [...found].join(", ") });
}

/** In the place of an indicator whose id is an error: a series that its mark will fill. */
export function markedIndicator(mark: string, beside: IndicatorTable): IndicatorTable {
  return {
    ...beside,
    ...markedTable(mark, beside.table),
    id: mark,
    names: [mark],
    unit: noUnit,
    uncovered: [],
    groups: [],
    unbased: undefined,
    incomplete: undefined,
    rates: undefined,
  };
}

export const noUnit: Unit = { text: null, base: null, scale: 1 };

/** A series of nothing but a mark, beside a table of real figures. */
export function markedTable(mark: string, { categories }: ChartTable) {
  const series = [{ name: mark, values: categories.map(() => mark) }];
  return { title: mark, table: { categories, series } };
}

/** Series that are named by a mark, or hold one, say nothing else. */
export function fillMarked({ table, units, groups }: Figures): Figures {
  const series = table.series.map(({ name, values }, index) => {
    const texts = values.filter((value) => typeof value === "string");
    const mark = [name, groups?.[index] ?? "", ...texts].find(isMarked);
    return { name, values: mark === undefined ? values : table.categories.map(() => mark) };
  });
  return { table: { categories: table.categories, series }, units, groups };
}
