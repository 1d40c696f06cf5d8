import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSettings } from "../build/build-addresses.js";

/** What the builds read, from the project's folder; packages by their lock file, the version by `package.json`. */
const sources = [
  ...["src", "assets", "tools/build", "tools/functions-metadata", "tools/functions-metadata.ts"],
  ...["tools/function-files.mjs", "manifest.xml", "webpack.config.js", "tsconfig.json"],
  ...["package.json", "package-lock.json", "docs", "tools/docs", "CONTRIBUTING.md"],
];
const outputs = ["dist/addin", "dist/workbench", "dist/docs"];

/** A sum of all that a build is made from. */
export function sourceState(
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const sum = createHash("sha256");
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    sum.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  sum.update(JSON.stringify(buildSettings(environment)));
  return sum.digest("hex");
}

/**
 * A sum of what a build left: another one where someone built for another origin since.
 *
 * @returns undefined where there is no build.
 */
export function outputState(root: string): string | undefined {
  const sum = createHash("sha256");
  if (outputs.some((output) => !existsSync(join(root, output)))) return undefined;
  for (const path of outputs.flatMap((output) => filesIn(root, output))) {
    const { size, mtimeMs } = statSync(join(root, path));
    sum.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
  return sum.digest("hex");
}

function filesIn(root: string, path: string): string[] {
  const place = join(root, path);
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
