import type { FindPlace } from "../cells/find-place.js";
import { DecimalSigns } from "../tables/notation/decimal-signs.js";
import { aboutSparseMonths } from "../tables/notation/periods/sparse-months.js";
import {
  headAsPeriod,
  isLikePeriod,
  isPeriod,
  isSlashedDay,
  readPeriod,
} from "../cells/read-period.js";
import { isOfOwnYears } from "../cells/season.js";
import { isFootnote } from "../cells/kind-heading.js";
import { writtenFigure } from "../cells/written-figure.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import type { TableRow } from "../tables/row.js";
import { enough, isMissing, sampleColumns, share, type Column } from "./guess-columns.js";
import { holdsFigures, likelyFigures, toMeasure } from "./guess-measures.js";
import {
  askPlacesAcross,
  numbersOfPlaces,
  placeHeadings,
  takePlaces,
  type PlaceColumn,
} from "./guess-places.js";
import { guessSeries, guessStatus } from "./guess-series.js";
import { partsBesideYears } from "./parts-of-year.js";

/** What a table seems to mean, and what it does not say. */
export interface Guess {
  readonly mapping: ColumnMapping;
  /** A sentence for each thing that only its owner knows. */
  readonly questions: readonly string[];
  /** What was chosen, a sentence each. */
  readonly notes?: readonly string[];
}

/** A day says nothing of how often figures come. */
const isDay = (text: string) => isPeriod(text) && !("period" in readPeriod(text, undefined));

/** A day from 1954 to 2064 as a spreadsheet keeps it, without the format of a date. */
const isSerial = (text: string) => /^[2-5]\d{4}$/.test(text.trim());
const serials = (columns: readonly Column[]) =>
  columns.find(
    ({ name, texts }) =>
      /^(?:(?:observation|obs|time|ref)?[ _]?date|datum|fecha|data|period|time)$/i.test(name) &&
      share(texts, isSerial) === 1,
  );

/** Asks for the column, or says of the one that seems to be it why its periods cannot be kept. */
function periodQuestion(columns: readonly Column[]): string {
  const question = "which column holds the period";
  const isLike = (text: string) => isLikePeriod(text) || isSlashedDay(text);
  const column = columns.find(({ texts }) => share(texts, isLike) >= enough) ?? serials(columns);
  if (column !== undefined && column.texts.every((text) => isMissing(text) || isSerial(text)))
    return `${question}: it seems to be "${column.name}", whose numbers may be days as spreadsheets count them: give them the format of a date, so that ${column.texts.find(isSerial) ?? ""} is a day`;
  const [reason] = (column?.texts ?? []).flatMap((text) => {
    const read = readPeriod(text, "monthly");
    return "reason" in read && !isMissing(text) ? [read.reason] : [];
  });
  return column === undefined || reason === undefined
    ? question
    : `${question}: it seems to be "${column.name}", but ${reason}`;
}

/** Columns whose headings are periods that cannot be kept; one alone may be the name of a measure. */
function otherPeriods(columns: readonly Column[]): readonly Column[] {
  const found = columns.filter(({ name }) => !isPeriod(name) && isLikePeriod(name));
  return found.length < 2 ? [] : found;
}

/** Says of headings that are periods why none of them can be kept. */
function headingsQuestion([first]: readonly Column[]): string {
  const read = readPeriod(first?.name ?? "", undefined);
  const why = "reason" in read ? read.reason : "";
  return `which periods the figures are of: the headings seem to be the periods, but ${why}. ${headAsPeriod}`;
}

const howOften = (which: string) =>
  `how often the figures ${which}: frequency: annual, quarterly or monthly`;

/** @param others that cannot be kept */
function aboutHeadings(headings: readonly Column[], others: readonly Column[]): string[] {
  if (others.length > 0) return [headingsQuestion(others)];
  if (headings.some(({ name }) => isDay(name)))
    return [howOften("under the headings come, which are days")];
  const months = aboutSparseMonths(headings.map(({ name }) => name));
  return months === undefined ? [] : [`${howOften("under the headings come")}. ${months}`];
}

/** Looks at the heading and the first two hundred rows. */
export async function guessMapping(
  rows: AsyncIterable<TableRow>,
  findPlace: FindPlace,
): Promise<Guess> {
  const { columns, problem } = await sampleColumns(rows);
  if (problem !== undefined) return unreadable(problem);
  const questions: string[] = [];
  const free = new Set(columns);
  const drop = (some: readonly Column[]) => {
    for (const column of some) free.delete(column);
  };
  const headings = columns.filter(({ name }) => isPeriod(name));
  const across = headings.length >= 2 ? [] : placeHeadings(columns, findPlace, questions);
  drop(across);
  const place = across.length > 0 ? undefined : takePlaces(free, findPlace, questions);
  const period = headings.length >= 2 ? undefined : takePeriod(free);
  const others = headings.length >= 2 || period !== undefined ? [] : otherPeriods(columns);
  drop(others);
  const isWide = others.length > 0 || headings.length >= 2;
  if (isWide) questions.push(...aboutHeadings(headings, others));
  else if (period === undefined) questions.push(periodQuestion([...free]));
  drop(isWide ? headings : []);
  drop(withoutHeading(columns, questions));
  drop(partsBesideYears([...free], { period, questions }));
  drop(numbersOfPlaces([...free], place, findPlace));

  const isHeaded = isWide || across.length > 0;
  const measured = takeFigures(free, isHeaded, questions);
  const texts = [...free].filter((column) => share(column.texts, () => true) > 0);
  if (place === undefined && !isHeaded) askPlacesAcross(measured, findPlace, questions);
  const statuses = isHeaded ? [] : guessStatus(texts, measured.length);
  const [status] = statuses;
  const named = texts.filter((column) => !statuses.includes(column));
  const series = guessSeries(named, { place, period, findPlace, questions });
  const measures = isHeaded
    ? [wideMeasure(questions)]
    : measured.map((column) => toMeasure(column, questions));
  if (period !== undefined) questions.push(...aboutPeriod(period));
  const said = isWide ? headings : across;
  const decimals = withDecimals(measures, isHeaded ? said : measured, isHeaded);
  const isAcross = across.length > 0;
  return {
    mapping: {
      ...decimals,
      ...mappingOf({ place, period, isWide, isAcross, series, status, ...decimals }),
    },
    questions,
  };
}

