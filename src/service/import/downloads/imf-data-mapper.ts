/** The IMF's DataMapper: what is measured stands over the countries, and the years beside it; the next line is empty. */
import { usualMissing } from "../cells/read-figure.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import type { Guess } from "../sources/guess-mapping.js";
import { readHeading } from "../cells/read-heading.js";
import type { TableRow } from "../tables/row.js";
import { isBlank, type Download, type Recognise } from "./download.js";

const year = /^\d{4}$/;
const none = "no data";
/** "©IMF, 2026": the year in which it was written. */
const lastLine = /^©?\s*IMF, (\d{4})$/;

/** With its comma between quotation marks or without. */
const textOf = ({ cells }: TableRow): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(", ");

const askForecasts =
  'from which year on its figures are forecasts, which the file does not say: forecastFrom: "2026" beside the measure; without that line none is';

/** Years before that of the file are over; of the others nobody knows which are forecasts. */
async function mayBeForecast(rows: Download["rows"], years: readonly string[]): Promise<boolean> {
  let written: string | undefined;
  for await (const row of rows()) written = lastLine.exec(textOf(row))?.[1] ?? written;
  return written === undefined || years.some((one) => one >= written);
}

async function guess(rows: Download["rows"], heading: readonly string[]): Promise<Guess> {
  const [title = "", ...years] = heading;
  const { name, unit } = readHeading(title) ?? { name: title, unit: "?" };
  const isAsked = await mayBeForecast(rows, years);
  const measure: MappedMeasure = {
    ...{ key: slug(name), name, unit },
    ...(isAsked ? { forecastFrom: "?" } : {}),
  };
  const mapping: ColumnMapping = {
    table: { missing: [...usualMissing, none] },
    ...{ place: { column: title }, period: { headings: true }, measures: [measure] },
  };
  const questions = [
    ...(unit === "?" ? [`the unit of "${title}"`] : []),
    ...(isAsked ? [askForecasts] : []),
  ];
  return { mapping, questions };
}

/** Empty, or left out by whoever read the lines. */
const isEmptyBelow = ({ line }: TableRow, second: TableRow | undefined): boolean =>
  second !== undefined && (isBlank(second) || second.line > line + 1);

export const imfDataMapper: Recognise = ([first, second], rows) => {
  const names = first?.cells.map((name) => name.trim()) ?? [];
  const [title = "", ...years] = names;
  if (first === undefined || !isEmptyBelow(first, second)) return undefined;
  if (title === "" || years.length < 2 || !years.every((one) => year.test(one))) return undefined;
  const table: Download["rows"] = async function* () {
    for await (const row of rows()) if (!isBlank(row) && !lastLine.test(textOf(row))) yield row;
  };
  return { rows: table, guess: () => guess(rows, names) };
};
