import { wantsHelp } from "../../server/index.js";
import type { CommandResult } from "../keys/index.js";
import { commandWith } from "../started-by.js";
import { lockFolder, whileLocked } from "../../storage/index.js";
import { restoreBackup, writeBackup, type KeptFiles } from "./backup.js";

const help = () => `Backups of the service:
  ${commandWith("backup FILE")}    keys, packages, usage and questions in one file; also while it runs
  ${commandWith("restore FILE")}   puts them back, while it does not run; what was there is kept beside them`;

interface BackupSurroundings extends KeptFiles {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether keys, usage, questions and imported content stand in a database. @default false */
  readonly hasDatabase?: boolean;
}

const inDatabase =
  "Keys, usage, questions and imported content stand in the database of DATABASE_URL: back it up and restore it with PostgreSQL's own pg_dump and pg_restore.";

/** `backup FILE` and `restore FILE`: what to print and how to exit. */
export function runBackupCommand(
  command: "backup" | "restore",
  args: readonly string[],
  { now, hasDatabase = false, ...kept }: BackupSurroundings,
): CommandResult {
  if (wantsHelp(args)) return { exitCode: 0, text: help() };
  if (hasDatabase) return { exitCode: 1, text: inDatabase };
  const [path, ...more] = args;
  if (path === undefined || path.startsWith("-") || more.length > 0)
    return { exitCode: 1, text: help() };
  try {
    if (command === "backup") {
      const names = whileLocked(kept.keysPath, () => writeBackup(path, kept, now));
      return {
        exitCode: 0,
        text: `Kept ${names.join(", ")} in ${path}. Whoever has it can make links.`,
      };
    }
    const unlock = lockFolder(kept.dataDir);
    try {
      const { at, names, before } = whileLocked(kept.keysPath, () =>
        restoreBackup(path, kept, now),
      );
      const undo =
        before === undefined ? "" : ` What was there is in ${before}: restore that to go back.`;
      return { exitCode: 0, text: `Restored ${names.join(", ")} of ${at}.${undo}` };
    } finally {
      unlock();
    }
  } catch (error) {
    return { exitCode: 1, text: error instanceof Error ? error.message : String(error) };
  }
}
