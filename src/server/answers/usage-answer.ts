import type { Usage } from "../../contract/index.js";
import type { UsageRecord } from "../../storage/index.js";

const dayMs = 24 * 60 * 60_000;
/** Nearly every call is of the day of the one before it. */
let last = { day: NaN, date: "" };

/** YYYY-MM-DD, in UTC. */
export function dayOf(at: number): string {
  const day = Math.floor(at / dayMs);
  if (day !== last.day) last = { day, date: new Date(at).toISOString().slice(0, 10) };
  return last.date;
}

/** The first moment of the next day, in UTC. */
export const nextDay = (at: number) => `${dayOf(at + dayMs)}T00:00:00Z`;

/** The first moment of the next month, in UTC. */
export const nextMonth = (at: number) => {
  const date = new Date(at);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return next.toISOString().replace(".000", "");
};

interface Used {
  readonly from: string;
  readonly to: string;
  readonly records: readonly UsageRecord[];
  /** Credits of this month. */
  readonly used: number;
  /** When the next month begins. */
  readonly until: string;
}

interface AccountedKey {
  readonly id: string;
  readonly packageName: string;
  readonly allowance?: number;
  readonly expiresAt?: string;
}

/** The answer of `GET /v1/usage`. */
export function toUsage(key: AccountedKey, { from, to, records, used, until }: Used): Usage {
  const allowed = key.allowance ?? null;
  return {
    key: key.id,
    package: key.packageName,
    from,
    to,
    days: records.map(({ date, operation, calls, credits, bytes }) => {
      return { date, operation, calls, credits, bytes };
    }),
    calls: records.reduce((sum, { calls }) => sum + calls, 0),
    credits: records.reduce((sum, { credits }) => sum + credits, 0),
    allowance: {
      ...{ credits: allowed, used, until },
      left: allowed === null ? null : Math.max(0, allowed - used),
    },
    expires_at: key.expiresAt ?? null,
  };
}
