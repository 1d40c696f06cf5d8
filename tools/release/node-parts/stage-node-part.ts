import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
 * Lays a built part out with the packages that its lock file names and no others, as they are installed here.
 * PLATFORM.txt in it names the packages that hold machine code.
 *
 * @throws Error where a package that it needs is not installed
 */
export function stageNodePart({ root, part, folder }: NodePart): void {
  cpSync(join(root, "dist", part), folder, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as Lock;
  const native: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "") continue;
    if (!existsSync(join(root, path))) {
      // What is optional may be for other platforms.
      if (entry.optional === true || entry.peer === true) continue;
      throw new Error(`${path} is not installed. Run npm ci before the release.`);
    }
    copyPackage(join(root, path), join(folder, path));
    if (entry.cpu !== undefined) native.push(path.replace(/^.*node_modules\//, ""));
  }
  writeFileSync(join(folder, "PLATFORM.txt"), platformText(native));
}

/** Packages inside a package have entries of their own; maps to their sources are a third of their bytes, and nothing reads them. */
function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.slice(from.length).includes("node_modules") && !path.endsWith(".map"),
  });
}

function platformText(native: readonly string[]): string {
  if (native.length === 0) return "Runs wherever Node runs.\n";
  const own = `${process.platform} ${process.arch}`;
  return `Machine code for ${own}: ${native.join(", ")}.
All else runs wherever Node runs. On another platform, run "npm ci --omit=dev" in this folder.
`;
}
