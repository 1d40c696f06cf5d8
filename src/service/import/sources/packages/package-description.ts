/** What datapackage.json says. https://datapackage.org */
import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { Translated } from "./translated.js";

const Text = Type.String({ minLength: 1 });
/** Words, or words with what they mean. */
const MissingValues = Type.Array(
  Type.Union([Type.String(), Type.Object({ value: Type.String() })]),
);
const Field = Type.Object({
  name: Text,
  type: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  unit: Type.Optional(Translated),
  decimalChar: Type.Optional(Type.String()),
  groupChar: Type.Optional(Type.String()),
  missingValues: Type.Optional(MissingValues),
  /** Of dates: in the letters of strptime, or a word. */
  format: Type.Optional(Type.String()),
  /** Words, or codes with their labels. */
  categories: Type.Optional(Type.Unknown()),
});
/** A licence has a type before version 1. */
const Licences = Type.Array(
  Type.Object({
    name: Type.Optional(Text),
    title: Type.Optional(Text),
    type: Type.Optional(Text),
    path: Type.Optional(Text),
  }),
);
/** One has a name in place of a title before version 1. */
const Sources = Type.Array(
  Type.Object({
    title: Type.Optional(Text),
    name: Type.Optional(Text),
    path: Type.Optional(Type.String()),
  }),
);
const Columns = Type.Union([Text, Type.Array(Text)]);
const ForeignKey = Type.Object({
  fields: Columns,
  /** Since version 2 no table is the table itself, as an empty one was before. */
  reference: Type.Object({ resource: Type.Optional(Type.String()), fields: Columns }),
});
const Resource = Type.Object({
  name: Type.Optional(Type.String()),
  title: Type.Optional(Translated),
  path: Type.Optional(Type.Union([Text, Type.Array(Text)])),
  /** A table in the description itself, in place of a path. */
  data: Type.Optional(Type.Unknown()),
  format: Type.Optional(Type.String()),
  /** @default the package's */
  licenses: Type.Optional(Licences),
  /** @default the package's */
  sources: Type.Optional(Sources),
  /** Of its files. @default UTF-8 */
  encoding: Type.Optional(Text),
  dialect: Type.Optional(
    Type.Object({
      delimiter: Type.Optional(Type.String()),
      /** False where the fields of the schema are the heading. */
      header: Type.Optional(Type.Boolean()),
      commentChar: Type.Optional(Text),
      /** "" where no sign is one. */
      quoteChar: Type.Optional(Type.String()),
      escapeChar: Type.Optional(Text),
      skipInitialSpace: Type.Optional(Type.Boolean()),
      /** Counted from 1. */
      headerRows: Type.Optional(Type.Array(Type.Integer())),
      commentRows: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
  schema: Type.Optional(
    Type.Object({
      fields: Type.Optional(Type.Array(Field)),
      fieldsMatch: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
      missingValues: Type.Optional(MissingValues),
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
  licenses: Type.Optional(Licences),
  /** Before version 1. */
  license: Type.Optional(Text),
  sources: Type.Optional(Sources),
  contributors: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.Optional(Text),
        role: Type.Optional(Type.String()),
        /** Since version 2. */
        roles: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ),
  resources: Type.Array(Resource),
});
export type Package = Static<typeof Package>;
export type Resource = Static<typeof Resource>;
const validator = Compile(Package);

export const packageFile = "datapackage.json";

/** Where a part of a description stands elsewhere. @throws Error that names it */
function refuseParts(content: unknown, path: string): void {
  const { resources } = (content ?? {}) as { resources?: unknown };
  if (!Array.isArray(resources)) return;
  for (const one of resources as Record<string, unknown>[])
    for (const part of ["schema", "dialect"]) {
      const at = one[part];
      if (typeof at !== "string") continue;
      const name = typeof one["name"] === "string" ? ` of resource ${one["name"]}` : "";
      throw new Error(
        `${path}: the ${part}${name} is in ${at}, which is not read: write it into the description itself.`,
      );
    }
}

function checkPackage(content: unknown, path: string): Package {
  if (validator.Check(content)) return content;
  refuseParts(content, path);
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
export function tablesOf(path: string): string[] {
  const tables = readDescription(path).resources.flatMap(filesOf);
  for (const table of tables) inside(".", table);
  return tables;
}

const tabular = /\.(?:csv|tsv|tab)(?:\.gz)?$/i;

/** Whether a resource's file is a table: by its name, or since the resource says so. */
const isTableOf =
  ({ format }: Resource) =>
  (path: string): boolean =>
    tabular.test(path) || /^[ct]sv$/i.test(format ?? "");

/** The files of a resource that is a table; none where it is something else. @throws Error where it is both */
export function filesOf(resource: Resource): string[] {
  const paths = [resource.path ?? []].flat();
  const tables = paths.filter(isTableOf(resource));
  const others = paths.filter((path) => !tables.includes(path));
  if (tables.length > 0 && others.length > 0)
    throw new Error(
      `${packageFile}: a table is in ${paths.join(" and ")}, and ${others.join(" and ")} is no CSV file: give it that ending.`,
    );
  return tables;
}

/** @throws Error with a sentence for what is no description of a package */
export function readDescription(path: string): Package {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} is no JSON: ${error.message}`);
  }
  return checkPackage(content, path);
}

/** A path inside the package: absolute ones and those that climb out of it are refused, as its standard says. */
export function inside(folder: string, path: string): string {
  if (/^[a-z]+:\/\//i.test(path)) throw notBeside(path);
  if (normalize(path).startsWith("..") || path.startsWith("/"))
    throw new Error(`${packageFile} names ${path}, which is not inside its folder.`);
  return join(folder, path);
}
