import { ApiError, operations, type OperationId, type Usage } from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";
import type { UsageStore } from "./usage-store.js";

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first moment of the next month, in UTC. */
const nextMonth = (at: number) => {
  const date = new Date(at);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return next.toISOString().replace(".000", "");
};

export interface Account {
  /** Credits the call will be charged. @throws ApiError 403 where the key's allowance does not cover it. */
  price(key: ApiKey, operation: OperationId): number;
  charge(key: ApiKey, operation: OperationId, bytes: number): void;
  /** What the key used from one day to another, and what is left this month. */
  usageOf(key: ApiKey, days: { readonly from?: string; readonly to?: string }): Usage;
}

/** Charges calls by the contract's price table and holds keys to their monthly allowance. */
export function createAccount(store: UsageStore, now: () => number): Account {
  const usedBy = (key: ApiKey) => store.creditsInMonth(key.id, dayOf(now()).slice(0, 7));
  return {
    price: (key, operation) => {
      const { credits } = operations[operation];
      if (key.allowance === undefined || usedBy(key) + credits <= key.allowance) return credits;
      const until = nextMonth(now());
      throw new ApiError(
        "forbidden",
        `The monthly allowance of this API key, ${String(key.allowance)} credits, is used up until ${until.slice(0, 10)}.`,
        { refused: "allowance", until },
      );
    },
    charge: (key, operation, bytes) => {
      const { credits } = operations[operation];
      store.add({ keyId: key.id, date: dayOf(now()), operation, calls: 1, credits, bytes });
    },
    usageOf: (key, { from, to }) => {
      const today = dayOf(now());
      const first = from ?? `${today.slice(0, 7)}-01`;
      const last = to ?? today;
      const records = store.read({ keyId: key.id, from: first, to: last });
      const used = usedBy(key);
      const allowance = key.allowance ?? null;
      return {
        key: key.id,
        package: key.packageName,
        from: first,
        to: last,
        days: records.map(({ date, operation, calls, credits, bytes }) => ({
          date,
          operation,
          calls,
          credits,
          bytes,
        })),
        calls: records.reduce((sum, { calls }) => sum + calls, 0),
        credits: records.reduce((sum, { credits }) => sum + credits, 0),
        allowance: {
          credits: allowance,
          used,
          left: allowance === null ? null : Math.max(0, allowance - used),
          until: nextMonth(now()),
        },
        expires_at: key.expiresAt ?? null,
      };
    },
  };
}
