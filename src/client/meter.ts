import { ApiError, creditsIn, extensionHeaders, type OperationId } from "../contract/index.js";
import {
  addUsage,
  createDayCount,
  noUsage,
  type DayCountOptions,
  type Usage,
} from "./day-count.js";
import type { ClientSettings, SpendingLimit } from "./options.js";
import { callPrice } from "./price/call-price.js";

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
  /** A request was answered, which is what costs: as the service says, else by its price. */
  countAnswer(asked: Asked, headers: Headers): void;
  /** Whether the last answers of this address came through a gateway, as it says in them. */
  isGateway(serviceAddress: string): boolean;
  /** What the last answer said of a budget of the service's own, such as a gateway's. */
  notice(): string | null;
  /** Another key or service: what was said before is no longer true. */
  clear(): void;
  today(): Usage;
  session(): Usage;
  /** Says that something shown in the status changed. */
  changed(): void;
}

interface Asked {
  readonly operation: OperationId;
  readonly serviceAddress: string;
}

interface MeterOptions extends DayCountOptions {
  readonly settings: ClientSettings;
  readonly spendingLimit?: SpendingLimit | undefined;
  readonly onChange: () => void;
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

async function loadCounts(
  { spendingLimit, onChange }: MeterOptions,
  day: ReturnType<typeof createDayCount>,
): Promise<void> {
  await spendingLimit?.ready?.();
  try {
    await day.load();
    onChange();
  } catch {
    // Without a store the day's count is that of this session.
  }
}

export function createMeter(options: MeterOptions): Meter {
  const { settings, onChange, spendingLimit } = options;
  const day = createDayCount(options);
  let session = noUsage;
  let reserved = 0;
  let notice: string | null = null;
  let gateway: string | undefined;
  let loading: Promise<void> | undefined;

  const count = (usage: Usage) => {
    session = addUsage(session, usage);
    day.add(usage);
    onChange();
  };

  const priceOf = (operation: OperationId) =>
    callPrice(operation, settings.getPreferences().prices);

  return {
    load: () => (loading ??= loadCounts(options, day)),
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
    countAnswer: ({ operation, serviceAddress }, headers) => {
      if (headers.has(extensionHeaders.cache)) gateway = serviceAddress;
      notice = headers.get(extensionHeaders.notice);
      const said = creditsIn(headers.get(extensionHeaders.credits));
      const credits = said ?? priceOf(operation).credits;
      spendingLimit?.spent(credits);
      count({ calls: 0, credits });
    },
    isGateway: (serviceAddress) => gateway === serviceAddress,
    notice: () => notice,
    clear: () => {
      notice = null;
    },
    today: day.today,
    session: () => session,
    changed: onChange,
  };
}
