import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a folder and its folders, from it, with "/" between, in an order that is the same everywhere. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
