import type { UsageRecord, UsageStore } from "./usage-store.js";
import { addUsage } from "./usage-sums.js";

const flushAfterMs = 1000;

/**
 * Calls that cost nothing are counted together, a second after the first of them: a hot answer waits for no
 * store. A process that is killed loses what that second held, and no credit.
 */
export function bufferUsage(store: UsageStore, onProblem: (error: unknown) => void): UsageStore {
  let waiting = new Map<string, UsageRecord>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = async () => {
    const records = waiting.values();
    waiting = new Map();
    for (const record of records) await store.charge(record);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write).catch(onProblem);
    return last;
  };
  return {
    charge: (record, allowance) => {
      if (record.credits !== 0) return store.charge(record, allowance);
      addUsage(waiting, record);
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
      return Promise.resolve(true);
    },
    creditsInMonth: (keyId, month) => store.creditsInMonth(keyId, month),
    read: async (filter) => {
      await flush();
      return store.read(filter);
    },
    close: async () => {
      await flush();
      await store.close();
    },
  };
}