function takePeriod(free: Set<Column>): Column | undefined {
  const found = [...free].find(({ texts }) => share(texts, isPeriod) >= enough);
  if (found !== undefined) free.delete(found);
  return found;
}

/** The columns of figures among those that are free; asks where none is sure, unless headings say which they are. */
function takeFigures(free: Set<Column>, isHeaded: boolean, questions: string[]): Column[] {
  const figures = [...free].filter((one) => holdsFigures(one) && !isFootnote(one.name));
  for (const column of figures) free.delete(column);
  if (figures.length > 0 || isHeaded) return figures;
  const likely = likelyFigures([...free], questions);
  if (likely === undefined) return figures;
  free.delete(likely);
  return [likely];
}

interface Found {
  readonly place: PlaceColumn | undefined;
  readonly period: Column | undefined;
  /** Whether the headings are the periods. */
  readonly isWide: boolean;
  /** Whether they are the places. */
  readonly isAcross: boolean;
  readonly series: Column | undefined;
  readonly status: Column | undefined;
  readonly measures: readonly MappedMeasure[];
}

const nameOf = (column: Column | undefined) => column?.name || "?";

function placeOf({ place, isAcross }: Pick<Found, "place" | "isAcross">): ColumnMapping["place"] {
  if (isAcross) return { headings: true };
  return place === undefined
    ? { is: "?" }
    : { column: nameOf(place), ...(place.codes && { codes: place.codes }) };
}

const mappingOf = ({
  period,
  isWide,
  series,
  status,
  measures,
  ...found
}: Found): ColumnMapping => ({
  place: placeOf(found),
  period: isWide ? { headings: true } : { column: nameOf(period) },
  ...(series === undefined ? {} : { series: { column: series.name } }),
  ...(status === undefined ? {} : { status: { column: status.name } }),
  measures: measures.length === 0 ? [{ column: "?", name: "?", unit: "?" }] : [...measures],
});

/** A table of which nothing is known before its owner has changed it. */
function unreadable(question: string): Guess {
  const none = { place: undefined, period: undefined, series: undefined, status: undefined };
  return {
    mapping: mappingOf({ ...none, isWide: false, isAcross: false, measures: [] }),
    questions: [question],
  };
}

/** A mapping names columns by their headings; asks for those that are not there. */
function withoutHeading(columns: readonly Column[], questions: string[]): readonly Column[] {
  const found = columns.filter(
    ({ name, texts }) => name === "" && texts.some((text) => !isMissing(text)),
  );
  for (const { number } of found)
    questions.push(`what the column ${String(number)} is, which has no heading: give it one`);
  return found;
}

/** Whether a month has several days. */
function isDaily(texts: readonly string[]): boolean {
  const days = new Set(texts.filter(isDay));
  const months = [...days].map((text) => {
    const read = readPeriod(text, "monthly");
    return "period" in read ? read.period : text;
  });
  return new Set(months).size < days.size;
}

function aboutPeriod({ name, texts }: Column): string[] {
  const often = `${howOften(`of "${name}" come`)}${isDaily(texts) ? ". There are several days of a month: a figure for each day cannot be kept, so leave one row for each month, such as that of its last day, and say frequency: monthly" : ""}`;
  const own = `which months the years of "${name}" have: as calendar years stand here, give periods such as 2023-Q4; to keep them by their numbers, use this mapping and say so in each measure's name, such as "Budget (fiscal years to June)"`;
  const months = aboutSparseMonths(texts);
  return [
    ...(texts.some(isDay) ? [often] : []),
    ...(months === undefined ? [] : [`${howOften(`of "${name}" come`)}. ${months}`]),
    ...(isOfOwnYears(name) ? [own] : []),
  ];
}

/** Asks for what no column of a table says whose headings are periods or places. */
export const askWide = "what is measured, and its unit";

function wideMeasure(questions: string[]): MappedMeasure {
  questions.push(askWide);
  return { name: "?", unit: "?" };
}

/** How columns write decimals as far as their first rows tell: of all alike, or of each that tells. */
function withDecimals(
  measures: readonly MappedMeasure[],
  columns: readonly Column[],
  isWide: boolean,
): Pick<ColumnMapping, "table" | "measures"> {
  const signOf = (some: readonly Column[], measure: MappedMeasure | undefined) => {
    const signs = new DecimalSigns();
    for (const { untyped } of some)
      for (const text of untyped)
        signs.look(measure === undefined ? text.trim() : writtenFigure(text, measure, {}));
    return signs.sign === "." || signs.sign === "," ? signs.sign : undefined;
  };
  const own = isWide
    ? [signOf(columns, undefined)]
    : columns.map((column, at) => signOf([column], measures[at]));
  const [first] = own;
  if (first !== undefined && own.every((sign) => sign === first))
    return { table: { decimal: first }, measures: [...measures] };
  const told = measures.map((measure, at) => {
    const sign = own[at];
    return sign === undefined ? measure : { ...measure, decimal: sign };
  });
  return { measures: told };
}
