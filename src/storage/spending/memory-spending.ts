import type { UsageStore } from "../usage/usage-store.js";
import { createKnownSums, periodsOf, toUsageOf, type SpendingStore } from "./spending-store.js";

interface MemorySpending extends SpendingStore {
  /** Counts what was spent before. */
  add: ReturnType<typeof createKnownSums>["add"];
}

/** Sums of one process. A call is usage of its key from before it is made: of a process that is killed it counts. */
export function createMemorySpending(usage: Pick<UsageStore, "charge">): MemorySpending {
  const { add, forgetAllBut, fullAmong, spent } = createKnownSums();
  let today = "";
  return {
    ...{ add, spent },
    setAside: async (call) => {
      if (call.date !== today) forgetAllBut(periodsOf(call.date));
      today = call.date;
      const full = fullAmong(call);
      if (full !== undefined) return { full };
      const { sums } = call;
      const count = async (credits: number) => {
        if (credits === 0) return;
        add(sums, credits);
        await usage.charge(toUsageOf(call, credits));
      };
      try {
        await count(call.credits);
      } catch (error) {
        // It could not be written down, and so the call is not made.
        add(sums, -call.credits);
        throw error;
      }
      return { settle: (actual) => count(actual - call.credits) };
    },
    close: () => Promise.resolve(),
  };
}
