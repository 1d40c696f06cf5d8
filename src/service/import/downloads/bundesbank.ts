/** The Bundesbank's series: above the figures stand what they are, and beside each its remarks. */
import type { FindPlace } from "../cells/find-place.js";
import { usualMissing } from "../cells/read-figure.js";
import { isLikePeriod } from "../cells/read-period.js";
import type { MappedMeasure } from "../mapping.js";
import { seriesSlug } from "../slug.js";
import type { Guess } from "../sources/guess-mapping.js";
import type { TableRow } from "../tables/row.js";
import { isBlank, onlyText, type Download, type Recognise } from "./download.js";

const remarks = "_FLAGS";
const period = "Period";
const german = /^(?:Einheit|Dimension|Stand vom|Dezimalstellen)$/;
const unitLine = /^(?:Einheit|unit)$/i;
const scaleLine = /^(?:Dimension|unit multiplier)$/i;
const forecast = /prognos|vorausschätz|forecast|projection/i;
/** "Kein Wert vorhanden" */
const none = ".";

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:eins|one|)$/i, 1],
  [/^(?:tausend|thousands?|tsd\.?)$/i, 1e3],
  [/^(?:millionen|millions?|mio\.?)$/i, 1e6],
  [/^(?:milliarden|billions?|mrd\.?)$/i, 1e9],
];

interface Head {
  readonly keys: readonly { readonly key: string; readonly at: number }[];
  /** What stands above a column's figures. */
  readonly above: readonly TableRow[];
}

/** What a column is of, in the line that says nothing before it. */
const titleAt = (above: readonly TableRow[], at: number): string =>
  above.find(({ cells: [first = ""] }) => first.trim() === "")?.cells[at]?.trim() ?? "";

/** Prices, exports "to France": only a figure whose one place is Germany is surely Germany's. */
function placeOf({ keys, above }: Head, findPlace: FindPlace): string | undefined {
  const isGerman = keys.every(({ key, at }) => {
    const named = titleAt(above, at)
      .split(/\s*\/\s*/)
      .flatMap((part) => findPlace(part) ?? []);
    const isOfGermany = key.split(".").slice(2, 4).includes("DE");
    return isOfGermany && named.length === 1 && named[0] === "DEU";
  });
  return isGerman ? "Germany" : undefined;
}

function guessOf(head: Head, findPlace: FindPlace): Guess {
  const { keys, above } = head;
  const questions: string[] = [];
  const said = (line: RegExp, at: number) =>
    above.find(({ cells: [first = ""] }) => line.test(first.trim()))?.cells[at]?.trim() ?? "";
  const measures = keys.map(({ key, at }): MappedMeasure => {
    const name = titleAt(above, at);
    const [unit, multiplier] = [said(unitLine, at), said(scaleLine, at)];
    const scale = scales.find(([words]) => words.test(multiplier))?.[1];
    if (unit === "") questions.push(`the unit of "${key}"`);
    if (scale === undefined) questions.push(`what "${multiplier}" of "${key}" is as a scale`);
    return {
      ...{ column: key, key: seriesSlug(key) },
      ...{ name: name === "" ? key : name, unit: unit === "" ? "?" : unit },
      ...(scale === undefined || scale === 1 ? {} : { scale }),
    };
  });
  const place = placeOf(head, findPlace);
  if (place === undefined)
    questions.unshift("which place the figures are of: place: { is: Germany }");
  const isGerman = above.some(({ cells: [first = ""] }) => german.test(first.trim()));
  return {
    questions,
    mapping: {
      table: { decimal: isGerman ? "," : ".", missing: [...usualMissing, none] },
      ...{ place: { is: place ?? "?" }, period: { column: period }, measures },
    },
  };
}

/** A remark that its figure is a forecast makes the row one that nobody asked for. */
const problemOf = ({ cells }: TableRow, at: readonly number[]): string | undefined => {
  const found = at.map((one) => cells[one] ?? "").find((text) => forecast.test(text));
  return found === undefined
    ? undefined
    : `says "${found.trim()}" of a figure: import forecasts as a measure of their own`;
};

export const bundesbank: Recognise = (first, rows, findPlace) => {
  const names = first[0]?.cells.map((name) => name.trim()) ?? [];
  const keys = names.flatMap((key, at) =>
    at > 0 && names[at + 1] === `${key}${remarks}` ? [{ key, at }] : [],
  );
  if (names[0] !== "" || keys.length === 0) return undefined;
  const flags = keys.map(({ at }) => at + 1);
  const isFigures = ({ cells: [one = ""] }: TableRow) => isLikePeriod(one);
  const table: Download["rows"] = async function* () {
    let isHeading = true;
    let isBelow = false;
    for await (const row of rows()) {
      isBelow ||= isFigures(row);
      if (isHeading) yield { ...row, cells: [period, ...keys.map(({ key }) => key)] };
      else if (isBelow && onlyText(row) === "" && !isBlank(row)) {
        const cells = [row.cells[0] ?? "", ...keys.map(({ at }) => row.cells[at] ?? "")];
        const other =
          row.cells.length === names.length ? undefined : "has other cells than the heading";
        const problem = row.problem ?? other ?? problemOf(row, flags);
        yield { ...row, cells, ...(problem === undefined ? {} : { problem }) };
      }
      isHeading = false;
    }
  };
  const guess = async () => {
    const above: TableRow[] = [];
    for await (const row of rows()) {
      if (isFigures(row)) break;
      above.push(row);
    }
    return guessOf({ keys, above: above.slice(1) }, findPlace);
  };
  return { rows: table, guess };
};
