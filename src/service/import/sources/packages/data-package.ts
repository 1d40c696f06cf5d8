/** Frictionless Data Packages: datapackage.json beside its tables. https://datapackage.org */
import { statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { FindPlace } from "../../cells/find-place.js";
import type { MappedTable } from "../../tables/mapped-table.js";
import { readCodeLists, rowsOfData, type ForeignColumn } from "./code-lists.js";
import { filesOf, packageFile, readDescription } from "./package-description.js";
import type { Resource } from "./package-schema.js";
import { tableName, toldApart } from "./measure-names.js";
import { toNamedTable, toTable, type PackageTable } from "./package-table.js";
import { termsOf, type Terms } from "./package-terms.js";

interface ReadPackage extends Terms {
  readonly keywords: readonly string[];
  readonly tables: readonly MappedTable[];
  readonly questions: readonly string[];
  /** What of it is no table that can be read, and why. */
  readonly notRead: readonly { readonly path: string; readonly reason: string }[];
}

/** A table that names itself is no list. */
const keysOf = ({ name, schema }: Resource): ForeignColumn[] =>
  (schema?.foreignKeys ?? []).flatMap(({ fields, reference }) => {
    const { resource } = reference;
    if (resource === undefined || resource === "" || resource === name) return [];
    const [columns, keys] = [[fields].flat(), [reference.fields].flat()];
    const key = columns.length === 1 ? keys[0] : undefined;
    return columns.map((column) => ({ column, resource, key }));
  });

/** Why a resource that is neither a table nor a list of codes is left out. */
function reasonOf({ name, path, data }: Resource): string {
  const what = `resource ${name ?? [path ?? []].flat().join(", ")}`;
  return data === undefined
    ? `${what} is no CSV table, and was not read`
    : `${what} has its rows in the description itself, and was not read: put them into a CSV file`;
}

/** @throws Error with a sentence for a package that cannot be read */
export async function readDataPackage(path: string, findPlace: FindPlace): Promise<ReadPackage> {
  const file = statSync(path).isDirectory() ? join(path, packageFile) : path;
  const content = readDescription(file);
  const { resources, languages } = content;
  const tables = resources.flatMap((one) => toNamedTable(one, dirname(file)) ?? []);
  const inline = resources.flatMap(({ name, data }) =>
    Array.isArray(data) ? [{ name, rows: () => rowsOfData(data) }] : [],
  );
  const lists = await readCodeLists(resources.flatMap(keysOf), [...tables, ...inline], findPlace);
  const found: PackageTable[] = [];
  const read = tables.filter(({ name }) => !lists.isList(name));
  for (const { path: table, resource, rows } of read) {
    const ofTable = tableName(resource, content, read.length === 1);
    const context = { resource, languages, ofTable, findPlace };
    found.push(await toTable(table, lists.named(rows, keysOf(resource)), context));
  }
  if (found.length === 0) throw new Error(`${file} names no CSV table.`);
  const told = toldApart(
    found.map(({ resource, table }) => ({ resource, measures: table.mapping.measures })),
    (resource) => tableName(resource, content, false),
  );
  const others = resources.filter((one) => filesOf(one).length === 0 && !lists.isList(one.name));
  return {
    ...termsOf(
      content,
      read.map(({ resource }) => resource),
    ),
    keywords: content.keywords ?? [],
    tables: found.map(({ table }, at) => ({
      ...table,
      mapping: { ...table.mapping, measures: [...(told[at] ?? [])] },
    })),
    notRead: others.map((one) => ({ path: file, reason: reasonOf(one) })),
    questions: found.flatMap(({ table, questions }) =>
      questions.map((question) => `${relative(dirname(file), table.path)}: ${question}`),
    ),
  };
}
