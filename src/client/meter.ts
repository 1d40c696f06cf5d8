import { ApiError, type OperationId } from "../contract/index.js";
import type { StorePort } from "./cache/store-port.js";
import type { ClientSettings, SpendingLimit } from "./options.js";
import { callPrice } from "./price/call-price.js";

export interface Usage {
  readonly calls: number;
  readonly credits: number;
}

/** Counts calls and credits by day and session and keeps spending within the day's budget. */
export interface Meter {
  /** Resolved when today's usage, that of other open workbooks included, has been read. */
  load(): Promise<void>;
  /**
   * Sets a call's price aside while it is under way, so that many at once cannot overspend.
   * Returns how to give it back. Throws `budget` where the day's budget does not allow it, and
   * `not-cached` while the workbook's is not known.
   */
  reserve(operation: OperationId): () => void;
  /** A request has been sent. */
  countCall(): void;
  /** A request was answered, which is what costs. */
  countCredits(operation: OperationId): void;
  today(): Usage;
  session(): Usage;
  /** Says that something shown in the status changed. */
  changed(): void;
}

interface DayRecord extends Usage {
  readonly day: string;
}

const recordName = "usage";
const none: Usage = { calls: 0, credits: 0 };
const plus = (a: Usage, b: Usage): Usage => ({
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
  return isUsable ? { calls, credits } : none;
}

interface MeterOptions {
  readonly settings: ClientSettings;
  readonly store: Pick<StorePort, "getRecord" | "updateRecord"> | undefined;
  readonly now: () => number;
  readonly spendingLimit?: SpendingLimit | undefined;
  readonly onChange: () => void;
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
    ...plus(usageOn(day, old), added),
  }));
  return usageOn(day, record);
}

/** What the day has cost, in all workbooks of this device. Without a store it is that of this session. */
function createDayCount({ store, now }: Pick<MeterOptions, "store" | "now">) {
  let day = dayOf(now());
  /** Of all workbooks, as last written. */
  let written = none;
  /** Of this one, not yet written. */
  let unwritten = none;
  let isWriting = false;

  const turnDay = () => {
    const current = dayOf(now());
    if (current === day) return;
    day = current;
    written = none;
    unwritten = none;
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
      unwritten = plus(unwritten, usage);
      void write();
    },
    today: () => {
      turnDay();
      return plus(written, unwritten);
    },
  };
}

/** @throws ApiError `budget` where what is wanted is too much, `not-cached` where that is not known yet. */
function assertWithinBudgets(
  { settings, spendingLimit }: MeterOptions,
  wanted: number,
  spentToday: number,
): void {
  const { dailyBudget } = settings.getPreferences();
  if (dailyBudget !== null && spentToday + wanted > dailyBudget) {
    throw new ApiError("budget", "The budget of the day is reached.");
  }
  if (spendingLimit?.isKnown?.() === false) {
    throw new ApiError("not-cached", "The budget of the workbook has not been read yet.");
  }
  if (spendingLimit?.allows(wanted) === false) {
    throw new ApiError("budget", "The budget of the workbook is reached.");
  }
}

export function createMeter(options: MeterOptions): Meter {
  const { settings, onChange, spendingLimit } = options;
  const day = createDayCount(options);
  let session = none;
  let reserved = 0;
  let loading: Promise<void> | undefined;

  const count = (usage: Usage) => {
    session = plus(session, usage);
    day.add(usage);
    onChange();
  };

  const priceOf = (operation: OperationId) =>
    callPrice(operation, settings.getPreferences().prices);

  return {
    load: () =>
      (loading ??= (async () => {
        await spendingLimit?.ready?.();
        try {
          await day.load();
          onChange();
        } catch {
          // As above.
        }
      })()),
    reserve: (operation) => {
      const { credits } = priceOf(operation);
      if (credits > 0) assertWithinBudgets(options, reserved + credits, day.today().credits);
      reserved += credits;
      let isGivenBack = false;
      return () => {
        if (!isGivenBack) reserved -= credits;
        isGivenBack = true;
      };
    },
    countCall: () => {
      count({ calls: 1, credits: 0 });
    },
    countCredits: (operation) => {
      const { credits } = priceOf(operation);
      spendingLimit?.spent(credits);
      count({ calls: 0, credits });
    },
    today: day.today,
    session: () => session,
    changed: onChange,
  };
}
