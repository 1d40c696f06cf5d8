import { renameSync } from "node:fs";

/** What a file holds; one that cannot be read is kept beside it, for whoever can mend it, and told of. */
export function readOrKeepAside<T>(
  path: string,
  read: () => T,
  onProblem: (error: unknown) => void,
): T | undefined {
  try {
    return read();
  } catch (cause) {
    const aside = `${path}.unreadable-${String(Date.now())}`;
    renameSync(path, aside);
    onProblem(new Error(`${path} could not be read; it is kept as ${aside}.`, { cause }));
    return undefined;
  }
}
