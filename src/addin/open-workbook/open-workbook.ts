import type { SnapshotSource, SpendingLimit } from "../../client/index.js";
import { wait as waitByTimer } from "../../timers/index.js";
import type {
  TakeTurn,
  WorkbookAgreement,
  WorkbookOptions,
  WorkbookSnapshot,
} from "../../workbook/index.js";

export interface OpenWorkbookParts {
  readonly snapshot: WorkbookSnapshot;
  readonly options: WorkbookOptions;
  readonly agreement: WorkbookAgreement;
  readonly takeTurn: TakeTurn;
}

/** What the workbook keeps and allows, as the client asks for it; nothing until somebody joins it. */
export interface OpenWorkbook {
  readonly snapshot: SnapshotSource;
  readonly spendingLimit: SpendingLimit;
  /** Does the question in this cell wait for an agreement? So it does while the file cannot be read. */
  isQuestionHeld(cell: string): Promise<boolean>;
  /** Was a call not made because the file's budget was not known in time? Such cells are to be calculated again. */
  hasHeldBack(): boolean;
  /** Makes the parts the first time and gives the same ones afterwards. */
  join(create: () => OpenWorkbookParts): OpenWorkbookParts;
  /**
   * Reads what the workbook keeps, once, whoever asks first. Never rejects: a workbook that cannot be
   * read is used without it.
   */
  load(): Promise<void>;
}

interface OpenWorkbookOptions {
  /** Joins the parts and reads them, by code the functions must not load. */
  readonly read: () => Promise<void>;
  /** Does the workbook limit spending? Known at once, before anything is read. */
  readonly hasBudget: () => boolean;
  /** Resolves after this many milliseconds. @default a timer */
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * Excel may hold the reading up, while a cell is edited for instance; no function waits longer. What costs
 * is not asked for before a budget is known, all the same: its cell says that it is not loaded yet.
 */
const patienceMs = 5000;

function readOnce(read: () => Promise<void>) {
  let begun: Promise<void> | undefined;
  const reading = {
    isDone: false,
    begin: () =>
      (begun ??= read()
        // No network for the code, or Excel refuses: the cells show what was saved.
        .catch(() => undefined)
        .finally(() => {
          reading.isDone = true;
        })),
  };
  return reading;
}

export function createOpenWorkbook({
  read,
  hasBudget,
  wait = waitByTimer,
}: OpenWorkbookOptions): OpenWorkbook {
  let parts: OpenWorkbookParts | undefined;
  let hasHeldBack = false;
  /** Credits spent before anybody has joined. */
  let earlySpent = 0;
  const reading = readOnce(read);
  let patience: Promise<void> | undefined;
  const loadSoon = () =>
    reading.isDone ? undefined : Promise.race([reading.begin(), (patience ??= wait(patienceMs))]);
  return {
    snapshot: {
      find: (requestId) => parts?.snapshot.find(requestId),
      ready: loadSoon,
    },
    spendingLimit: {
      allows: (credits) => parts?.options.allows(credits) ?? true,
      spent: (credits) => {
        if (parts) parts.options.spent(credits);
        else earlySpent += credits;
      },
      ready: () => (hasBudget() ? loadSoon() : undefined),
      isKnown: () => {
        const isKnown = reading.isDone || !hasBudget();
        hasHeldBack ||= !isKnown;
        return isKnown;
      },
    },
    isQuestionHeld: async (cell) => {
      await loadSoon();
      return reading.isDone ? (parts?.agreement.isHeld(cell) ?? false) : true;
    },
    hasHeldBack: () => hasHeldBack,
    join: (create) => {
      if (!parts) {
        parts = create();
        parts.options.spent(earlySpent);
      }
      return parts;
    },
    load: reading.begin,
  };
}
