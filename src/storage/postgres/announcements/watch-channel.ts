import type { Announcements } from "./announcements.js";
import type { Database } from "../database.js";
import type { Channel } from "./listening-line.js";
import type { Replicas } from "../replicas.js";
import { isUnavailable } from "../unavailable.js";

/** A database with what is announced in it. */
export interface WatchedDatabase {
  readonly database: Database;
  readonly replicas: Replicas;
  readonly announcements: Announcements;
  /** Hears why a look failed, unless the database did not answer: that was told by its announcements. */
  readonly onProblem: (error: unknown) => void;
}

interface WatchOptions extends Pick<WatchedDatabase, "announcements" | "onProblem"> {
  readonly channel: Channel;
  readonly look: () => Promise<void>;
}

/**
 * Looks at first and after each announcement, one look after the other: what is announced while one is
 * under way is looked at after it. A look that failed is made again.
 * @returns ends it
 */
export function watchChannel({
  announcements,
  channel,
  look,
  onProblem,
}: WatchOptions): () => void {
  let looking: Promise<void> | undefined;
  let isOpen = true;
  /** Announcements so far. */
  let heard = 0;
  const lookAtAll = async () => {
    let seen: number;
    do {
      seen = heard;
      await look();
    } while (seen !== heard && isOpen);
  };
  const hear = () => {
    if (!isOpen) return;
    heard += 1;
    looking ??= lookAtAll()
      .catch((error: unknown) => {
        if (!isOpen) return;
        if (!isUnavailable(error)) onProblem(error);
        announcements.missed();
      })
      .finally(() => {
        looking = undefined;
      });
  };
  announcements.hear(channel, hear);
  // What was announced before it was heard.
  hear();
  return () => {
    isOpen = false;
  };
}
