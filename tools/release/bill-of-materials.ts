import { spawnSync } from "node:child_process";

/** What npm says of the writing and not of what is written down. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { name: string; licenses?: unknown }[];
}

/** Licences that packages tell in a file of theirs and not in their package.json, by SPDX's identifiers. */
const licencesInFiles: Readonly<Record<string, string>> = {
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "png-js": "MIT",
};

/**
 * The packages that a folder's lock file names, without those for development, as CycloneDX.
 * @throws Error with what npm said
 */
export function billOfMaterials(folder: string): string {
  const npm = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--omit", "dev", "--sbom-format", "cyclonedx"],
    { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000, shell: process.platform === "win32" },
  );
  if (npm.status !== 0) throw new Error(`npm wrote no bill of materials: ${npm.stderr}`);
  const bill = JSON.parse(npm.stdout) as Bill;
  // Both are optional, and differ from run to run.
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  for (const component of bill.components) {
    const id = licencesInFiles[component.name];
    if (id !== undefined) component.licenses ??= [{ license: { id } }];
  }
  return `${JSON.stringify(bill, null, 2)}\n`;
}
