/** The IMF's World Economic Outlook: tabs between its cells, in UTF-16, named as if it were a workbook (.xls). */
import { readPeriod } from "../cells/read-period.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import type { Guess } from "../sources/guess-mapping.js";
import { isBlank, onlyText, type Download, type Recognise } from "./download.js";

const subject = "WEO Subject Code";
const [descriptor, units, scale] = ["Subject Descriptor", "Units", "Scale"] as const;
const estimates = "Estimates Start After";
/** Countries by their codes, groups by their names. */
const places = ["ISO", "Country Group Name"] as const;
const edition = /World Economic Outlook Database, \w+ (\d{4})/i;

const scales: Readonly<Record<string, number>> = {
  ...{ "": 1, units: 1, thousands: 1e3, millions: 1e6, billions: 1e9, trillions: 1e12 },
};

/** One subject, with the last year of which some place has no estimate. */
interface Subject {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly scale: string;
  lastActual: number | undefined;
  firstEstimate: number | undefined;
}

const isPeriod = (name: string) => "period" in readPeriod(name, undefined);
/** "National currency" as it stands behind "billion"; "U.S. dollars" stays. */
const inSentence = (text: string) =>
  text.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** From the edition's year on everything is a forecast, and before it what is an estimate for every place. */
function forecastFrom({ lastActual }: Subject, year: number | undefined): string | undefined {
  const from = Math.min(year ?? Infinity, (lastActual ?? Infinity) + 1);
  return from === Infinity ? undefined : String(from);
}

function toMeasure(one: Subject, year: number | undefined, questions: string[]): MappedMeasure {
  const factor = scales[one.scale.toLowerCase()];
  if (factor === undefined) questions.push(`what the scale "${one.scale}" of "${one.name}" is`);
  const from = forecastFrom(one, year);
  return {
    ...{ when: one.code, key: slug(one.code), name: one.name },
    unit: one.unit === "" ? "?" : inSentence(one.unit),
    ...(factor === undefined || factor === 1 ? {} : { scale: factor }),
    ...(from === undefined ? {} : { forecastFrom: from }),
  };
}

/** Names figures that are estimates for some places, and stand before those that are for all. */
function estimatesNote(subjects: readonly Subject[], year: number | undefined): readonly string[] {
  const firsts = subjects.flatMap((one) => {
    const from = forecastFrom(one, year);
    const first = one.firstEstimate;
    return first !== undefined && first < Number(from) ? [first] : [];
  });
  if (firsts.length === 0) return [];
  return [
    `Forecasts begin where the figures of all places are estimates, at the latest with the edition's year. Figures before are the IMF's estimates for some places, from ${String(Math.min(...firsts))} on at the earliest: its column "${estimates}" says for which.`,
  ];
}

/** What its rows say of their subjects, and its last line of its edition. */
async function readSubjects(rows: Download["rows"]) {
  const subjects = new Map<string, Subject>();
  let heading: readonly string[] | undefined;
  let year: number | undefined;
  for await (const row of rows()) {
    const names = (heading ??= row.cells.map((name) => name.trim()));
    const said = (name: string) => row.cells[names.indexOf(name)]?.trim() ?? "";
    const [, inEdition] = edition.exec(onlyText(row)) ?? [];
    if (inEdition !== undefined) year = Number(inEdition);
    const code = said(subject);
    if (code === "" || code === subject) continue;
    const known = subjects.get(code) ?? {
      ...{ code, name: said(descriptor), unit: said(units), scale: said(scale) },
      ...{ lastActual: undefined, firstEstimate: undefined },
    };
    subjects.set(code, known);
    if (!/^\d{4}$/.test(said(estimates))) continue;
    const last = Number(said(estimates));
    known.lastActual = Math.max(known.lastActual ?? last, last);
    known.firstEstimate = Math.min(known.firstEstimate ?? last + 1, last + 1);
  }
  return { subjects: [...subjects.values()], year };
}

const askForecasts =
  'from which year on its figures are forecasts, which neither a column nor a last line says: forecastFrom: "2026" beside each measure';

async function guess(rows: Download["rows"], place: string): Promise<Guess> {
  const { subjects, year } = await readSubjects(rows);
  const questions: string[] = [];
  const measures = subjects.map((one) => toMeasure(one, year, questions));
  for (const { name, unit } of measures)
    if (unit === "?") questions.push(`the unit of "${typeof name === "string" ? name : name.en}"`);
  if (measures.some((one) => one.forecastFrom === undefined)) questions.push(askForecasts);
  const mapping: ColumnMapping = {
    ...{ table: { decimal: "." }, place: { column: place }, period: { headings: true } },
    ...{ measure: { column: subject }, measures },
  };
  return { mapping, questions, notes: estimatesNote(subjects, year) };
}

/** Its last lines are left out, and its columns of notes. */
export const worldEconomicOutlook: Recognise = ([heading], rows) => {
  const names = heading?.cells.map((name) => name.trim()) ?? [];
  const place = places.find((name) => names.includes(name));
  if (
    place === undefined ||
    ![subject, descriptor, units, scale].every((one) => names.includes(one))
  )
    return undefined;
  const kept = [place, subject, descriptor, units, scale];
  const columns = names.flatMap((name, at) => (kept.includes(name) || isPeriod(name) ? [at] : []));
  const part = <T>(cells: readonly T[]) => cells.filter((_, at) => columns.includes(at));
  const table: Download["rows"] = async function* () {
    for await (const row of rows()) {
      if (isBlank(row) || onlyText(row).startsWith("International Monetary Fund")) continue;
      const isWhole = row.cells.length === names.length;
      const problem = isWhole ? row.problem : "has other cells than the heading";
      const cells = isWhole ? part(row.cells) : columns.map(() => "");
      const typed = row.typed === undefined ? {} : { typed: part(row.typed) };
      yield { ...row, cells, ...typed, ...(problem === undefined ? {} : { problem }) };
    }
  };
  return { rows: table, guess: () => guess(rows, place) };
};
