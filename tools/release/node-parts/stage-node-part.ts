import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.js";

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly optional?: boolean; readonly peer?: boolean; readonly cpu?: readonly string[] }
    >
  >;
}

/** A built part that runs on Node: the service, say. */
interface NodePart {
  /** The project's folder, with `dist` and `node_modules`. */
  readonly root: string;
  /** Of its folder in `dist`. */
  readonly part: string;
  /** Where it is laid out. */
  readonly folder: string;
}

/**
 * Lays a built part out beside the packages as they are installed here, which are linked: copies of their thousands of files
 * took most of the time to make and to remove. PLATFORM.txt in it names the packages that hold machine code.
 *
 * @returns its files, from the folder, in an order that is the same everywhere: with the packages that its lock file names,
 * and no others
 * @throws Error where a package that it needs is not installed
 */
export function stageNodePart({ root, part, folder }: NodePart): string[] {
  cpSync(join(root, "dist", part), folder, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as Lock;
  const native: string[] = [];
  const files: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "") continue;
    if (!existsSync(join(root, path))) {
      // What is optional may be for other platforms.
      if (entry.optional === true || entry.peer === true) continue;
      throw new Error(`${path} is not installed. Run npm ci before the release.`);
    }
    files.push(...packageFiles(join(root, path)).map((file) => `${path}/${file}`));
    if (entry.cpu !== undefined) native.push(path.replace(/^.*node_modules\//, ""));
  }
  writeFileSync(join(folder, "PLATFORM.txt"), platformText(native));
  files.push(...listFiles(folder));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return files.sort();
}

/** Packages inside a package have entries of their own; maps to their sources are a third of their bytes, and nothing reads them. */
const packageFiles = (folder: string) =>
  listFiles(folder).filter((path) => !path.includes("node_modules") && !path.endsWith(".map"));

function platformText(native: readonly string[]): string {
  if (native.length === 0) return "Runs wherever Node runs.\n";
  const own = `${process.platform} ${process.arch}`;
  return `Machine code for ${own}: ${native.join(", ")}.
All else runs wherever Node runs. On another platform, run "npm ci --omit=dev" in this folder.
`;
}
