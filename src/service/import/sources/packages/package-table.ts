/** A resource of a data package as a table: what its description says of its columns. */
import type { FindPlace } from "../../cells/find-place.js";
import type { ColumnMapping, MappedMeasure } from "../../mapping.js";
import type { MappedTable } from "../../tables/mapped-table.js";
import { readCsv } from "../../tables/text/read-csv.js";
import type { TableRow } from "../../tables/row.js";
import { askWide, guessMapping } from "../guess-mapping.js";
import { isCoded, readCells, wordsOf } from "./field-cells.js";
import { notated, periodFields, withoutMissing } from "./field-notation.js";
import { joinFiles, type TableFile } from "./join-files.js";
import { filesOf, inside, packageFile } from "./package-description.js";
import type { Package, Resource } from "./package-schema.js";
import { describe, describeWide, type WideFields } from "./measure-names.js";

interface TableContext {
  readonly resource: Resource;
  readonly languages: Package["languages"];
  /** What the table is called. */
  readonly ofTable: MappedMeasure["name"] | undefined;
  readonly findPlace: FindPlace;
}

export interface PackageTable {
  readonly resource: Resource;
  readonly table: MappedTable;
  readonly questions: readonly string[];
}

/** A field of numbers whose cells are none makes no series; the codes of a list have their names in place of them. */
function questionsOfSeries({ series }: ColumnMapping, { schema }: Resource): string[] {
  if (series === undefined || !("column" in series)) return [];
  const { column } = series;
  const field = schema?.fields?.find(({ name }) => name === column);
  const isListed =
    (field !== undefined && isCoded(field)) ||
    schema?.foreignKeys?.some(({ fields }) => [fields].flat().includes(column));
  return isListed !== true && /^(?:number|integer)$/.test(field?.type ?? "")
    ? [
        `what "${column}" is, a field of the type ${field?.type ?? ""} whose cells are no numbers: write the figures alone and their unit beside it, or give it the type string`,
      ]
    : [];
}

/** The fields whose names are periods or places, where the figures of all are one measure. */
function wideFields(
  { place, period }: ColumnMapping,
  resource: Resource,
  findPlace: FindPlace,
): WideFields | undefined {
  if ("headings" in period) return { of: "periods", fields: periodFields(resource) };
  if (!("headings" in place)) return undefined;
  const all = resource.schema?.fields ?? [];
  return { of: "places", fields: all.filter(({ name }) => findPlace(name) !== undefined) };
}

const askDecimal = `In ${packageFile} "decimalChar" or "groupChar" of the field says it.`;

/** What one file of a resource holds; `rows` have names in place of the codes of its lists. */
export async function toTable(
  path: string,
  rows: MappedTable["rows"],
  { resource, findPlace, ...named }: TableContext,
): Promise<PackageTable> {
  const guess = await guessMapping(withoutMissing(rows(), resource), findPlace);
  const { mapping } = guess;
  const missing = wordsOf(resource.schema?.missingValues);
  const fields = wideFields(mapping, resource, findPlace);
  const wide = fields && describeWide(resource, fields, named);
  const described = wide?.measures ?? describe(mapping.measures, resource, named);
  const measures = notated(described, resource, fields?.fields ?? []);
  const questions = [
    ...guess.questions.filter((question) => wide === undefined || question !== askWide),
    ...(wide?.questions ?? []),
  ];
  const withUnit = measures.filter(({ unit }) => unit !== "?").map(({ column }) => column);
  const answered = new Set(withUnit.map((name) => `the unit of "${name ?? ""}"`));
  return {
    resource,
    questions: [
      ...questions.filter((question) => !answered.has(question)),
      ...questionsOfSeries(mapping, resource),
    ],
    table: {
      ...{ path, rows, askDecimal },
      // As its standard says; a column with commas is asked about all the same.
      decimal: ".",
      mapping: { ...mapping, measures, table: missing === undefined ? {} : { missing } },
    },
  };
}

/** A file's rows; where it has no heading of its own, its fields are that. @throws Error where it has no fields either */
function rowsOf(path: string, { dialect, schema, encoding }: Resource): TableFile["rows"] {
  const { commentChar, quoteChar, escapeChar, headerRows = [], commentRows = [] } = dialect ?? {};
  if (headerRows.length > 1)
    throw new Error(
      `${path} has a heading of several rows (dialect.headerRows): one can be read. Join them into one.`,
    );
  const [firstRow = 1] = headerRows;
  const isLeftOut = ({ line }: TableRow) => line < firstRow || commentRows.includes(line);
  const written = {
    ...{ delimiter: dialect?.delimiter, encoding, isLeftOut },
    ...{ comment: commentChar, quote: quoteChar, escape: escapeChar },
    isTrimmed: dialect?.skipInitialSpace,
  };
  const rows = () => readCsv(path, written);
  if (dialect?.header !== false) return rows;
  const names = schema?.fields?.map(({ name }) => name);
  if (names === undefined)
    throw new Error(
      `${path} has no heading (dialect.header is false), and ${packageFile} names no fields of it.`,
    );
  return async function* headed() {
    yield { line: 0, cells: names };
    yield* rows();
  };
}

interface NamedTable {
  readonly name: string | undefined;
  readonly path: string;
  readonly resource: Resource;
  readonly rows: MappedTable["rows"];
}

export function toNamedTable(resource: Resource, folder: string): NamedTable | undefined {
  const files = filesOf(resource).map((one): TableFile => {
    const path = inside(folder, one);
    return { path, rows: rowsOf(path, resource) };
  });
  const [first] = files;
  if (first === undefined) return undefined;
  const joined = files.length === 1 ? first.rows : () => joinFiles(files);
  const rows = readCells(first.path, joined, resource);
  return { name: resource.name, path: first.path, resource, rows };
}
