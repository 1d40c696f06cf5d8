import { readdir, readFile } from "node:fs/promises";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { libraryFolder } from "../library-folder.js";
import { findBrokenReferences } from "./check-references.js";
import type { Catalogue } from "./catalogue.js";
import { conceptFileSchema, definitionFiles } from "./catalogue-schema.js";

/** A file of definitions that cannot be used; the message names file, entry and fault, line by line. */
class BrokenCatalogueError extends Error {
  override readonly name = "BrokenCatalogueError";
}

const ownFolder = new URL("./definitions/", libraryFolder);
const shownFaults = 20;

/** @param folder a folder like library/definitions, with a slash at its end @default the library's own */
export async function readCatalogue(folder: URL = ownFolder): Promise<Catalogue> {
  const faults: string[] = [];
  const read = readerIn(folder, faults);
  const concepts = await Promise.all(
    (await conceptFilesIn(folder)).map((file) => read(`concepts/${file}`, conceptFileSchema)),
  );
  const definitions = await readDefinitions(read);
  refuse(faults);
  const { industries, marketTypes, ...rest } = definitions;
  const catalogue: Catalogue = {
    ...rest,
    // By topic, so that the order does not depend on the names of files alone.
    concepts: concepts.flat().sort((a, b) => a.topic - b.topic),
    industries: new Map(industries.map(({ id, name }) => [id, name])),
    marketTypes: new Map(
      marketTypes.flatMap((type) => type.industries.map((industry) => [industry, type] as const)),
    ),
    compositions: byKey(rest.compositions),
    duals: byKey(rest.duals),
    placeGroups: byKey(rest.placeGroups),
    profiles: byKey(rest.profiles),
  };
  refuse(findBrokenReferences(catalogue));
  return catalogue;
}

type Read = <S extends TSchema>(file: string, schema: S) => Promise<Static<S>>;

/** @param faults is given what is wrong with each file */
const readerIn =
  (folder: URL, faults: string[]): Read =>
  async <S extends TSchema>(file: string, schema: S) =>
    checked(file, await readFile(new URL(file, folder), "utf8"), schema, faults) as Static<S>;

const conceptFilesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(new URL("concepts/", folder), { recursive: true }))
    .filter((file) => file.endsWith(".json"))
    .sort();

async function readDefinitions(read: Read) {
  const all = <K extends keyof typeof definitionFiles>(file: K) =>
    read(file, definitionFiles[file]);
  return {
    units: await all("units.json"),
    remarks: await all("remarks.json"),
    seasonalAdjustments: await all("seasonal-adjustments.json"),
    industries: await all("industries.json"),
    marketTypes: await all("market-types.json"),
    topics: await all("topics.json"),
    compositions: await all("compositions.json"),
    duals: await all("duals.json"),
    placeGroups: await all("groups-of-places.json"),
    profiles: await all("profiles.json"),
    bundles: await all("bundles.json"),
  };
}

function checked(file: string, text: string, schema: TSchema, faults: string[]): unknown {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    faults.push(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const validator = Compile(schema);
  if (validator.Check(content)) return content;
  for (const { instancePath, message, params } of validator.Errors(content))
    faults.push(`${file}${whereIn(content, instancePath)}: ${message}${namesIn(params)}`);
  return content;
}

/** ", entry 3 (gdp-real), name.fr": the entry by its key, since a number says little in a long file. */
function whereIn(content: unknown, path: string): string {
  const [first = "", ...rest] = path.split("/").slice(1);
  if (!Array.isArray(content))
    return [first, ...rest].join(".") && `, ${[first, ...rest].join(".")}`;
  const entry = (content as unknown[])[Number(first)] as { key?: string; id?: number } | undefined;
  const name = entry?.key ?? entry?.id;
  const label = name === undefined ? "" : ` (${String(name)})`;
  return `, entry ${String(Number(first) + 1)}${label}${rest.length === 0 ? "" : `, ${rest.join(".")}`}`;
}

function namesIn(params: object): string {
  const names = Object.values(params)
    .flat()
    .filter((value) => typeof value === "string");
  return names.length === 0 ? "" : ` (${names.join(", ")})`;
}

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more =
    faults.length > shownFaults ? [`and ${String(faults.length - shownFaults)} more`] : [];
  throw new BrokenCatalogueError(
    ["The library’s definitions are broken:", ...faults.slice(0, shownFaults), ...more].join("\n"),
  );
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((each) => [each.key, each]));
