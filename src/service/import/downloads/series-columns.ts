/** Downloads with a column for each series: the heading says which one it is, and the place seldom. */
import { usualMissing } from "../cells/read-figure.js";
import type { TableFrequency } from "../cells/read-period.js";
import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { seriesSlug } from "../slug.js";
import type { Guess } from "../sources/guess-mapping.js";
import { readHeading } from "../cells/read-heading.js";

export interface SeriesColumn {
  readonly column: string;
  /** The publisher's own: figures of it are known by it. */
  readonly key: string;
  /** Without it; undefined where nothing else is said. */
  readonly title: string | undefined;
  /** How often its figures come, or in words why that is none that can be kept; undefined where nothing says it. */
  readonly frequency?: TableFrequency | { readonly reason: string } | undefined;
}

/** A unit in brackets of the title is one; a key in them, such as EXR.M.USD.EUR.SP00.A, names moneys and is none. */
function toMeasure({ column, key, title }: SeriesColumn, questions: string[]): MappedMeasure {
  const read = title === undefined ? undefined : readHeading(title);
  const name = read?.name ?? title ?? column;
  if (read === undefined)
    questions.push(`the unit of "${name}"${title === undefined ? ", and a name for it" : ""}`);
  return { column, key: seriesSlug(key), name, unit: read?.unit ?? "?" };
}

/** Of all columns alike, since a table is read with one; asks where that is not sure. */
function frequencyOf(
  series: readonly SeriesColumn[],
  questions: string[],
): TableFrequency | undefined {
  const named = series.map(({ title, column, frequency }) => ({
    name: title ?? column,
    frequency,
  }));
  const known = new Map<TableFrequency, string>();
  for (const { name, frequency } of named) {
    if (frequency === undefined)
      questions.push(
        `how often the figures of "${name}" come: frequency: annual, quarterly or monthly`,
      );
    else if (typeof frequency === "object") questions.push(frequency.reason);
    else if (!known.has(frequency)) known.set(frequency, name);
  }
  const [first, second] = [...known];
  if (first !== undefined && second !== undefined)
    questions.push(
      `"${first[1]}" is ${first[0]} and "${second[1]}" ${second[0]}: take a file of each`,
    );
  const isSure = named.every(({ frequency }) => frequency === first?.[0]);
  return isSure ? first?.[0] : undefined;
}

/** @param place an example of one @param isOfDays whether periods are written as days, which say no interval */
export function guessOfSeries(
  period: string,
  series: readonly SeriesColumn[],
  {
    place,
    missing = [],
    isOfDays,
  }: { readonly place: string; readonly missing?: readonly string[]; readonly isOfDays: boolean },
): Guess {
  const of = series.length > 1 ? "the figures of all columns" : "the figures";
  const others = series.length > 1 ? ". Take series of another place in a file of their own" : "";
  const questions = [`which place ${of} are of: place: { is: ${place} }${others}`];
  const frequency = isOfDays ? frequencyOf(series, questions) : undefined;
  const measures = series.map((one) => toMeasure(one, questions));
  const mapping: ColumnMapping = {
    table: { decimal: ".", missing: [...usualMissing, ...missing] },
    ...{ place: { is: "?" }, period: { column: period } },
    ...(frequency === undefined ? {} : { frequency }),
    measures,
  };
  return { mapping, questions };
}
