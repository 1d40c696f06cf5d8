import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface FetchedPackage {
  /** Folder holding the package's files. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** The file as fetched. */
  readonly archive: string;
  readonly sha256: string;
}

/**
 * Fetches name@version with `npm pack` and unpacks it under `cache`. What is already there is used as it is:
 * a published version never changes.
 */
export function fetchPackage(cache: string, name: string, version: string): FetchedPackage {
  mkdirSync(cache, { recursive: true });
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  const archive = join(cache, file);
  if (!existsSync(archive)) {
    // npm names the file in the same way.
    execFileSync("npm", ["pack", "--silent", `${name}@${version}`, "--pack-destination", cache], {
      stdio: ["ignore", "ignore", "ignore"],
    });
  }
  const folder = join(cache, file.replace(/\.tgz$/, ""));
  if (!existsSync(folder)) {
    mkdirSync(folder);
    execFileSync("tar", ["-xzf", archive, "-C", folder, "--strip-components=1"]);
  }
  return { folder, name, version, archive, sha256: sha256Of(archive) };
}

export function sha256Of(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

export function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}
