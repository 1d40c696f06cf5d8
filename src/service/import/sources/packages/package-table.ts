/** A resource of a data package as a table: what its description says of its columns. */
import type { FindPlace } from "../../cells/find-place.js";
import type { DecimalSign } from "../../cells/read-figure.js";
import type { ColumnMapping, MappedMeasure } from "../../mapping.js";
import type { MappedTable } from "../../tables/mapped-table.js";
import { readCsv } from "../../tables/text/read-csv.js";
import type { TableRow } from "../../tables/row.js";
import { guessMapping } from "../guess-mapping.js";
import { joinFiles, type TableFile } from "./join-files.js";
import {
  filesOf,
  inside,
  packageFile,
  type Package,
  type Resource,
} from "./package-description.js";
import { toName } from "./translated.js";

/** Fields say more than their columns: titles, units, what is text. */
function describe(
  measures: readonly MappedMeasure[],
  { schema }: Resource,
  languages: Package["languages"],
): MappedMeasure[] {
  return measures.map((measure) => {
    const field = schema?.fields?.find(({ name }) => name === measure.column);
    const name = field?.title && toName(field.title, languages);
    const unit = field?.unit && toName(field.unit, languages);
    return {
      ...measure,
      ...(name === undefined || name === "" ? {} : { name }),
      ...(unit === undefined || unit === "" ? {} : { unit }),
    };
  });
}

interface TableContext {
  readonly resource: Resource;
  readonly languages: Package["languages"];
  readonly findPlace: FindPlace;
}

export interface PackageTable {
  readonly table: MappedTable;
  readonly questions: readonly string[];
}

type MissingValues = NonNullable<Resource["schema"]>["missingValues"];

const wordsOf = (values: MissingValues): string[] | undefined =>
  values?.map((one) => (typeof one === "string" ? one : one.value));

type Field = NonNullable<NonNullable<Resource["schema"]>["fields"]>[number];

/**
 * What a field says of its decimals: by their sign, or by the one between thousands, which is the other of the two.
 * @throws Error where one sign is to be both
 */
function decimalOf({ name, decimalChar, groupChar }: Field): DecimalSign | undefined {
  if (decimalChar !== undefined && decimalChar === groupChar)
    throw new Error(
      `${packageFile}: field ${name} has "${groupChar}" both before decimals and between thousands: say which it is.`,
    );
  if (decimalChar === "," || decimalChar === ".") return decimalChar;
  if (groupChar === ".") return ",";
  return groupChar === "," ? "." : undefined;
}

/** How each measure's field writes numbers, and what stands for none, where it says so. */
function notated(measures: readonly MappedMeasure[], { schema }: Resource): MappedMeasure[] {
  const fields = schema?.fields ?? [];
  return measures.map((measure) => {
    const field =
      measure.column === undefined
        ? fields.find((one) => decimalOf(one) !== undefined)
        : fields.find(({ name }) => name === measure.column);
    const missing = wordsOf(field?.missingValues);
    const { column, key, name, unit } = measure;
    const decimal = field && decimalOf(field);
    return {
      // Without the sign that its first rows show: the field's word counts.
      ...{ ...(column === undefined ? {} : { column }), ...(key === undefined ? {} : { key }) },
      ...{ name, unit },
      ...(decimal === undefined ? {} : { decimal }),
      ...(missing === undefined ? {} : { missing }),
    };
  });
}

/** The rows with nothing in place of the words for none, by which a column of figures would look like one of texts. */
async function* withoutMissing(
  rows: AsyncIterable<TableRow>,
  { schema }: Resource,
): AsyncGenerator<TableRow> {
  const all = wordsOf(schema?.missingValues) ?? [];
  let words: readonly ReadonlySet<string>[] | undefined;
  for await (const row of rows) {
    const known = words;
    yield known === undefined
      ? row
      : { ...row, cells: row.cells.map((cell, at) => (known[at]?.has(cell.trim()) ? "" : cell)) };
    words ??= row.cells.map((heading) => {
      const field = schema?.fields?.find(({ name }) => name === heading.trim());
      return new Set(wordsOf(field?.missingValues) ?? all);
    });
  }
}

/** A field of numbers whose cells are none makes no series; the codes of a list have their names in place of them. */
function questionsOfSeries({ series }: ColumnMapping, { schema }: Resource): string[] {
  if (series === undefined || !("column" in series)) return [];
  const { column } = series;
  const field = schema?.fields?.find(({ name }) => name === column);
  const isListed = schema?.foreignKeys?.some(({ fields }) => [fields].flat().includes(column));
  return isListed !== true && /^(?:number|integer)$/.test(field?.type ?? "")
    ? [
        `what "${column}" is, a field of the type ${field?.type ?? ""} whose cells are no numbers: write the figures alone and their unit beside it, or give it the type string`,
      ]
    : [];
}

const askDecimal = `In ${packageFile} "decimalChar" or "groupChar" of the field says it.`;

/** What one file of a resource holds; `rows` have names in place of the codes of its lists. */
export async function toTable(
  path: string,
  rows: MappedTable["rows"],
  { resource, languages, findPlace }: TableContext,
): Promise<PackageTable> {
  const { mapping, questions } = await guessMapping(withoutMissing(rows(), resource), findPlace);
  const missing = wordsOf(resource.schema?.missingValues);
  const measures = notated(describe(mapping.measures, resource, languages), resource);
  const named = measures.filter(({ unit }) => unit !== "?").map(({ column }) => column);
  const answered = new Set(named.map((name) => `the unit of "${name ?? ""}"`));
  return {
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
  const rows = () => readCsv(path, { delimiter: dialect?.delimiter, encoding });
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
  const rows = files.length === 1 ? first.rows : () => joinFiles(files);
  return { name: resource.name, path: first.path, resource, rows };
}
