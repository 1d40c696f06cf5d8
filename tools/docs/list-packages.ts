import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { bundledPackages } from "../build/bundled-packages.js";

interface Chunk {
  readonly type: "asset" | "chunk";
  /** Of a chunk: its modules by their paths. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

/**
 * Writes the packages that a bundle holds for its bill of materials.
 * @param file its folder is made where there is none: in a fresh clone nothing was built yet
 */
export function listPackages(file: string, bundle: Readonly<Record<string, Chunk>>): void {
  const paths = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bundledPackages(paths), null, 2)}\n`);
}
