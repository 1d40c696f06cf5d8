import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { getuid } from "node:process";

/**
 * What root writes into somebody's folder is theirs: a command run as root would else shut a service with a user of its
 * own out of its files.
 */
export function giveToOwner(path: string): void {
  if (getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid !== 0) chownSync(path, uid, gid);
}
