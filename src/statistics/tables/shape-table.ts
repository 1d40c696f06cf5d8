import type { ChartTable, ChartValue } from "../../contract/index.js";
import { periodCell, periodDate, type periodDateWords } from "../periods/period-cell.js";
import { transpose, type TableCell } from "./table.js";

export const layoutWords = ["wide", "long"] as const;

export interface TableShape {
  /** wide: a column per series. long: a row per value. @default "wide" */
  readonly layout?: (typeof layoutWords)[number] | undefined;
  /** @default true */
  readonly headers?: boolean | undefined;
  readonly transpose?: boolean | undefined;
  /** Periods by their labels, or as the date of their first or last day. @default "label" */
  readonly dates?: (typeof periodDateWords)[number] | undefined;
  /** Units by series, for a column of the long layout. */
  readonly units?: readonly (string | null)[] | undefined;
  /** What each series belongs to: a header row above the names, in the long layout a column. */
  readonly groups?: { readonly word: string; readonly names: readonly string[] } | undefined;
  /** Numbers are fractions, to be shown as percentages. @default false */
  readonly areFractions?: boolean | undefined;
  /** Header words, in English: of the categories and of the series. */
  readonly words: { readonly category: string; readonly series: string };
}

/** A chart's table as rows of cells, header included. Only missing values are null. */
export function shapeTable(table: ChartTable, shape: TableShape): TableCell[][] {
  const rows = shape.layout === "long" ? longRows(table, shape) : wideRows(table, shape);
  const headerRows = shape.groups !== undefined && shape.layout !== "long" ? 2 : 1;
  const shown = shape.headers === false ? rows.slice(headerRows) : rows;
  return shape.transpose === true ? transpose(shown) : shown;
}

function wideRows({ categories, series }: ChartTable, shape: TableShape): TableCell[][] {
  const body = categories.map((category, row) => [
    categoryCell(category, shape),
    ...series.map(({ values }) => valueCell(values[row], shape)),
  ]);
  const header = [shape.words.category, ...series.map(({ name }) => name)];
  const { groups } = shape;
  return groups === undefined
    ? [header, ...body]
    : [[groups.word, ...groups.names], header, ...body];
}

function longRows({ categories, series }: ChartTable, shape: TableShape): TableCell[][] {
  const { groups, units, words } = shape;
  const header = [
    words.category,
    ...(groups ? [groups.word] : []),
    words.series,
    "value",
    ...(units ? ["unit"] : []),
  ];
  const body = series.flatMap(({ name, values }, index) =>
    categories.map((category, row) => [
      categoryCell(category, shape),
      ...(groups ? [groups.names[index] ?? ""] : []),
      name,
      valueCell(values[row], shape),
      ...(units ? [units[index] ?? ""] : []),
    ]),
  );
  return [header, ...body];
}

function categoryCell(category: string, { dates = "label" }: TableShape): TableCell {
  return dates === "label" ? periodCell(category) : periodDate(category, dates);
}

function valueCell(value: ChartValue | undefined, { areFractions }: TableShape): TableCell {
  if (areFractions === true && typeof value === "number") return { fraction: value };
  return value === undefined || value === "" ? null : value;
}
