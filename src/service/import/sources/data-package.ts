/** Frictionless Data Packages: datapackage.json beside its tables. https://datapackage.org */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { FindPlace } from "../cells/find-place.js";
import { guessMapping } from "./guess-mapping.js";
import { readCodeLists, type ForeignColumn } from "./code-lists.js";
import type { Mapping, MappedMeasure } from "../mapping.js";
import type { MappedTable } from "../tables/collect-figures.js";
import { joinFiles, type TableFile } from "./join-files.js";
import type { TableRow } from "../tables/row.js";
import { readCsv } from "../tables/read-csv.js";
import { toSourceName } from "../source-name.js";
import { plainText, toName, Translated } from "./translated.js";

const Text = Type.String({ minLength: 1 });
const Field = Type.Object({
  name: Text,
  type: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  unit: Type.Optional(Translated),
  decimalChar: Type.Optional(Type.String()),
});
const Columns = Type.Union([Text, Type.Array(Text)]);
const ForeignKey = Type.Object({
  fields: Columns,
  reference: Type.Object({ resource: Type.String(), fields: Columns }),
});
const Resource = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  path: Type.Optional(Type.Union([Text, Type.Array(Text)])),
  /** A table in the description itself, in place of a path. */
  data: Type.Optional(Type.Unknown()),
  format: Type.Optional(Type.String()),
  dialect: Type.Optional(Type.Object({ delimiter: Type.Optional(Type.String()) })),
  schema: Type.Optional(
    Type.Object({
      fields: Type.Optional(Type.Array(Field)),
      missingValues: Type.Optional(Type.Array(Type.String())),
      foreignKeys: Type.Optional(Type.Array(ForeignKey)),
    }),
  ),
});
const Package = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  /** The first is that of texts that are not translated. */
  languages: Type.Optional(Type.Array(Type.String())),
  homepage: Type.Optional(Type.String()),
  created: Type.Optional(Type.String()),
  keywords: Type.Optional(Type.Array(Type.String())),
  licenses: Type.Optional(
    Type.Array(Type.Object({ name: Type.Optional(Text), title: Type.Optional(Text) })),
  ),
  sources: Type.Optional(
    Type.Array(Type.Object({ title: Type.Optional(Text), path: Type.Optional(Type.String()) })),
  ),
  contributors: Type.Optional(
    Type.Array(Type.Object({ title: Type.Optional(Text), role: Type.Optional(Type.String()) })),
  ),
  resources: Type.Array(Resource),
});
type Package = Static<typeof Package>;
type Resource = Static<typeof Resource>;
const validator = Compile(Package);

export const packageFile = "datapackage.json";

interface Said {
  readonly source: Mapping["source"] | undefined;
  readonly licence: string | undefined;
}

interface ReadPackage extends Said {
  readonly keywords: readonly string[];
  readonly tables: readonly MappedTable[];
  readonly questions: readonly string[];
}

function checkPackage(content: unknown, path: string): Package {
  if (validator.Check(content)) return content;
  const [fault] = validator.Errors(content);
  throw new Error(`${path}: ${fault?.instancePath ?? ""} ${fault?.message ?? ""}`);
}

const notBeside = (path: string) =>
  new Error(`${packageFile} names ${path}: tables must lie beside it.`);

/**
 * Where a table of a package at an address is. An address reads more as another host than a folder does: "https:host/x",
 * "\\\\host\\x".
 * @throws Error for one that is not beneath the package
 */
export function tableAddress(table: string, address: string): string {
  const at = URL.canParse(table, address) ? new URL(table, address).href : "";
  if (!at.startsWith(new URL(".", address).href)) throw notBeside(table);
  return at;
}

/** The paths of a package's tables. @throws Error for one that is not inside its folder */
export function tablesOf(content: unknown, path: string): string[] {
  const paths = checkPackage(content, path).resources.flatMap((one) => [one.path ?? []].flat());
  const tables = paths.filter(isTable);
  for (const table of tables) inside(".", table);
  return tables;
}

const pathsOf = ({ path }: Resource) => [path ?? []].flat().filter(isTable);

/** A table that names itself is no list. */
const keysOf = ({ name, schema }: Resource): ForeignColumn[] =>
  (schema?.foreignKeys ?? []).flatMap(({ fields, reference }) => {
    const { resource } = reference;
    if (resource === "" || resource === name) return [];
    const [columns, keys] = [[fields].flat(), [reference.fields].flat()];
    const key = columns.length === 1 ? keys[0] : undefined;
    return columns.map((column) => ({ column, resource, key }));
  });

