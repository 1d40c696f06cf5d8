import { parseCsv } from "./csv.js";
import { put, type Table } from "../table.js";

/** Concept key to column, with the factor from the source's unit to the concept's. */
const columns: Readonly<Record<string, readonly [column: string, factor: number]>> = {
  "gdp-real": ["rgdpna", 1],
  "gdp-expenditure-ppp": ["rgdpe", 1],
  "gdp-output-ppp": ["rgdpo", 1],
  "gdp-current-ppp": ["cgdpo", 1],
  "consumption-real": ["rconna", 1],
  "absorption-real": ["rdana", 1],
  employment: ["emp", 1],
  "hours-worked": ["avh", 1],
  "human-capital": ["hc", 1],
  "capital-stock": ["rnna", 1],
  "capital-services": ["rkna", 1],
  "total-factor-productivity": ["rtfpna", 1],
  "tfp-level": ["ctfp", 1],
  "welfare-tfp": ["rwtfpna", 1],
  "labour-share": ["labsh", 100],
  "rate-of-return": ["irr", 100],
  "depreciation-rate": ["delta", 100],
  "exchange-rate": ["xr", 1],
  "price-level-consumption": ["pl_con", 100],
  "price-level-gdp": ["pl_gdpo", 100],
  "price-level-investment": ["pl_i", 100],
  "price-level-government": ["pl_g", 100],
  "price-level-exports": ["pl_x", 100],
  "price-level-imports": ["pl_m", 100],
  "household-consumption-share": ["csh_c", 100],
  "investment-share": ["csh_i", 100],
  "government-share": ["csh_g", 100],
  "export-share": ["csh_x", 100],
  "import-share": ["csh_m", -100],
  "residual-share": ["csh_r", 100],
};

const returnConcepts = new Set(["rate-of-return"]);

/**
 * The Penn World Table's columns, plus three plain quotients of them (per head, per worker, per hour).
 * Rows its authors flag as outliers are dropped; so are rates of return they flag as such.
 */
export function readPennWorldTable(text: string, known: ReadonlySet<string>): Table {
  const table: Table = new Map();
  for (const row of parseCsv(text)) {
    const place = row.isocode ?? "";
    const year = row.year ?? "";
    if (!known.has(place) || row.i_outlier === "yes") continue;
    const number = (column: string) => (row[column] ? Number(row[column]) : undefined);
    for (const [concept, [column, factor]] of Object.entries(columns)) {
      const value = number(column);
      if (value === undefined || !Number.isFinite(value)) continue;
      if (returnConcepts.has(concept) && row.i_irr !== "regular") continue;
      put(table, concept, place, year, value * factor);
    }
    const [exports, imports] = [number("csh_x"), number("csh_m")];
    if (exports !== undefined && imports !== undefined)
      put(table, "net-export-share", place, year, 100 * (exports + imports));
    const gdp = number("rgdpna");
    const people = number("pop");
    const workers = number("emp");
    const hours = number("avh");
    if (gdp === undefined) continue;
    if (people) put(table, "gdp-per-capita", place, year, gdp / people);
    if (workers) put(table, "gdp-per-worker", place, year, gdp / workers);
    if (workers && hours) put(table, "gdp-per-hour", place, year, gdp / workers / hours);
    if (workers && people) put(table, "employment-ratio", place, year, (100 * workers) / people);
  }
  return table;
}
