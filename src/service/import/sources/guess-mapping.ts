import { parsePeriod } from "../../../statistics/index.js";
import type { FindPlace } from "../cells/find-place.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { mayHoldPlaces } from "../cells/place-heading.js";
import type { TableRow } from "../tables/row.js";
import { DecimalSigns, readFigure, usualMissing } from "../cells/read-figure.js";
import { readPeriod } from "../cells/read-period.js";
import { slug } from "../slug.js";

/** What a table seems to mean, and what it does not say. */
interface Guess {
  readonly mapping: ColumnMapping;
  /** A sentence for each thing that only its owner knows. */
  readonly questions: readonly string[];
}

const sampled = 200;
/** How many of a column's cells must read so that the column is taken for it. */
const enough = 0.8;

interface Column {
  readonly name: string;
  readonly texts: readonly string[];
}

const share = (texts: readonly string[], test: (text: string) => boolean): number => {
  const said = texts.filter((text) => !usualMissing.includes(text.trim()));
  return said.length === 0 ? 0 : said.filter(test).length / said.length;
};
export const isPeriod = (text: string) => "period" in readPeriod(text, "monthly");
/** A day says nothing of how often figures come. */
const isDay = (text: string) => isPeriod(text) && !("period" in readPeriod(text, undefined));
const placeTest = (findPlace: FindPlace) => (text: string) =>
  findPlace(text) !== undefined && !isPeriod(text) && !isFigure(text);
export const isFigure = (text: string) =>
  [".", ","].some((sign) => typeof readFigure(text, sign as "." | ",") === "number");

/** "GDP (million euros)" → the name and the unit in brackets, if there is one. */
function readHeading(heading: string): { name: string; unit: string } | undefined {
  const [, name, unit] = /^(.+?)\s*[([]([^()[\]]+)[)\]]\s*$/.exec(heading) ?? [];
  return name === undefined || unit === undefined
    ? undefined
    : { name, unit: unit.replace(/^in /i, "") };
}

function toMeasure(heading: string, questions: string[]): MappedMeasure {
  const read = readHeading(heading);
  if (read !== undefined) return { column: heading, key: slug(read.name), ...read };
  questions.push(`the unit of "${heading}"`);
  return { column: heading, key: slug(heading), name: heading, unit: "?" };
}

/** Periods of any kind, those that cannot be kept and seasons such as 2012-13 among them. */
const isLikePeriod = (text: string) =>
  parsePeriod(text) !== undefined || /^\d{4}[-/]\d{2}$/.test(text.trim());

/** Asks for the column, or says of the one that seems to be it why its periods cannot be kept. */
function periodQuestion(columns: readonly Column[]): string {
  const question = "which column holds the period";
  const column = columns.find(({ texts }) => share(texts, isLikePeriod) >= enough);
  const [reason] = (column?.texts ?? []).flatMap((text) => {
    const read = readPeriod(text, "monthly");
    return "reason" in read && !usualMissing.includes(text.trim()) ? [read.reason] : [];
  });
  return column === undefined || reason === undefined
    ? question
    : `${question}: it seems to be "${column.name}", but ${reason}`;
}

/** Looks at the heading and the first two hundred rows. */
export async function guessMapping(
  rows: AsyncIterable<TableRow>,
  findPlace: FindPlace,
): Promise<Guess> {
  const columns = await sample(rows);
  const questions: string[] = [];
  const free = new Set(columns);
  const take = (
    test: (text: string) => boolean,
    mayBe: (column: Column) => boolean = () => true,
  ): Column | undefined => {
    const found = [...free].find((one) => mayBe(one) && share(one.texts, test) >= enough);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const place = take(placeTest(findPlace), ({ name }) => mayHoldPlaces(name));
  if (place === undefined) questions.push("which place the figures are of: place: { is: Germany }");
  const headings = columns.filter(({ name }) => isPeriod(name));
  const isWide = headings.length >= 2;
  const period = isWide ? undefined : take(isPeriod);
  if (!isWide && period === undefined) questions.push(periodQuestion([...free]));
  for (const column of isWide ? headings : []) free.delete(column);

  const figures = [...free].filter(({ texts }) => share(texts, isFigure) >= enough);
  for (const column of figures) free.delete(column);
  const texts = [...free].filter((column) => share(column.texts, () => true) > 0);
  const [series] = texts;
  if (texts.length > 1)
    questions.push(`what ${texts.map(({ name }) => `"${name}"`).join(" and ")} are`);
  const measures = isWide
    ? [wideMeasure(questions)]
    : figures.map(({ name }) => toMeasure(name, questions));
  if (measures.length === 0) questions.push("which column holds the figures");
  const decimal = decimalOf(isWide ? headings : figures);
  if (period?.texts.some(isDay) === true)
    questions.push(
      `how often the figures of "${period.name}" come: frequency: annual, quarterly or monthly`,
    );
  return {
    mapping: {
      ...(decimal === undefined ? {} : { table: { decimal } }),
      place: place === undefined ? { is: "?" } : { column: place.name },
      period: isWide ? { headings: true } : { column: period?.name ?? "?" },
      ...(series === undefined ? {} : { series: { column: series.name } }),
      measures: measures.length === 0 ? [{ column: "?", name: "?", unit: "?" }] : measures,
    },
    questions,
  };
}

function wideMeasure(questions: string[]): MappedMeasure {
  questions.push("what is measured, and its unit");
  return { name: "?", unit: "?" };
}

function decimalOf(columns: readonly Column[]): "." | "," | undefined {
  const signs = new DecimalSigns();
  for (const { texts } of columns) for (const text of texts) signs.look(text.trim());
  return signs.sign === "." || signs.sign === "," ? signs.sign : undefined;
}

async function sample(rows: AsyncIterable<TableRow>): Promise<Column[]> {
  let names: readonly string[] | undefined;
  const cells: (readonly string[])[] = [];
  for await (const row of rows) {
    if (names === undefined) names = row.cells.map((name) => name.trim());
    else cells.push(row.cells);
    if (cells.length >= sampled) break;
  }
  return (names ?? []).map((name, at) => ({ name, texts: cells.map((row) => row[at] ?? "") }));
}
