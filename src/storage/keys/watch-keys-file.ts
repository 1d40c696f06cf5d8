import { watchFile } from "../files/watch-file.js";
import type { WatchedKeys } from "./key-records.js";
import { readKeysFile } from "./keys-file.js";

interface WatchOptions {
  readonly now: () => number;
  /** Hears of a file that has become unreadable; the keys last read stay in force. */
  readonly onProblem: (error: unknown) => void;
}

/** Keys from a file that is looked at again every second. @throws Error where it cannot be read at first */
export const watchKeysFile = (path: string, options: WatchOptions): WatchedKeys => ({
  present: watchFile(path, { ...options, read: readKeysFile }),
});
