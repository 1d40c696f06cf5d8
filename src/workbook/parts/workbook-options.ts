import { localDay, toIsoDate } from "../../statistics/index.js";
import { runInExcel, type RunInExcel } from "../run-in-excel.js";
import { optionsPart } from "./options-part.js";
import type { StoredOptions } from "./options-part.js";

/** The workbook's own choices and budget, in memory for the client and in the file for everybody. */
export interface WorkbookOptions {
  /** @default false */
  readonly refreshOnOpen: boolean;
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

export function createWorkbookOptions({
  run = runInExcel,
  now = () => Date.now(),
  session = crypto.randomUUID(),
  markBudget,
}: WorkbookOptionsOptions = {}): WorkbookOptions {
  let stored: StoredOptions = {};
  const spending = createSpending(session, now);
  const spentToday = () => spending.today(stored);
  const update = async (change: (options: StoredOptions) => StoredOptions, runNow = run) => {
    stored = await runNow((context) =>
      optionsPart.update(context, (options) => change(spending.addTo(options))),
    );
  };
  return {
    get refreshOnOpen() {
      return stored.refreshOnOpen?.value ?? false;
    },
    get budget() {
      return stored.budget?.value ?? null;
    },
    get spentToday() {
      return spentToday();
    },
    load: async () => {
      stored = await run((context) => optionsPart.read(context));
    },
    setRefreshOnOpen: (value) =>
      update((options) => ({ ...options, refreshOnOpen: { value, at: now() } })),
    setBudget: async (credits) => {
      if (credits !== null && !(Number.isFinite(credits) && credits >= 0)) {
        throw new RangeError("A budget is a number from 0 upwards, or null for none.");
      }
      await update((options) => ({ ...options, budget: { value: credits, at: now() } }));
      // Without the mark the budget holds all the same, from a moment after the start on.
      await markBudget?.(credits !== null).catch(() => undefined);
    },
    allows: (credits) => {
      const budget = stored.budget?.value ?? null;
      return budget === null || spentToday() + credits <= budget;
    },
    spent: (credits) => {
      spending.add(credits);
    },
    save: async (runNow) => {
      // A workbook without a budget is left untouched: nobody wants to be asked to save for that.
      if (stored.budget?.value === undefined || stored.budget.value === null) return;
      await update((options) => options, runNow);
    },
  };
}
