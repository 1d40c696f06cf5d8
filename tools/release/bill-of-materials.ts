import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What npm says of the writing and not of what is written down. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { "bom-ref": string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  scope?: string;
  licenses?: unknown;
}

/** Licences that packages tell in a file of theirs and not in their package.json, by SPDX's identifiers. */
const licencesInFiles: Readonly<Record<string, string>> = {
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "png-js": "MIT",
};

/**
 * The packages that a folder's lock file names, as npm tells them.
 * @param words for npm: `--omit dev`, say
 * @throws Error with what npm said
 */
export async function lockedPackages(folder: string, ...words: readonly string[]): Promise<Bill> {
  try {
    const { stdout } = await promisify(execFile)(
      "npm",
      ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", ...words],
      { cwd: folder, maxBuffer: 64_000_000, shell: process.platform === "win32" },
    );
    return JSON.parse(stdout) as Bill;
  } catch (error) {
    throw new Error(`npm wrote no bill of materials: ${String(error)}`, { cause: error });
  }
}

interface Materials {
  readonly packages: Bill;
  /** What the bill is of. */
  readonly name: string;
  /** Of bundles, what stands in them as "name@version". @default all packages */
  readonly bundled?: readonly string[];
}

/**
 * A bill of materials as CycloneDX: the same from the same lock file, whenever it is written.
 * @throws Error where a package that is bundled is not in the lock file
 */
export function billOfMaterials({ packages, name, bundled }: Materials): string {
  const bill = structuredClone(packages);
  // Both are optional, and differ from run to run.
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  // npm takes the name of the folder.
  bill.metadata.component.name = name;
  if (bundled !== undefined) keepBundled(bill, bundled);
  for (const component of bill.components) {
    const id = licencesInFiles[component.name];
    if (id !== undefined) component.licenses ??= [{ license: { id } }];
  }
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function keepBundled(bill: Bill, bundled: readonly string[]): void {
  const kept = bill.components.filter((each) => bundled.includes(each["bom-ref"]));
  const known = new Set(kept.map((each) => each["bom-ref"]));
  const unknown = bundled.filter((ref) => !known.has(ref));
  if (unknown.length > 0)
    throw new Error(
      `The lock file does not name ${unknown.join(", ")}. Run npm ci and build anew.`,
    );
  // What is in a bundle is shipped, whatever the project calls it.
  for (const component of kept) component.scope = "required";
  bill.components = kept;
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref) || ref === bill.metadata.component["bom-ref"])
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((to) => known.has(to)),
    }));
}
