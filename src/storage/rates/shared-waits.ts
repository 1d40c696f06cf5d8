/** Waits that somebody asks for, told to all processes on a database. */
import { randomUUID } from "node:crypto";
import type { Announcements } from "../postgres/announcements/announcements.js";
import type { Database } from "../postgres/database.js";
import { isUnavailable } from "../postgres/unavailable.js";

export interface SharedWaits {
  /** Tells the others. Where the database does not answer nobody hears it. @param about what is waited for */
  tell(about: string, ms: number): void;
  /** Hears what others tell, not what this process does. */
  hear(about: string, listener: (ms: number) => void): void;
}

interface WaitsOptions {
  readonly database: Pick<Database, "query">;
  readonly announcements: Pick<Announcements, "hear">;
  readonly onProblem: (error: unknown) => void;
}

/** By announcements alone: a wait is over soon, and who was not there is told by whom it waits for. */
export function createSharedWaits(options: WaitsOptions): SharedWaits {
  const { database, announcements, onProblem } = options;
  const self = randomUUID();
  return {
    tell: (about, ms) => {
      const said = `${self} ${String(Math.ceil(ms))} ${about}`;
      database.query("select pg_notify('stat_waits', $1)", [said]).catch((error: unknown) => {
        if (!isUnavailable(error)) onProblem(error);
      });
    },
    hear: (about, listener) => {
      announcements.hear("stat_waits", (said) => {
        const [, sender, ms, named] = /^(\S+) (\d+) ([^]*)$/.exec(said ?? "") ?? [];
        if (sender !== self && named === about) listener(Number(ms));
      });
    },
  };
}
