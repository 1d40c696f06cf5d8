import type { Kind } from "./kinds.js";

/** What an item can become in the workbook. */
export const insertForms = [
  "chart",
  "chart-on-table",
  "formula",
  "table",
  "image",
  "card",
  "link",
] as const;
export type InsertForm = (typeof insertForms)[number];

/** In the order offered; the first is the default. */
export function formsOf(kind: Kind): readonly [InsertForm, ...InsertForm[]] {
  switch (kind) {
    case "statistics":
    case "indicators":
      return ["chart", "chart-on-table", "formula", "table", "image", "card"];
    case "infographics":
      return ["image", "link"];
    case "topics":
    case "studies":
      return ["link"];
  }
}
