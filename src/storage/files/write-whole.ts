import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pid } from "node:process";
import { giveToOwner } from "./give-to-owner.js";

/** Whoever reads meanwhile sees the old file or the new one, never half of it. Nobody else may read it. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${String(pid)}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  giveToOwner(draft);
  renameSync(draft, path);
}

/** The same without holding anybody up, for the one process that writes the file. */
export async function writeWholeAside(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
