import type { StorePort } from "./cache/store-port.js";

export interface Usage {
  readonly calls: number;
  readonly credits: number;
}

export interface DayCountOptions {
  readonly store: Pick<StorePort, "getRecord" | "updateRecord"> | undefined;
  readonly now: () => number;
}

interface DayRecord extends Usage {
  readonly day: string;
}

const recordName = "usage";
export const noUsage: Usage = { calls: 0, credits: 0 };
export const addUsage = (a: Usage, b: Usage): Usage => ({
  calls: a.calls + b.calls,
  credits: a.credits + b.credits,
});

/** The user's calendar day. */
function dayOf(now: number): string {
  const date = new Date(now);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
}

function usageOn(day: string, record: unknown): Usage {
  const stored = (record ?? {}) as Partial<Record<keyof DayRecord, unknown>>;
  const { calls, credits } = stored;
  const isUsable = stored.day === day && typeof calls === "number" && typeof credits === "number";
  return isUsable ? { calls, credits } : noUsage;
}

const minus = (left: Usage, right: Usage): Usage => ({
  calls: left.calls - right.calls,
  credits: left.credits - right.credits,
});

/** @returns what the day has cost with this */
async function addToRecord(
  store: Pick<StorePort, "updateRecord">,
  day: string,
  added: Usage,
): Promise<Usage> {
  const record = await store.updateRecord(recordName, (old) => ({
    day,
    ...addUsage(usageOn(day, old), added),
  }));
  return usageOn(day, record);
}

/** What the day has cost, in all workbooks of this device. Without a store it is that of this session. */
export function createDayCount({ store, now }: DayCountOptions) {
  let day = dayOf(now());
  /** Of all workbooks, as last written. */
  let written = noUsage;
  /** Of this one, not yet written. */
  let unwritten = noUsage;
  let isWriting = false;

  const turnDay = () => {
    const current = dayOf(now());
    if (current === day) return;
    day = current;
    written = noUsage;
    unwritten = noUsage;
  };

  const write = async () => {
    if (store === undefined || isWriting) return;
    isWriting = true;
    try {
      while (unwritten.calls > 0 || unwritten.credits > 0) {
        const added = unwritten;
        const on = day;
        const sum = await addToRecord(store, on, added);
        if (on !== day) continue;
        written = sum;
        unwritten = minus(unwritten, added);
      }
    } catch {
      // Without a store the day's count is that of this session.
    } finally {
      isWriting = false;
    }
  };

  return {
    load: async () => {
      written = usageOn(day, await store?.getRecord(recordName));
    },
    add: (usage: Usage) => {
      turnDay();
      unwritten = addUsage(unwritten, usage);
      void write();
    },
    today: () => {
      turnDay();
      return addUsage(written, unwritten);
    },
  };
}
