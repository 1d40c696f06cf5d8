import { localDay, toIsoDate } from "../../statistics/index.js";
import { runInExcel, type RunInExcel } from "../run-in-excel.js";
import { optionsPart } from "./options-part.js";
import type { StoredOptions } from "./options-part.js";

/** The workbook's own choices and budget, in memory for the client and in the file for everybody. */
export interface WorkbookOptions {
  /** @default false */
  readonly refreshOnOpen: boolean;
  /** As the file said when it was first read: a choice made since counts from the next opening on. */
  readonly wasToRefreshOnOpen: boolean;
  /** Credits a day for everybody who has the workbook open; null for no limit. @default null */
  readonly budget: number | null;
  /** Credits spent today on this workbook by everybody, as far as known. */
  readonly spentToday: number;
  load(): Promise<void>;
  setRefreshOnOpen(value: boolean): Promise<void>;
  /** @throws RangeError for anything but a number from 0 upwards or null. */
  setBudget(credits: number | null): Promise<void>;
  /** May this many more credits be spent today? True before `load`. */
  allows(credits: number): boolean;
  spent(credits: number): void;
  /**
   * Writes what this session has spent, where the workbook has a budget.
   *
   * @param run for a writing within other work. @default that of the options
   */
  save(run?: RunInExcel): Promise<void>;
}

interface WorkbookOptionsOptions {
  readonly run?: RunInExcel;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** Tells this session from others. @default a random one */
  readonly session?: string;
  /** Notes where it is seen at once, before anything is read, whether there is a budget. */
  readonly markBudget?: ((hasBudget: boolean) => Promise<void>) | undefined;
}

/** What this session has spent by day, in the file or not, beside what others have. */
function createSpending(session: string, now: () => number) {
  const own: Record<string, number> = {};
  const today = () => toIsoDate(localDay(new Date(now())));
  return {
    add: (credits: number) => {
      const day = today();
      own[day] = (own[day] ?? 0) + credits;
    },
    /** Everybody's. */
    today: ({ spent }: StoredOptions): number => {
      const day = today();
      const others = Object.entries(spent?.[day] ?? {}).filter(([id]) => id !== session);
      return others.reduce((sum, [, credits]) => sum + credits, own[day] ?? 0);
    },
    addTo: (options: StoredOptions): StoredOptions => ({
      ...options,
      spent: Object.entries(own).reduce<NonNullable<StoredOptions["spent"]>>(
        (spent, [day, credits]) => ({ ...spent, [day]: { ...spent[day], [session]: credits } }),
        options.spent ?? {},
      ),
    }),
  };
}

/** What the file says, as far as read, and what it said when it was first seen. */
function createKeptOptions(run: RunInExcel, spending: ReturnType<typeof createSpending>) {
  let stored: StoredOptions = {};
  let first: StoredOptions | undefined;
  return {
    get stored() {
      return stored;
    },
    get first() {
      return first ?? {};
    },
    load: async () => {
      stored = await run((context) => optionsPart.read(context));
      first ??= stored;
    },
    update: async (change: (options: StoredOptions) => StoredOptions, runNow = run) => {
      stored = await runNow((context) =>
        optionsPart.update(context, (options) => {
          first ??= options;
          return change(spending.addTo(options));
        }),
      );
    },
  };
}

function checkBudget(credits: number | null): void {
  if (credits !== null && !(Number.isFinite(credits) && credits >= 0)) {
    throw new RangeError("A budget is a number from 0 upwards, or null for none.");
  }
}

export function createWorkbookOptions({
  run = runInExcel,
  now = () => Date.now(),
  session = crypto.randomUUID(),
  markBudget,
}: WorkbookOptionsOptions = {}): WorkbookOptions {
  const spending = createSpending(session, now);
  const kept = createKeptOptions(run, spending);
  const spentToday = () => spending.today(kept.stored);
  const budget = () => kept.stored.budget?.value ?? null;
  return {
    get refreshOnOpen() {
      return kept.stored.refreshOnOpen?.value ?? false;
    },
    get wasToRefreshOnOpen() {
      return kept.first.refreshOnOpen?.value ?? false;
    },
    get budget() {
      return budget();
    },
    get spentToday() {
      return spentToday();
    },
    load: () => kept.load(),
    setRefreshOnOpen: (value) =>
      kept.update((options) => ({ ...options, refreshOnOpen: { value, at: now() } })),
    setBudget: async (credits) => {
      checkBudget(credits);
      await kept.update((options) => ({ ...options, budget: { value: credits, at: now() } }));
      // Without the mark the budget holds all the same, from a moment after the start on.
      await markBudget?.(credits !== null).catch(() => undefined);
    },
    allows: (credits) => {
      const limit = budget();
      return limit === null || spentToday() + credits <= limit;
    },
    spent: (credits) => {
      spending.add(credits);
    },
    save: async (runNow) => {
      // A workbook without a budget is left untouched: nobody wants to be asked to save for that.
      if (budget() === null) return;
      await kept.update((options) => options, runNow);
    },
  };
}
