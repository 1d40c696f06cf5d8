import type { ChartTable } from "../../contract/index.js";
import {
  columnOrder,
  isFraction,
  limitTable,
  rescale,
  shapeTable,
  sortTable,
  type SortWord,
  type TableShape,
  type Transforms,
  type Unit,
  withoutUnit,
} from "../../statistics/index.js";
import { scaleFor, type ScaleWord } from "../read/scale.js";

export interface DataLayout
  extends Omit<TableShape, "groups" | "units" | "words" | "areFractions">, Transforms {
  readonly sort?: SortWord | undefined;
  readonly limit?: number | undefined;
  readonly na?: string | undefined;
  readonly unit?: boolean | undefined;
  readonly scale?: ScaleWord | undefined;
  readonly currency?: string | undefined;
}

/** Series, what their units are, and to which indicator each belongs where there are several. */
export interface Figures {
  readonly table: ChartTable;
  readonly units: readonly Unit[];
  readonly groups?: readonly string[] | undefined;
}

/** A table of values as its options want it. */
export function dataRows(
  given: Figures,
  layout: DataLayout,
  words: TableShape["words"],
): unknown[][] {
  const { table, units, groups } = inColumnOrder(given, layout.sort ?? "none");
  const shown = units.map((unit) => unitText(unit, layout.scale));
  const scaled = inScale(table, units, layout.scale);
  // Where a row of indicators stands above, the unit is theirs.
  const named = groups === undefined ? nameUnits(scaled, shown, layout) : scaled;
  const sorted = sortTable(named, layout.sort ?? "none");
  const limited = layout.limit === undefined ? sorted : limitTable(sorted, layout.limit);
  const rows = shapeTable(limited, {
    layout: layout.layout,
    headers: layout.headers,
    transpose: layout.transpose,
    dates: layout.dates,
    groups: groups && { word: "indicator", names: nameGroups(groups, shown, layout) },
    units: layout.unit === true ? shown : undefined,
    words,
    areFractions: isFraction(layout),
  });
  return withMissing(rows, layout.na);
}

/**
 * Units behind the names where they are asked for, or where a name brings its own and the scale is
 * another one now: a header that says "in million" above plain dollars would be wrong.
 */
function nameUnits(
  table: ChartTable,
  units: readonly (string | null)[],
  { unit, scale, layout, change = "none", rebase, currency }: DataLayout,
): ChartTable {
  const isChanged = change !== "none" || rebase !== undefined;
  const isConverted = scale !== undefined || currency !== undefined || isChanged;
  if (unit !== true && !isConverted) return table;
  const series = table.series.map(({ name, values }, index) => {
    const bare = withoutUnit(name);
    const text = units[index] ?? null;
    const isShown = unit === true ? layout !== "long" : bare !== name;
    const suffix = isShown && text !== null ? ` (${unit === true ? "" : "in "}${text})` : "";
    return { name: unit === true || bare !== name ? `${bare}${suffix}` : name, values };
  });
  return { categories: table.categories, series };
}

function nameGroups(
  groups: readonly string[],
  units: readonly (string | null)[],
  { unit, layout }: DataLayout,
): readonly string[] {
  if (unit !== true || layout === "long") return groups;
  return groups.map((name, index) => {
    const text = units[index] ?? null;
    return text === null ? name : `${withoutUnit(name)} (${text})`;
  });
}

function inColumnOrder({ table, units, groups }: Figures, sort: SortWord): Figures {
  const order = columnOrder(table, sort, groups);
  if (order === undefined) return { table, units, groups };
  const pick = <T>(list: readonly T[]) =>
    order.map((index) => list[index]).filter((each) => each !== undefined);
  return {
    table: { categories: table.categories, series: pick(table.series) },
    units: pick(units),
    groups: groups && pick(groups),
  };
}

/** `na=`: blank (the default), 0, #N/A or any text in place of a missing value. */
export function missingCell(na: string | undefined): unknown {
  if (na === undefined || na.toLowerCase() === "blank") return "";
  if (na.toUpperCase() === "#N/A") {
    return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
  }
  return /^-?\d+(\.\d+)?$/.test(na) ? Number(na) : na;
}

function withMissing(rows: readonly (readonly unknown[])[], na: string | undefined): unknown[][] {
  const missing = missingCell(na);
  return rows.map((row) => row.map((cell) => (cell === null ? missing : cell)));
}

function inScale(
  table: ChartTable,
  units: readonly Unit[],
  scale: ScaleWord | undefined,
): ChartTable {
  if (scale === undefined) return table;
  const series = table.series.map(({ name, values }, index) => {
    const unit = units[index];
    const wanted = unit && scaleFor(unit, scale);
    if (wanted === undefined) return { name, values };
    const from = unit?.scale ?? 1;
    const scaled = values.map((value) =>
      typeof value === "number" ? rescale(value, from, wanted) : value,
    );
    return { name, values: scaled };
  });
  return { categories: table.categories, series };
}

const scaleNames: Readonly<Record<number, string>> = {
  1: "",
  1e3: "thousand ",
  1e6: "million ",
  1e9: "billion ",
  1e12: "trillion ",
};

/** The unit as published, or with the scale that was asked for. */
export function unitText(unit: Unit, scale: ScaleWord | undefined): string | null {
  const wanted = scaleFor(unit, scale);
  if (wanted === undefined || wanted === unit.scale) return unit.text;
  return `${scaleNames[wanted] ?? ""}${unit.base ?? ""}`.trim() || null;
}
