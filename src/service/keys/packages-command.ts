import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { wantsHelp } from "../../server/index.js";
import type { CommandResult } from "./keys-command.js";
import { packagesText, readPackages } from "./packages-file.js";

const help = (path: string) => `Packages of the service, what keys may do:
  packages list    those in force, after a look at the file
  packages write   the built-in ones as ${path}, to be edited there`;

/** `packages list` and `packages write`: what to print and how to exit. */
export function runPackagesCommand(
  args: readonly string[],
  { path }: { readonly path: string },
): CommandResult {
  if (wantsHelp(args)) return { exitCode: 0, text: help(path) };
  const [command, ...more] = args;
  try {
    if (command === "list" && more.length === 0)
      return { exitCode: 0, text: packagesText(readPackages(path)).trimEnd() };
    if (command !== "write" || more.length > 0) return { exitCode: 1, text: help(path) };
    if (existsSync(path)) return { exitCode: 1, text: `${path} is there already: edit it.` };
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, packagesText(), { mode: 0o600, flag: "wx" });
    return {
      exitCode: 0,
      text: `Written: ${path}. A running service notices a change within a second.`,
    };
  } catch (error) {
    return { exitCode: 1, text: error instanceof Error ? error.message : String(error) };
  }
}
