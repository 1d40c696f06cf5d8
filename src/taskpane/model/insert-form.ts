import type { Kind } from "./kinds.js";

/** What an item can become in the workbook. */
export type InsertForm =
  "chart" | "chart-on-table" | "formula" | "table" | "image" | "card" | "link";

/**
 * In the order offered; the first is the default.
 *
 * @param hasData false where the key does not show the data. @default true
 */
export function formsOf(kind: Kind, hasData = true): readonly [InsertForm, ...InsertForm[]] {
  switch (kind) {
    case "statistics":
    case "indicators":
      if (!hasData) return ["link"];
      return ["chart", "chart-on-table", "formula", "table", "image", "card"];
    case "infographics":
      return ["image", "link"];
    case "topics":
    case "studies":
      return ["link"];
  }
}

/** Forms that show an item's rows, and may have notes and fewer rows than there are. */
export const showsRows = (form: InsertForm): boolean =>
  form === "chart" || form === "chart-on-table" || form === "formula" || form === "table";
