import type { ChartTable } from "../../contract/index.js";
import {
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
import { scaleOf } from "../read/scale.js";

interface DataLayout extends Omit<TableShape, "units" | "words" | "areFractions">, Transforms {
  readonly sort?: SortWord | undefined;
  readonly limit?: number | undefined;
  readonly na?: string | undefined;
  readonly unit?: boolean | undefined;
  readonly scale?: Parameters<typeof scaleOf>[0];
}

/** A table of values as its options want it. `units` are those of the series, in their order. */
export function dataRows(
  table: ChartTable,
  units: readonly Unit[],
  layout: DataLayout,
  words: TableShape["words"],
): unknown[][] {
  const wanted = scaleOf(layout.scale);
  const shown = units.map((unit) => unitText(unit, wanted));
  const named = nameUnits(inScale(table, units, wanted), shown, layout);
  const sorted = sortTable(named, layout.sort ?? "none");
  const limited = layout.limit === undefined ? sorted : limitTable(sorted, layout.limit);
  const rows = shapeTable(limited, {
    layout: layout.layout,
    headers: layout.headers,
    transpose: layout.transpose,
    dates: layout.dates,
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
  { unit, scale, layout, change = "none", rebase }: DataLayout,
): ChartTable {
  const isChanged = change !== "none" || rebase !== undefined;
  const isConverted = scale !== undefined || isChanged;
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

/** `na=`: blank (the default), 0, #N/A or any text in place of a missing value. */
function missingCell(na: string | undefined): unknown {
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
  wanted: number | undefined,
): ChartTable {
  if (wanted === undefined) return table;
  const series = table.series.map(({ name, values }, index) => {
    const from = units[index]?.scale ?? 1;
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
function unitText(unit: Unit, wanted: number | undefined): string | null {
  if (wanted === undefined || wanted === unit.scale) return unit.text;
  return `${scaleNames[wanted] ?? ""}${unit.base ?? ""}`.trim() || null;
}
