import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { FunctionsMetadata } from "../grid/index.js";

interface FunctionFiles {
  readonly metadata: FunctionsMetadata;
  /** Functions by id, from the modules themselves. */
  readonly functions: ReadonlyMap<string, (...args: never[]) => unknown>;
}

/** By the files' paths: a file that was imported stays as it is in this process, and so does what it says of itself. */
const generatedFor = new Map<string, ReturnType<typeof generateCustomFunctionsMetadata>>();

/** The metadata the build would write for these files, and their functions in this module graph. */
export async function loadFunctionFiles(files: readonly string[]): Promise<FunctionFiles> {
  const paths = files.map((file) => resolve(file));
  const key = paths.join("\n");
  const generating = generatedFor.get(key) ?? generateCustomFunctionsMetadata(paths, false);
  generatedFor.set(key, generating);
  const generated = await generating;
  if (generated.errors.length > 0) {
    throw new Error(`The functions' metadata has errors:\n${generated.errors.join("\n")}`);
  }
  const functions = new Map<string, (...args: never[]) => unknown>();
  for (const path of paths) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<
      string,
      unknown
    >;
    for (const { id, functionName } of generated.associate) {
      const found = module[functionName];
      if (typeof found === "function") functions.set(id, found as (...args: never[]) => unknown);
    }
  }
  return { metadata: JSON.parse(generated.metadataJson) as FunctionsMetadata, functions };
}
