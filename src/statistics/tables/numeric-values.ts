import type { ChartTable, Platform } from "../../contract/index.js";
import { parseNumber } from "../numbers/parse-number.js";

/** Figures alone: a text with a unit or a word behind it stays as the publisher wrote it. */
const figures = /^[-+\u2212]?[\d.,\s\u00a0\u2009\u202f'’]+$/;

/** Numbers that came as text ("1,234.5", "1.234,5") as numbers, in the content's own notation. */
export function numericValues(table: ChartTable, language: Platform): ChartTable {
  const series = table.series.map(({ name, values }) => ({
    name,
    values: values.map((value) =>
      typeof value === "string" && figures.test(value)
        ? (parseNumber(value, language) ?? value)
        : value,
    ),
  }));
  return { categories: table.categories, series };
}