/** A list may stand in the description itself, as records or as rows with their heading. */
async function* rowsOfData(data: readonly unknown[]): AsyncGenerator<TableRow> {
  const [first] = data;
  const isRecord = (row: unknown): row is Record<string, unknown> =>
    typeof row === "object" && row !== null && !Array.isArray(row);
  const heading = isRecord(first) ? Object.keys(first) : undefined;
  const toText = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (heading !== undefined) yield await Promise.resolve({ line: 1, cells: heading });
  for (const [at, row] of data.entries()) {
    const cells = isRecord(row) ? (heading ?? []).map((name) => row[name]) : [row].flat();
    yield { line: at + 1, cells: cells.map(toText) };
  }
}

const isTable = (path: string) => /\.csv(\.gz)?$/i.test(path);

function readJson(path: string): Package {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} is no JSON: ${error.message}`);
  }
  return checkPackage(content, path);
}

/** What the package says of where it is from and how it may be used. */
function said(content: Package): Said {
  const { name, homepage, created, licenses, sources, contributors } = content;
  const title = content.title && plainText(content.title);
  const [licence] = licenses ?? [];
  const publisher =
    contributors?.find(({ role }) => role === "publisher")?.title ?? sources?.[0]?.title;
  const url = [homepage, sources?.[0]?.path].find((one) => one?.startsWith("https://"));
  const key = toSourceName(name ?? title ?? "");
  return {
    licence: licence?.name ?? licence?.title,
    source:
      key === ""
        ? undefined
        : {
            name: key,
            ...(title === undefined ? {} : { title }),
            ...(publisher === undefined ? {} : { publisher }),
            ...(url === undefined ? {} : { url }),
            ...(created === undefined ? {} : { released: created.slice(0, 10) }),
          },
  };
}

/** A path inside the package: absolute ones and those that climb out of it are refused, as its standard says. */
function inside(folder: string, path: string): string {
  if (/^[a-z]+:\/\//i.test(path)) throw notBeside(path);
  if (normalize(path).startsWith("..") || path.startsWith("/"))
    throw new Error(`${packageFile} names ${path}, which is not inside its folder.`);
  return join(folder, path);
}

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

interface PackageTable {
  readonly table: MappedTable;
  readonly questions: readonly string[];
}

/** What one file of a resource holds; `rows` have names in place of the codes of its lists. */
async function toTable(
  path: string,
  rows: MappedTable["rows"],
  { resource, languages, findPlace }: TableContext,
): Promise<PackageTable> {
  const { mapping, questions } = await guessMapping(rows(), findPlace);
  const missing = resource.schema?.missingValues;
  const decimal = resource.schema?.fields?.find(({ decimalChar }) => decimalChar)?.decimalChar;
  const measures = describe(mapping.measures, resource, languages);
  const named = measures.filter(({ unit }) => unit !== "?").map(({ column }) => column);
  const answered = new Set(named.map((name) => `the unit of "${name ?? ""}"`));
  return {
    questions: questions.filter((question) => !answered.has(question)),
    table: {
      ...{ path, rows },
      mapping: {
        ...mapping,
        measures,
        table: {
          ...mapping.table,
          // A package's numbers have a point, unless a field says otherwise.
          decimal: decimal === "," ? "," : ".",
          ...(missing === undefined ? {} : { missing: [...missing] }),
        },
      },
    },
  };
}

/** @throws Error with a sentence for a package that cannot be read */
export async function readDataPackage(path: string, findPlace: FindPlace): Promise<ReadPackage> {
  const file = statSync(path).isDirectory() ? join(path, packageFile) : path;
  const content = readJson(file);
  const tables = content.resources.flatMap((resource) => {
    const files = pathsOf(resource).map((one): TableFile => {
      const table = inside(dirname(file), one);
      return { path: table, rows: () => readCsv(table, resource.dialect?.delimiter) };
    });
    const [first] = files;
    if (first === undefined) return [];
    const rows = files.length === 1 ? first.rows : () => joinFiles(files);
    return [{ name: resource.name, path: first.path, resource, rows }];
  });
  const inline = content.resources.flatMap(({ name, data }) =>
    Array.isArray(data) ? [{ name, rows: () => rowsOfData(data) }] : [],
  );
  const foreign = content.resources.flatMap(keysOf);
  const lists = await readCodeLists(foreign, [...tables, ...inline], findPlace);
  const found: PackageTable[] = [];
  for (const { name, path: table, resource, rows } of tables) {
    if (lists.isList(name)) continue;
    const context = { resource, languages: content.languages, findPlace };
    found.push(await toTable(table, lists.named(rows, keysOf(resource)), context));
  }
  if (found.length === 0) throw new Error(`${file} names no CSV table.`);
  return {
    ...said(content),
    keywords: content.keywords ?? [],
    tables: found.map(({ table }) => table),
    questions: found.flatMap(({ table, questions }) =>
      questions.map((question) => `${relative(dirname(file), table.path)}: ${question}`),
    ),
  };
}
