/** Series of the ECB's data portal and of DBnomics: a title for each column, and behind it the series' key in brackets. */
import type { TableFrequency } from "../cells/read-period.js";
import type { TableRow } from "../tables/row.js";
import type { Download, Recognise } from "./download.js";
import { guessOfSeries, type SeriesColumn } from "./series-columns.js";

/** "US dollar/Euro (EXR.M.USD.EUR.SP00.A)": behind the flow stands how often its figures come. */
const ecbHeading = /^(.*\S)\s*\(([A-Z0-9_]+\.([A-Z])(?:\.[A-Z0-9_+-]*)+)\)$/s;
/** "Unemployment rate – Germany (AMECO/ZUTN/DEU.1.0.0.0.ZUTN)" */
const dbnomicsHeading = /^(.*\S)\s*\(([^\s()/]+\/[^\s()/]+\/[^\s()]+)\)$/s;
const frequencies: Readonly<Record<string, TableFrequency>> = {
  ...{ A: "annual", Q: "quarterly", M: "monthly" },
};

const [day, timePeriod] = ["DATE", "TIME PERIOD"] as const;

/** Undefined where a heading is another one. */
function seriesIn(names: readonly string[], heading: RegExp): SeriesColumn[] | undefined {
  const series = names.flatMap((column): SeriesColumn[] => {
    const [, title = "", key, code] = heading.exec(column) ?? [];
    if (key === undefined) return [];
    const reason = `"${title}" has the frequency ${code ?? ""}; years, quarters and months (A, Q, M) can be kept`;
    const frequency = code === undefined ? undefined : (frequencies[code] ?? { reason });
    return [{ column, key, title, frequency }];
  });
  return series.length === 0 || series.length < names.length ? undefined : series;
}

/** Without the column that says the period again. */
const withoutSecond = ({ cells, typed, ...row }: TableRow): TableRow => ({
  ...row,
  cells: cells.toSpliced(1, 1),
  ...(typed === undefined ? {} : { typed: typed.toSpliced(1, 1) }),
});

export const ecbPortal: Recognise = ([first], rows) => {
  const [one, two, ...names] = first?.cells.map((name) => name.trim()) ?? [];
  const series = one === day && two === timePeriod ? seriesIn(names, ecbHeading) : undefined;
  if (series === undefined) return undefined;
  const table: Download["rows"] = async function* () {
    for await (const row of rows()) yield withoutSecond(row);
  };
  const options = { place: "Euro area", isOfDays: true };
  return { rows: table, guess: () => Promise.resolve(guessOfSeries(day, series, options)) };
};

export const dbnomics: Recognise = ([first], rows) => {
  const [period = "", ...names] = first?.cells.map((name) => name.trim()) ?? [];
  const series = period === "period" ? seriesIn(names, dbnomicsHeading) : undefined;
  if (series === undefined) return undefined;
  const options = { place: "Germany", isOfDays: false };
  return { rows, guess: () => Promise.resolve(guessOfSeries(period, series, options)) };
};
