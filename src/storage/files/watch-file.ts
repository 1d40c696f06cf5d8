import { statSync } from "node:fs";

const checkEveryMs = 1000;

interface WatchOptions<T> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** @throws Error where the file is not in order */
  readonly read: (path: string) => T;
  /** Hears once of a file that has become unreadable; what was read last stays in force. */
  readonly onProblem: (error: unknown) => void;
}

/** Differs once the file, or who may read it, has changed; undefined while there is none. */
const fingerprintOf = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  return (
    found &&
    `${String(found.mtimeMs)} ${String(found.ctimeMs)} ${String(found.size)} ${String(found.ino)}`
  );
};

/**
 * What stands in a file, looked at again every second. The same object until the file was written.
 * @throws Error of `read` where it cannot be read at first
 */
export function watchFile<T>(path: string, { now, read, onProblem }: WatchOptions<T>): () => T {
  let seen = fingerprintOf(path);
  let present = read(path);
  let checkedAt = now();
  let told: string | undefined;
  const tellOnce = (about: string, error: unknown) => {
    if (told !== about) onProblem(error);
    told = about;
  };
  return () => {
    if (Math.abs(now() - checkedAt) < checkEveryMs) return present;
    checkedAt = now();
    let found: string | undefined;
    try {
      found = fingerprintOf(path);
      if (found !== seen) {
        // Until it could be read it is not seen: what was in the way may be gone the next time.
        present = read(path);
        seen = found;
      }
    } catch (error) {
      tellOnce(String(found), error);
    }
    return present;
  };
}
