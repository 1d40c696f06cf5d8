import { writeLater } from "../files/write-later.js";
import type { UsageRecord, UsageStore } from "./usage-store.js";
import { addUsage } from "./usage-sums.js";

/**
 * Calls that cost nothing are counted together, a second after the first of them: a hot answer waits for no
 * store. A process that is killed loses what that second held, and no credit.
 */
export function bufferUsage(store: UsageStore, onProblem: (error: unknown) => void): UsageStore {
  let waiting = new Map<string, UsageRecord>();
  const write = async () => {
    const records = waiting.values();
    waiting = new Map();
    for (const record of records) await store.charge(record);
  };
  const writing = writeLater({ write, onProblem });
  return {
    charge: (record, allowance) => {
      if (record.credits !== 0) return store.charge(record, allowance);
      addUsage(waiting, record);
      writing.soon();
      return Promise.resolve(true);
    },
    creditsInMonth: (keyId, month) => store.creditsInMonth(keyId, month),
    read: async (filter) => {
      await writing.settled();
      return store.read(filter);
    },
    close: async () => {
      await writing.settled();
      await store.close();
    },
  };
}
