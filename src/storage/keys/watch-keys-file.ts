import { statSync } from "node:fs";
import type { KeySet, WatchedKeys } from "./key-records.js";
import { readKeysFile } from "./keys-file.js";

const checkEveryMs = 1000;

interface WatchOptions {
  readonly now: () => number;
  /** Hears of a file that has become unreadable; the keys last read stay in force. */
  readonly onProblem: (error: unknown) => void;
}

/** Differs once the file has been written. */
const fingerprintOf = (path: string): string => {
  const { mtimeMs, size, ino } = statSync(path);
  return `${String(mtimeMs)} ${String(size)} ${String(ino)}`;
};

/** Keys from a file that is looked at again every second. @throws Error where it cannot be read at first */
export function watchKeysFile(path: string, { now, onProblem }: WatchOptions): WatchedKeys {
  let seen = fingerprintOf(path);
  let keys: KeySet = readKeysFile(path);
  let checkedAt = now();
  return {
    present: () => {
      if (Math.abs(now() - checkedAt) < checkEveryMs) return keys;
      checkedAt = now();
      try {
        const found = fingerprintOf(path);
        if (found !== seen) {
          seen = found;
          keys = readKeysFile(path);
        }
      } catch (error) {
        onProblem(error);
      }
      return keys;
    },
  };
}
