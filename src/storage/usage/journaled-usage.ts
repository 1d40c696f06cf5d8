import { isUnavailable } from "../postgres/unavailable.js";
import type { Database } from "../postgres/database.js";
import { askOrLastKnown, type Replicas } from "../postgres/replicas.js";
import { createPostgresUsage, readMonth } from "./postgres-usage.js";
import type { UsageJournal } from "./usage-journal.js";
import type { UsageStore } from "./usage-store.js";

interface JournaledOptions {
  readonly database: Database;
  readonly replicas: Replicas;
  readonly journal: UsageJournal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

/** Between tries to book what waits, in milliseconds. */
const bookEveryMs = 1000;

/** How old what is known of the other processes' charges may be, in milliseconds. */
const learnEveryMs = 10_000;

/** What keys had charged in a month, by all processes, when it was last seen. */
interface KnownCredits {
  of(keyId: string, month: string): number;
  see(keyId: string, month: string, credits: number): void;
  /** Takes this month's from the database. @throws DatabaseUnavailable */
  learn(database: Database): Promise<void>;
}

function createKnownCredits(now: () => number): KnownCredits {
  const known = new Map<string, number>();
  const nameOf = (keyId: string, month: string) => `${month} ${keyId}`;
  const see = (keyId: string, month: string, credits: number) => {
    known.set(nameOf(keyId, month), credits);
  };
  return {
    see,
    of: (keyId, month) => known.get(nameOf(keyId, month)) ?? 0,
    learn: async (database) => {
      const month = new Date(now()).toISOString().slice(0, 7);
      for (const { keyId, credits } of await readMonth(database, month)) see(keyId, month, credits);
    },
  };
}

/** Books what waits and learns what others charged, again and again. @returns ends it */
function keepUp(
  { database, journal, onProblem }: JournaledOptions,
  known: KnownCredits,
): () => Promise<void> {
  const tell = (error: unknown) => {
    if (!isUnavailable(error)) onProblem(error);
  };
  let booking: Promise<void> | undefined;
  const bookSoon = () => {
    if (journal.isEmpty()) return;
    booking ??= journal
      .book()
      .catch(tell)
      .finally(() => (booking = undefined));
  };
  const learnSoon = () => {
    // What waits in the journal is not in the database yet.
    if (journal.isEmpty()) known.learn(database).catch(tell);
  };
  const timers = [setInterval(bookSoon, bookEveryMs), setInterval(learnSoon, learnEveryMs)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await booking;
  };
}

/**
 * Usage in the database. While that does not answer, calls are charged to a journal and allowances hold by
 * what was last known, so that reading goes on; the journal is booked when the database is back. A charge
 * whose connection broke on the way may be booked although it was counted: once too often, never too seldom.
 */
export async function openJournaledUsage(options: JournaledOptions): Promise<UsageStore> {
  const { database, replicas, journal, now } = options;
  const store = createPostgresUsage(database);
  const known = createKnownCredits(now);
  await journal.book().catch((error: unknown) => {
    // It waits for the primary.
    if (!isUnavailable(error) || replicas.count === 0) throw error;
  });
  await askOrLastKnown(database, replicas, (one) => known.learn(one));
  const stop = keepUp(options, known);
  return {
    charge: async (record, allowance = Infinity) => {
      const { keyId } = record;
      const month = record.date.slice(0, 7);
      try {
        const credits = await store.spend(record, allowance === Infinity ? undefined : allowance);
        if (credits !== undefined) known.see(keyId, month, credits);
        return credits !== undefined;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const credits = known.of(keyId, month) + record.credits;
        if (credits > allowance) return false;
        // Held before it is written: others may be charged meanwhile.
        known.see(keyId, month, credits);
        await journal.write(record).catch((fault: unknown) => {
          known.see(keyId, month, known.of(keyId, month) - record.credits);
          throw fault;
        });
        return true;
      }
    },
    creditsInMonth: async (keyId, month) => {
      try {
        const credits = await store.creditsInMonth(keyId, month);
        known.see(keyId, month, credits);
        return credits;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return known.of(keyId, month);
      }
    },
    read: (filter) => store.read(filter),
    close: async () => {
      await stop();
      // What cannot be booked now is at the next start.
      await journal.book().catch(() => undefined);
      await store.close();
    },
  };
}
