import { readFileSync } from "node:fs";
import { requireOwn } from "../upstream/index.js";
import { watchFile } from "../../storage/index.js";
import type { ClientSecretSource } from "./settings.js";

interface WatchOptions {
  readonly now: () => number;
  /** Hears of a file that has become unreadable; the secret last read stays in force. */
  readonly onProblem: (error: unknown) => void;
}

/** The client's secret as it is now. @throws Error where it cannot be read at first */
export function watchClientSecret(
  source: ClientSecretSource,
  { now, onProblem }: WatchOptions,
): () => string {
  if ("secret" in source) return () => source.secret;
  return watchFile(source.path, {
    ...{ now, onProblem },
    read: (path) => {
      requireOwn(path, source.isCredential);
      const secret = readFileSync(path, "utf8").trim();
      if (secret === "") throw new Error(`The file of the client's secret ${path} is empty.`);
      return secret;
    },
  });
}
