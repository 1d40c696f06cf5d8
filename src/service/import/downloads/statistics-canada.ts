/** Statistics Canada's tables: a row for each figure, whose unit, scale and status stand in columns of their own. */
import type { MappedMeasure } from "../mapping.js";
import type { Guess } from "../sources/guess-mapping.js";
import { aboutSparseMonths } from "../tables/notation/periods/sparse-months.js";
import type { TableRow } from "../tables/row.js";
import type { Download, Recognise } from "./download.js";

const [place, period, unit, scale] = ["GEO", "REF_DATE", "UOM", "SCALAR_FACTOR"] as const;
const [value, status, symbol] = ["VALUE", "STATUS", "SYMBOL"] as const;
const needed = [period, place, unit, scale, "VECTOR", "COORDINATE", value, status];
/** Stand before the table's own dimensions. */
const first = [period, place, "DGUID"];

/**
 * What its legend says otherwise than the list of SDMX: E is to be used with caution, F is too unreliable to be published,
 * A to D are grades of quality, and 0s is rounded to nought.
 */
const statuses: Readonly<Record<string, string>> = {
  ...{ A: "", B: "", C: "", D: "", E: "U", F: "Q", x: "Q", X: "Q", "0s": "", "0S": "" },
};
const scales: Readonly<Record<string, number>> = {
  ...{ "": 1, units: 1, thousands: 1e3, millions: 1e6, billions: 1e9, trillions: 1e12 },
};
/** A table has few units and terms. */
const mostKnown = 20_000;

interface Read {
  /** By unit, the scales beside it. */
  readonly units: Map<string, Set<string>>;
  /** By dimension, its texts. */
  readonly terms: Map<string, Set<string>>;
  readonly periods: Set<string>;
}

async function readColumns(rows: Download["rows"], names: readonly string[]): Promise<Read> {
  const dimensions = names.slice(0, names.indexOf(unit)).filter((name) => !first.includes(name));
  const read: Read = {
    units: new Map(),
    terms: new Map(dimensions.map((name) => [name, new Set()])),
    periods: new Set(),
  };
  let isBelow = false;
  for await (const { cells } of rows()) {
    const said = (name: string) => (cells[names.indexOf(name)] ?? "").trim();
    if (isBelow && said(value) !== "") {
      const known = read.units.get(said(unit)) ?? new Set();
      read.units.set(said(unit), known.add(said(scale).toLowerCase()));
      read.periods.add(said(period));
      for (const [name, texts] of read.terms) if (texts.size < mostKnown) texts.add(said(name));
    }
    isBelow = true;
  }
  return read;
}

/** Its dollars are Canada's where it says no others. */
const unitOf = (text: string) => (/^dollars$/i.test(text) ? "Canadian dollars" : text);

function toMeasure(
  [text, factors]: readonly [string, ReadonlySet<string>],
  questions: string[],
): MappedMeasure {
  const [factor = ""] = factors;
  const known = factors.size === 1 ? scales[factor] : undefined;
  if (known === undefined)
    questions.push(
      `what the figures in "${text}" are divided by, of which ${scale} says ${[...factors].map((one) => `"${one}"`).join(" and ")}: one of thousands, millions, billions or trillions can be kept`,
    );
  return {
    ...{ column: value, name: "?", unit: text === "" ? "?" : unitOf(text) },
    ...(known === undefined || known === 1 ? {} : { scale: known }),
  };
}

async function guess(rows: Download["rows"], names: readonly string[]): Promise<Guess> {
  const { units, terms, periods } = await readColumns(rows, names);
  const questions = [
    "what is measured, the title of the table, which its file does not have: name, beside each measure",
  ];
  const measures = [...units].map((one) => toMeasure(one, questions));
  const months = aboutSparseMonths([...periods]);
  if (months !== undefined)
    questions.push(`how often the figures come: frequency: quarterly or monthly. ${months}`);
  const columns = [...terms].filter(([, texts]) => texts.size > 1).map(([name]) => name);
  const [column] = columns;
  const series = columns.length > 1 ? { columns } : column === undefined ? undefined : { column };
  const several = measures.map((one, at) => ({ ...one, when: [...units.keys()][at] ?? "" }));
  return {
    mapping: {
      ...{ table: { decimal: "." }, place: { column: place }, period: { column: period } },
      ...(series === undefined ? {} : { series }),
      status: { column: status },
      ...(measures.length > 1 ? { measure: { column: unit }, measures: several } : { measures }),
    },
    questions,
  };
}

/** A row with its status in the letters of SDMX, and what its symbol says: p is preliminary and r revised. */
function withStatus(row: TableRow, at: { readonly status: number; readonly symbol: number }) {
  const own = (row.cells[at.status] ?? "").trim();
  const mark = (row.cells[at.symbol] ?? "").trim();
  const said = [statuses[own] ?? own, mark].filter((text) => text !== "").join(", ");
  return { ...row, cells: row.cells.map((text, index) => (index === at.status ? said : text)) };
}

export const statisticsCanada: Recognise = ([heading], rows) => {
  const names = heading?.cells.map((name) => name.trim()) ?? [];
  if (!needed.every((name) => names.includes(name))) return undefined;
  const at = { status: names.indexOf(status), symbol: names.indexOf(symbol) };
  const table: Download["rows"] = async function* () {
    let isBelow = false;
    for await (const row of rows()) {
      yield isBelow ? withStatus(row, at) : row;
      isBelow = true;
    }
  };
  return { rows: table, guess: () => guess(table, names) };
};
