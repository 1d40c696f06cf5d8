/** What datapackage.json says. https://datapackage.org */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { packageSchema, type Package, type Resource } from "./package-schema.js";

export const packageFile = "datapackage.json";

const partNames = ["schema", "dialect"] as const;

/** The resources of a description that nobody has checked yet. */
function rawResources(content: unknown): readonly Record<string, unknown>[] {
  const { resources } = (content ?? {}) as { resources?: unknown };
  if (!Array.isArray(resources)) return [];
  return resources.filter((one) => typeof one === "object" && one !== null) as never;
}

/** The files in which schemas and dialects stand. @throws Error for one that is not inside the package's folder */
export function partsOf(path: string): string[] {
  const named = rawResources(readJson(path)).flatMap((one) => partNames.map((part) => one[part]));
  const files = named.filter((part) => typeof part === "string");
  for (const file of files) inside(".", file);
  return [...new Set(files)];
}

/** A description with its schemas and dialects in it, wherever they stand. @throws Error that names one that cannot be read */
function withParts(content: unknown, path: string): unknown {
  for (const one of rawResources(content))
    for (const part of partNames) {
      const at = one[part];
      if (typeof at !== "string") continue;
      const file = inside(dirname(path), at);
      if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
        throw new Error(`${path}: there is no file ${at}, which it names as a ${part}.`);
      const said = readJson(file);
      if (typeof said !== "object" || said === null || Array.isArray(said))
        throw new Error(`${file} is no ${part}: it is no JSON object.`);
      one[part] = said;
    }
  return content;
}

function checkPackage(content: unknown, path: string): Package {
  if (packageSchema.Check(content)) return content;
  const [fault] = packageSchema.Errors(content);
  throw new Error(`${path}: ${fault?.instancePath ?? ""} ${fault?.message ?? ""}`);
}

const notBeside = (path: string) =>
  new Error(`${packageFile} names ${path}: tables, schemas and dialects must lie beside it.`);

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
  ({ format, mediatype }: Resource) =>
  (path: string): boolean =>
    tabular.test(path) ||
    /^[ct]sv$/i.test(format ?? "") ||
    /^text\/(?:csv|tab-separated-values)\b/i.test(mediatype ?? "");

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

/** Programs write null for what is not said; in a table's rows it is a cell. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const said = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(
    said.map(([name, one]) => [name, name === "data" ? one : withoutNulls(one)] as const),
  );
}

/** @throws Error with a sentence for what is no JSON */
function readJson(path: string): unknown {
  try {
    return withoutNulls(JSON.parse(readFileSync(path, "utf8").replace(/^\ufeff/, "")));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} is no JSON: ${error.message}`);
  }
}

/** @throws Error with a sentence for what is no description of a package */
export const readDescription = (path: string): Package =>
  checkPackage(withParts(readJson(path), path), path);

/** A path inside the package: absolute ones and those that climb out of it are refused, as its standard says. */
export function inside(folder: string, path: string): string {
  if (/^[a-z]+:\/\//i.test(path)) throw notBeside(path);
  if (normalize(path).startsWith("..") || path.startsWith("/"))
    throw new Error(`${packageFile} names ${path}, which is not inside its folder.`);
  return join(folder, path);
}
