import { randomUUID } from "node:crypto";
import type { Database } from "../postgres/database.js";
import type { ProcessLease } from "../postgres/process-lease.js";
import { isUnavailable } from "../postgres/unavailable.js";
import type { UsageJournal } from "../usage/usage-journal.js";
import {
  createKnownSums,
  periodsOf,
  toUsageOf,
  type KnownSums,
  type SpendingCall,
  type SpendingStore,
} from "./spending-store.js";
import { bookLost, readSums, reserve, settle } from "./spending-tables.js";

interface PostgresSpendingOptions {
  readonly database: Database;
  readonly lease: Pick<ProcessLease, "id">;
  readonly journal: Pick<UsageJournal, "write">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether calls within a limit go on while the database does not answer, each process by itself. */
  readonly isOpenWithoutDatabase: boolean;
  readonly onProblem: (error: unknown) => void;
}

interface Settlement {
  readonly id: string;
  readonly call: SpendingCall;
  readonly credits: number;
}

/** Between tries to settle what could not be, in milliseconds. */
const settleEveryMs = 1000;
/** Between looks at what others have spent, and at calls whose process is gone, in milliseconds. */
const lookEveryMs = 5000;

/** What could not be settled waits for the database; where this process ends before, it counts as spent. */
function createSettlements(database: Database, onProblem: (error: unknown) => void) {
  const waiting: Settlement[] = [];
  let settling: Promise<void> | undefined;
  const settleAll = async () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      await settle(database, next);
      waiting.shift();
    }
  };
  const settleWaiting = () =>
    (settling ??= settleAll()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) onProblem(error);
      })
      .finally(() => (settling = undefined)));
  const timer = setInterval(() => void settleWaiting(), settleEveryMs).unref();
  const later = (settlement: Settlement) => waiting.push(settlement);
  return {
    later,
    now: async (settlement: Settlement) => {
      try {
        await settle(database, settlement);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        later(settlement);
      }
    },
    close: async () => {
      clearInterval(timer);
      await settleWaiting();
    },
  };
}

/** Looks at what others have spent, at first and again and again. @returns ends it */
async function keepLooking(known: KnownSums, options: PostgresSpendingOptions) {
  const { database, now, onProblem } = options;
  const look = async () => {
    await bookLost(database);
    const periods = periodsOf(new Date(now()).toISOString().slice(0, 10));
    const rows = await readSums(database, periods);
    known.forgetAllBut(periods);
    for (const { name, period, spent } of rows) known.set(name, period, spent);
  };
  let looking: Promise<void> | undefined;
  const lookSoon = () => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) onProblem(error);
      })
      .finally(() => (looking = undefined));
  };
  await look();
  const timer = setInterval(lookSoon, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

interface Parts extends Pick<PostgresSpendingOptions, "database" | "lease" | "journal"> {
  readonly known: KnownSums;
  readonly settlements: ReturnType<typeof createSettlements>;
}

type SetCallAside = SpendingStore["setAside"];

/** Counted by this process alone, in its journal. */
const createAlone =
  ({ known, journal }: Parts): SetCallAside =>
  async (call) => {
    const full = known.fullAmong(call);
    if (full !== undefined) return { full };
    const count = async (credits: number) => {
      if (credits === 0) return;
      const sums = call.sums.map(({ name, period }) => ({ name, period }));
      known.add(sums, credits);
      await journal.write({ ...toUsageOf(call, credits), sums }).catch((fault: unknown) => {
        known.add(sums, -credits);
        throw fault;
      });
    };
    await count(call.credits);
    return { settle: (actual: number) => count(actual - call.credits) };
  };

/** Counted by all processes. */
const createTogether =
  ({ database, lease, known, settlements }: Parts): SetCallAside =>
  async (call) => {
    const id = randomUUID();
    try {
      const found = await reserve(database, { id, holder: lease.id }, call);
      if ("full" in found) return found;
      for (const { name, period, spent } of found.raised) known.set(name, period, spent);
    } catch (error) {
      // It may have been written all the same.
      if (isUnavailable(error)) settlements.later({ id, call, credits: 0 });
      throw error;
    }
    return {
      settle: async (credits: number) => {
        known.add(call.sums, credits - call.credits);
        await settlements.now({ id, call, credits });
      },
    };
  };

/**
 * Sums in the database, held together by all processes on it. A call is written down before it is made: where
 * its process ends meanwhile it counts as spent. Without the database a call that has a limit is refused or, where
 * that is wanted, counted by this process alone, in a journal that is booked later.
 */
export async function openPostgresSpending(
  options: PostgresSpendingOptions,
): Promise<SpendingStore> {
  const { database, isOpenWithoutDatabase, onProblem } = options;
  const known = createKnownSums();
  const stopLooking = await keepLooking(known, options);
  const settlements = createSettlements(database, onProblem);
  const parts = { ...options, known, settlements };
  const [setAsideTogether, setAsideAlone] = [createTogether(parts), createAlone(parts)];

  const setAside: SetCallAside = async (call) => {
    try {
      return await setAsideTogether(call);
    } catch (error) {
      const isFree = call.sums.every(({ limit }) => limit === undefined);
      if (!isUnavailable(error) || (!isFree && !isOpenWithoutDatabase)) throw error;
      return setAsideAlone(call);
    }
  };
  /** What costs nothing is not written down before: it may cost something all the same. */
  const setNothingAside = (call: SpendingCall) => ({
    settle: async (credits: number) => {
      if (credits === 0) return;
      const sums = call.sums.map((sum) => ({ ...sum, limit: undefined }));
      const made = await setAside({ ...call, sums, credits });
      if ("settle" in made) await made.settle(credits);
    },
  });
  return {
    setAside: async (call) => (call.credits === 0 ? setNothingAside(call) : setAside(call)),
    spent: known.spent,
    close: async () => {
      await stopLooking();
      await settlements.close();
    },
  };
}
