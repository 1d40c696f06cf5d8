import { parseCsv } from "./csv.js";
import { put, type Table } from "../table.js";

const indicators: Readonly<Record<string, string>> = {
  "SP.POP.TOTL": "population",
  "SP.POP.GROW": "population-growth",
  "SP.URB.TOTL": "urban-population",
  "SP.URB.GROW": "urban-growth",
};

/** Aggregates of the World Bank that are places of the library under the same or another code. */
const aggregateCodes: Readonly<Record<string, string>> = {
  WLD: "WLD",
  EUU: "EUU",
  OED: "OED",
  LCN: "LCN",
};

/** Population tables, and the urban share as the quotient of two of them. */
export function readWorldBank(text: string, countries: ReadonlySet<string>): Table {
  const table: Table = new Map();
  for (const row of parseCsv(text)) {
    const place = aggregateCodes[row.country ?? ""] ?? row.country ?? "";
    const concept = indicators[row.indicator ?? ""];
    if (concept === undefined || !countries.has(place)) continue;
    for (const [column, value] of Object.entries(row))
      if (/^\d{4}$/.test(column) && value !== "") put(table, concept, place, column, Number(value));
  }
  for (const [place, cells] of table.get("urban-population") ?? []) {
    for (const [year, urban] of cells) {
      const total = table.get("population")?.get(place)?.get(year);
      if (total) put(table, "urban-share", place, year, (100 * urban) / total);
    }
  }
  return table;
}
