/** Who asked what kind of thing, and what it cost: a line of JSON for each answer, to be shipped to where a firm keeps such. */
import { createWriteStream } from "node:fs";
import type { AuditEntry } from "./routes/index.js";

interface AuditLog {
  readonly note: (entry: AuditEntry) => void;
  /** Resolves when everything is written. */
  readonly close: () => Promise<void>;
}

interface AuditLogOptions {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of a file that cannot be written. */
  readonly onProblem: (error: unknown) => void;
}

/** Appends, so that a tool may copy the file away and cut it to nothing. Nobody else may read it. */
export function openAuditLog({ path, now, onProblem }: AuditLogOptions): AuditLog {
  const file = createWriteStream(path, { flags: "a", mode: 0o600 });
  file.on("error", onProblem);
  return {
    note: (entry) => {
      file.write(`${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`);
    },
    close: () =>
      new Promise((resolve) => {
        if (file.destroyed) resolve();
        else file.end(resolve);
      }),
  };
}
