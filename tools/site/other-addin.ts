import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "../build/build-constants.js";

interface Folders {
  /** The project's, built. */
  readonly root: string;
  /** Where its copy goes. */
  readonly folder: string;
}

/**
 * A project's folder whose add-in is the built one for other services; all else is this project's. A build says which
 * services in its script and in its page's policy, and making a new one would take half a minute.
 *
 * @throws Error where the build, which must be one for `same-origin`, says it in another way
 */
export function projectForServices(services: readonly string[], { root, folder }: Folders): string {
  const addin = join(folder, "dist/addin");
  cpSync(join(root, "dist/addin"), addin, { recursive: true });
  const scripts = readdirSync(addin).filter((name) => /^(?:addin|functions)\..*js$/.test(name));
  for (const script of scripts) {
    exchange(
      join(addin, script),
      'services:["same-origin"]',
      `services:${JSON.stringify(services)}`,
    );
  }
  exchange(
    join(addin, "taskpane.html"),
    contentSecurityPolicy(["same-origin"]),
    contentSecurityPolicy(services),
  );
  for (const part of ["dist/workbench", "dist/docs", "node_modules"])
    symlinkSync(join(root, part), join(folder, part), "junction");
  return folder;
}

function exchange(path: string, found: string, instead: string): void {
  const parts = readFileSync(path, "utf8").split(found);
  if (parts.length !== 2) throw new Error(`${path} must hold ${found} exactly once.`);
  writeFileSync(path, parts.join(instead));
}
