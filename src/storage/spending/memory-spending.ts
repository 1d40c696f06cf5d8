import type { UsageStore } from "../usage/usage-store.js";
import { createKnownSums, periodsOf, toUsageOf, type SpendingStore } from "./spending-store.js";

interface MemorySpending extends SpendingStore {
  /** Counts what was spent before. */
  add: ReturnType<typeof createKnownSums>["add"];
}

/** Sums of one process; what calls have cost goes to its usage. */
export function createMemorySpending(usage: Pick<UsageStore, "charge">): MemorySpending {
  const { add, forgetAllBut, fullAmong, spent } = createKnownSums();
  let today = "";
  return {
    ...{ add, spent },
    setAside: (call) => {
      if (call.date !== today) forgetAllBut(periodsOf(call.date));
      today = call.date;
      const full = fullAmong(call);
      if (full !== undefined) return Promise.resolve({ full });
      const { sums, credits } = call;
      add(sums, credits);
      return Promise.resolve({
        settle: async (actual) => {
          add(sums, actual - credits);
          if (actual > 0) await usage.charge(toUsageOf(call, actual));
        },
      });
    },
    close: () => Promise.resolve(),
  };
}
