import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { gunzipSync, gzipSync } from "node:zlib";
import { Compile } from "typebox/compile";
import { ImportedContentSchema, type ImportedContent } from "./content-schema.js";

const extension = ".json.gz";
const validator = Compile(ImportedContentSchema);

/** Where imported content stands in a data folder. */
export const contentFolder = (dataDir: string): string => join(dataDir, "content");

const pathOf = (dataDir: string, source: string): string =>
  join(contentFolder(dataDir), `${source}${extension}`);

/** @throws Error that names the file and what is wrong with it */
function readFile(path: string): ImportedContent {
  let content: unknown;
  try {
    content = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read: ${reason}. Import its source anew.`);
  }
  if (validator.Check(content)) return content;
  const [first] = validator.Errors(content);
  throw new Error(
    `${path} is no imported content: ${first?.instancePath ?? ""} ${first?.message ?? ""}. Import its source anew.`,
  );
}

/**
 * Everything that was imported, by the names of its sources.
 * @param onProblem hears of a file that cannot be read; the others are there all the same. Without it
 * the first one is thrown
 */
export function readImported(
  dataDir: string,
  onProblem?: (error: unknown) => void,
): ImportedContent[] {
  let names: string[];
  try {
    names = readdirSync(contentFolder(dataDir)).filter((name) => name.endsWith(extension));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return names.sort().flatMap((name) => {
    try {
      return readFile(join(contentFolder(dataDir), name));
    } catch (error) {
      if (onProblem === undefined) throw error;
      onProblem(error);
      return [];
    }
  });
}

const draftExtension = ".draft";

/** What imports left that were killed while they wrote. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(draftExtension)) rmSync(join(folder, name), { force: true });
}

/**
 * Puts a source's content in the place of what it had, whole or not at all. Nobody else may write to the
 * folder meanwhile.
 */
export function writeImported(dataDir: string, content: ImportedContent): void {
  const folder = contentFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeDrafts(folder);
  const path = pathOf(dataDir, content.source.key);
  const draft = `${path}.${String(pid)}${draftExtension}`;
  try {
    writeFileSync(draft, gzipSync(JSON.stringify(content)), { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** @returns whether it was there */
export function removeImported(dataDir: string, source: string): boolean {
  try {
    rmSync(pathOf(dataDir, source));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
