/** The World Bank's tables: of DataBank, of an indicator's page ("API_…csv"), and of a whole database. */
import { readPeriod } from "../cells/read-period.js";
import { readsLikeUnit } from "../cells/unit-words.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import type { Guess } from "../sources/guess-mapping.js";
import type { TableRow } from "../tables/row.js";
import { isBlank, onlyText, type Download, type Recognise } from "./download.js";

const [placeName, placeCode] = ["Country Name", "Country Code"] as const;
const ofSeries = [
  { name: "Series Name", code: "Series Code" },
  { name: "Indicator Name", code: "Indicator Code" },
] as const;
const [time, timeCode] = ["Time", "Time Code"] as const;

const before = /^(?:Data Source|Last Updated Date)$/i;
const behind = /^(?:Data from database:|Last Updated:)/i;

/** "2021 [YR2021]", "2021Q1 [2021Q1]" */
const period = /^(\S+) \[(?:YR)?\1\]$/;
const withoutCode = (heading: string) => heading.trim().replace(period, "$1");

/** "GDP (current US$) [NY.GDP.MKTP.CD]" */
const nameAndCode = /^(.+?) \[([A-Z0-9_.]+)\]$/i;

/** Where a name has no unit in brackets, its figures are numbers of these, or an index. */
const counted =
  /\b(?:population|persons|people|labor force|number of|arrivals|departures|passengers carried|articles|applications|migrants?|refugees?|deaths|births|subscriptions|enrolment|students|teachers)\b/i;
const scored = /\b(?:index|score)\b/i;

/** The last brackets that say a unit: "Inflation, consumer prices (annual %)". */
function nameAndUnit(text: string): Pick<MappedMeasure, "name" | "unit"> | undefined {
  const found = [...text.matchAll(/\s*\(([^()]+)\)/g)].findLast(
    ([, said = ""]) => readsLikeUnit(said) || /\bper\b|^sq\. /.test(said),
  );
  if (found !== undefined) {
    const [whole, unit = ""] = found;
    return { name: text.replace(whole, "").trim(), unit };
  }
  if (scored.test(text)) return { name: text, unit: "index" };
  return counted.test(text) ? { name: text, unit: "number" } : undefined;
}

const noUnit = "no unit given";
const isPeriod = (name: string) => "period" in readPeriod(name, undefined);

/** @param series names by codes: those of rows, or of the columns of figures */
function measuresOf(
  series: readonly { readonly code: string; readonly name: string; readonly column?: string }[],
): { readonly measures: MappedMeasure[]; readonly notes: readonly string[] } {
  const read = series.map((one) => ({ ...one, said: nameAndUnit(one.name) }));
  const measures = read.map(({ code, name, column, said }) => ({
    ...(column === undefined ? { when: code } : { column }),
    ...{ key: slug(code), ...(said ?? { name, unit: noUnit }) },
  }));
  const without = read.flatMap(({ name, said }) => (said === undefined ? [`"${name}"`] : []));
  const shown = without.length > 3 ? [...without.slice(0, 3), "…"] : without;
  const note = `No unit stands in the name of ${shown.join(", ")}: figures of it are in with the unit "${noUnit}". A mapping says it.`;
  return { measures, notes: without.length === 0 ? [] : [note] };
}

const common = { table: { decimal: "." }, place: { column: placeCode } } as const;

/** A row for each place and series, a column for each period. */
async function guessWide(
  rows: Download["rows"],
  { name, code }: (typeof ofSeries)[number],
): Promise<Guess> {
  const names = new Map<string, string>();
  let at: readonly [number, number] | undefined;
  for await (const { cells } of rows()) {
    if (at === undefined) at = [cells.indexOf(name), cells.indexOf(code)];
    else {
      const text = cells[at[1]]?.trim() ?? "";
      if (text !== "" && !names.has(text)) names.set(text, cells[at[0]]?.trim() ?? "");
    }
  }
  const { measures, notes } = measuresOf(
    [...names].map(([one, said]) => ({ code: one, name: said })),
  );
  const mapping: ColumnMapping = {
    ...common,
    ...{ period: { headings: true }, measure: { column: code }, measures },
  };
  return { mapping, questions: [], notes };
}

/** A row for each place and period, a column for each series. */
function guessLong(columns: readonly string[]): Guess {
  const series = columns.map((column) => {
    const [, name = column, code = column] = nameAndCode.exec(column) ?? [];
    return { column, name, code };
  });
  const { measures, notes } = measuresOf(series);
  const mapping: ColumnMapping = { ...common, period: { column: time }, measures };
  return { mapping, questions: [], notes };
}

/** What a heading says, where all of its columns are known; undefined where there are others, such as a counterpart. */
function guessOf(names: readonly string[], rows: Download["rows"]): Download["guess"] {
  const others = names.filter((name) => name !== "" && name !== placeName && name !== placeCode);
  const series = ofSeries.find(({ name, code }) => names.includes(name) && names.includes(code));
  const left = others.filter((name) => !isPeriod(name));
  if (series !== undefined && left.length === 2 && others.length > 2)
    return () => guessWide(rows, series);
  const measured = others.filter((name) => name !== time);
  const isLong = names.includes(time) && measured.length > 0;
  return isLong && measured.every((name) => nameAndCode.test(name))
    ? () => Promise.resolve(guessLong(measured))
    : undefined;
}

const isHeading = ({ cells }: TableRow) =>
  [placeName, placeCode].every((name) => cells.some((cell) => cell.trim() === name));

/** Lines above its heading and below its rows are left out; its periods are written as others write them. */
export const worldBank: Recognise = (first, rows, findPlace) => {
  const at = first.findIndex(isHeading);
  const heading = first[at];
  if (
    heading === undefined ||
    !first.slice(0, at).every(({ cells }) => before.test(cells[0] ?? ""))
  )
    return undefined;
  const whole = heading.cells.map(withoutCode);
  const codeOfTime = whole.indexOf(timeCode);
  /** Without the column that says the period again. */
  const kept = <T>(cells: readonly T[]) =>
    codeOfTime < 0 ? cells : cells.filter((_, index) => index !== codeOfTime);
  const names = kept(whole);
  const [nameAt, codeAt] = [names.indexOf(placeName), names.indexOf(placeCode)];
  /** A code that is elsewhere another place's. */
  const problemOf = (name: string, code: string): string | undefined => {
    const [byName, byCode] = [findPlace(name), findPlace(code)];
    return byName === undefined || byCode === undefined || byName === byCode
      ? undefined
      : `"${code}" is called "${name}", which is another place`;
  };
  const toRow = (row: TableRow): TableRow => {
    const cells = kept(row.cells);
    const problem = row.problem ?? problemOf(cells[nameAt] ?? "", cells[codeAt] ?? "");
    return {
      ...{ ...row, cells },
      ...(row.typed === undefined ? {} : { typed: kept(row.typed) }),
      ...(problem === undefined ? {} : { problem }),
    };
  };
  const table: Download["rows"] = async function* () {
    let isBelow = false;
    for await (const row of rows()) {
      if (!isBelow) {
        isBelow = isHeading(row);
        if (isBelow) yield { ...row, cells: names };
      } else if (!isBlank(row) && !behind.test(onlyText(row))) {
        yield toRow(row);
      }
    }
  };
  return { rows: table, guess: guessOf(names, table) };
};
