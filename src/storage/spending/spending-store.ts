/** What was spent against limits, calls under way included. A port: memory of one process, or a database that several share. */

export interface SpendingSum {
  readonly name: string;
  /** A day, YYYY-MM-DD, or a month, YYYY-MM, in UTC. */
  readonly period: string;
  /** Credits; undefined: any number. */
  readonly limit: number | undefined;
}

/** A call to be made, which counts in each of these sums. */
export interface SpendingCall {
  readonly keyId: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
  readonly operation: string;
  readonly credits: number;
  readonly sums: readonly SpendingSum[];
}

/** Credits of one call that are set aside. */
interface SetAside {
  /** What the call has cost, in the place of what was set aside; once. It is usage of the key then. */
  settle(credits: number): Promise<void>;
}

/** The sum that has no room for a call; nothing was set aside. */
interface Full {
  readonly full: SpendingSum;
}

export interface SpendingStore {
  /** Sets a call's credits aside in all of its sums, or in none: many at once do not pass a limit. */
  setAside(call: SpendingCall): Promise<SetAside | Full>;
  /** Credits of a sum, as last known. */
  spent(name: string, period: string): number;
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

/** Usage of a call's key, besides the calls and bytes of who was answered. */
export const toUsageOf = ({ keyId, date, operation }: SpendingCall, credits: number) => ({
  ...{ keyId, date, operation, credits },
  ...{ calls: 0, bytes: 0 },
});

/** Sums that are known, of the day and the month that were asked for last. */
export function createKnownSums() {
  const byPeriod = new Map<string, Map<string, number>>();
  const spent = (name: string, period: string) => byPeriod.get(period)?.get(name) ?? 0;
  const set = (name: string, period: string, credits: number) => {
    const names = byPeriod.get(period) ?? new Map<string, number>();
    byPeriod.set(period, names.set(name, credits));
  };
  return {
    ...{ spent, set },
    add: (sums: readonly Pick<SpendingSum, "name" | "period">[], credits: number) => {
      for (const { name, period } of sums) set(name, period, spent(name, period) + credits);
    },
    /** The first that has no room. */
    fullAmong: ({ sums, credits }: SpendingCall) =>
      sums.find(
        ({ name, period, limit = Infinity }) =>
          credits > 0 && spent(name, period) + credits > limit,
      ),
    all: () =>
      [...byPeriod].flatMap(([period, names]) =>
        [...names].map(([name, credits]) => ({ name, period, spent: credits })),
      ),
    forgetAllBut: (periods: readonly string[]) => {
      for (const period of byPeriod.keys()) if (!periods.includes(period)) byPeriod.delete(period);
    },
  };
}
export type KnownSums = ReturnType<typeof createKnownSums>;

export const periodsOf = (date: string) => [date, date.slice(0, 7)];
