/** Frictionless Data Packages: datapackage.json beside its tables. https://datapackage.org */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { FindPlace } from "../cells/find-place.js";
import { guessMapping } from "./guess-mapping.js";
import type { Mapping, MappedMeasure } from "../mapping.js";
import type { MappedTable } from "../tables/collect-figures.js";
import { readCsv } from "../tables/read-csv.js";
import { slug } from "../slug.js";

const Text = Type.String({ minLength: 1 });
const Field = Type.Object({
  name: Text,
  type: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  unit: Type.Optional(Type.String()),
  decimalChar: Type.Optional(Type.String()),
});
const Resource = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  path: Type.Optional(Type.Union([Text, Type.Array(Text)])),
  format: Type.Optional(Type.String()),
  dialect: Type.Optional(Type.Object({ delimiter: Type.Optional(Type.String()) })),
  schema: Type.Optional(
    Type.Object({
      fields: Type.Optional(Type.Array(Field)),
      missingValues: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
const Package = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  homepage: Type.Optional(Type.String()),
  created: Type.Optional(Type.String()),
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
function said({ name, title, homepage, created, licenses, sources, contributors }: Package): Said {
  const [licence] = licenses ?? [];
  const publisher =
    contributors?.find(({ role }) => role === "publisher")?.title ?? sources?.[0]?.title;
  const url = [homepage, sources?.[0]?.path].find((one) => one?.startsWith("https://"));
  const key = slug(name ?? title ?? "").slice(0, 40);
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
function describe(measures: readonly MappedMeasure[], { schema }: Resource): MappedMeasure[] {
  return measures.map((measure) => {
    const field = schema?.fields?.find(({ name }) => name === measure.column);
    return {
      ...measure,
      ...(field?.title === undefined ? {} : { name: field.title }),
      ...(field?.unit === undefined ? {} : { unit: field.unit }),
    };
  });
}

/** @throws Error with a sentence for a package that cannot be read */
export async function readDataPackage(path: string, findPlace: FindPlace): Promise<ReadPackage> {
  const file = statSync(path).isDirectory() ? join(path, packageFile) : path;
  const content = readJson(file);
  const questions: string[] = [];
  const tables: MappedTable[] = [];
  for (const resource of content.resources) {
    const paths = [resource.path ?? []].flat();
    for (const one of paths.filter(isTable)) {
      const table = inside(dirname(file), one);
      const rows = () => readCsv(table, resource.dialect?.delimiter);
      const guess = await guessMapping(rows(), findPlace);
      const missing = resource.schema?.missingValues;
      const decimal = resource.schema?.fields?.find(({ decimalChar }) => decimalChar)?.decimalChar;
      const measures = describe(guess.mapping.measures, resource);
      const named = new Set(
        measures.filter(({ unit }) => unit !== "?").map(({ column }) => column),
      );
      questions.push(
        ...guess.questions
          .filter(
            (question) => ![...named].some((name) => question === `the unit of "${name ?? ""}"`),
          )
          .map((question) => `${one}: ${question}`),
      );
      tables.push({
        path: table,
        rows,
        mapping: {
          ...guess.mapping,
          measures,
          table: {
            ...guess.mapping.table,
            // A package's numbers have a point, unless a field says otherwise.
            decimal: decimal === "," ? "," : ".",
            ...(missing === undefined ? {} : { missing: [...missing] }),
          },
        },
      });
    }
  }
  if (tables.length === 0) throw new Error(`${file} names no CSV table.`);
  return { ...said(content), tables, questions };
}
