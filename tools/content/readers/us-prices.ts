import { readJson } from "../packages.js";
import { put, type Table } from "../table.js";

/**
 * Months for which the Bureau of Labor Statistics published no index because of the lapse in appropriations.
 * The package fills them with the mean of their neighbours, which is no figure of the source.
 */
const unpublished = new Set(["2025-10"]);

/** Monthly index, its change on the year, and the means of full years. */
export function readUsPrices(folder: string): Table {
  const table: Table = new Map();
  const { firstYear, cpi } = readJson(folder, "dist/data.json") as {
    firstYear: number;
    cpi: string[][];
  };
  const index = new Map<string, number>();
  cpi.forEach((months, i) => {
    months.forEach((text, month) => {
      const period = `${String(firstYear + i)}-${String(month + 1).padStart(2, "0")}`;
      if (!unpublished.has(period)) index.set(period, Number(text));
    });
  });
  for (const [period, value] of index) {
    put(table, "us-cpi-monthly", "USA", period, value);
    const before = index.get(`${String(Number(period.slice(0, 4)) - 1)}${period.slice(4)}`);
    if (before !== undefined)
      put(table, "us-inflation-monthly", "USA", period, (value / before - 1) * 100);
  }
  const annual = new Map<number, number>();
  cpi.forEach((months, i) => {
    const year = firstYear + i;
    const values = months.flatMap(
      (_, month) => index.get(`${String(year)}-${String(month + 1).padStart(2, "0")}`) ?? [],
    );
    if (values.length < 12) return;
    // The Bureau publishes annual averages rounded to three decimals.
    annual.set(year, values.reduce((sum, value) => sum + value, 0) / 12);
  });
  for (const [year, value] of annual) {
    put(table, "us-cpi-annual", "USA", String(year), value);
    const before = annual.get(year - 1);
    if (before !== undefined)
      put(table, "us-inflation-annual", "USA", String(year), (value / before - 1) * 100);
  }
  return table;
}
