import { createWorkbookPart } from "./workbook-part.js";
import type { WorkbookPart } from "./workbook-part.js";

/** A choice and when it was made: of two people's the later one holds. */
interface Choice<T> {
  readonly value: T;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What people chose for this workbook, and what its formulas have cost. */
export interface StoredOptions {
  readonly refreshOnOpen?: Choice<boolean> | undefined;
  /** Credits a day for everybody who has it open; null for no limit. */
  readonly budget?: Choice<number | null> | undefined;
  /** Credits by day ("2026-11-20") and session: each session counts its own, so that sums merge. */
  readonly spent?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

const keptDays = 7;

export const optionsPart: WorkbookPart<StoredOptions> = createWorkbookPart<StoredOptions>({
  namespace: "urn:stat-for-excel:options",
  version: 1,
  empty: {},
  migrate: (data, version) => (version === 1 ? readOptions(data) : undefined),
  merge: mergeOptions,
  bound: (options) => ({
    ...options,
    spent: Object.fromEntries(
      Object.entries(options.spent ?? {})
        .sort(([left], [right]) => right.localeCompare(left))
        .slice(0, keptDays),
    ),
  }),
});

/** What can be used of a part, whoever wrote it: the client asks these before every call. */
function readOptions(data: unknown): StoredOptions | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { refreshOnOpen, budget, spent } = data as Readonly<Record<string, unknown>>;
  const isFlag = (value: unknown) => typeof value === "boolean";
  const isAmount = (value: unknown) => Number.isFinite(value) && (value as number) >= 0;
  return {
    refreshOnOpen: readChoice<boolean>(refreshOnOpen, isFlag),
    budget: readChoice<number | null>(budget, (value) => value === null || isAmount(value)),
    spent: Object.fromEntries(
      entriesOf(spent).map(([day, sessions]) => [
        day,
        Object.fromEntries(
          entriesOf(sessions).filter((entry): entry is [string, number] => isAmount(entry[1])),
        ),
      ]),
    ),
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

function readChoice<T>(
  choice: unknown,
  isValue: (value: unknown) => boolean,
): Choice<T> | undefined {
  const { value, at } = (choice ?? {}) as Partial<Choice<T>>;
  return isValue(value) && typeof at === "number" && Number.isFinite(at)
    ? { value: value as T, at }
    : undefined;
}

function mergeOptions(left: StoredOptions, right: StoredOptions): StoredOptions {
  return {
    refreshOnOpen: later(left.refreshOnOpen, right.refreshOnOpen),
    budget: later(left.budget, right.budget),
    spent: mergeSpent(left.spent ?? {}, right.spent ?? {}),
  };
}

function later<T>(
  left: Choice<T> | undefined,
  right: Choice<T> | undefined,
): Choice<T> | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  if (left.at !== right.at) return left.at > right.at ? left : right;
  // Chosen in the same millisecond: any rule will do that does not depend on the order.
  return JSON.stringify(left.value) >= JSON.stringify(right.value) ? left : right;
}

type Spent = NonNullable<StoredOptions["spent"]>;

/** A session's count only grows, so the larger one is the newer one. */
function mergeSpent(left: Spent, right: Spent): Spent {
  const days = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return Object.fromEntries(
    days.map((day) => {
      const sessions = { ...left[day] };
      for (const [session, credits] of Object.entries(right[day] ?? {})) {
        sessions[session] = Math.max(sessions[session] ?? 0, credits);
      }
      return [day, sessions];
    }),
  );
}
