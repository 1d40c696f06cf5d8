import { ApiError, operations, type OperationId, type Usage } from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";
import type { UsageRecord, UsageStore } from "../../storage/index.js";

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first moment of the next month, in UTC. */
const nextMonth = (at: number) => {
  const date = new Date(at);
  const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return next.toISOString().replace(".000", "");
};

export interface Account {
  /** Before work begins. @throws ApiError 403 where the key's allowance does not cover the call */
  requireCovered(key: ApiKey, operation: OperationId): Promise<void>;
  /**
   * Charges the call, or nothing where the key's allowance does not cover it.
   * @returns credits charged
   * @throws ApiError 403 where it is not covered
   */
  charge(key: ApiKey, operation: OperationId, bytes: number): Promise<number>;
  /** What the key used from one day to another, and what is left this month. */
  usageOf(key: ApiKey, days: { readonly from?: string; readonly to?: string }): Promise<Usage>;
}

/** Charges calls by the contract's price table and holds keys to their monthly allowance. */
export function createAccount(store: UsageStore, now: () => number): Account {
  const usedBy = (key: ApiKey) => store.creditsInMonth(key.id, dayOf(now()).slice(0, 7));
  const notCovered = (allowance: number) => {
    const until = nextMonth(now());
    return new ApiError(
      "forbidden",
      `The monthly allowance of this API key, ${String(allowance)} credits, is used up until ${until.slice(0, 10)}.`,
      { refused: "allowance", until },
    );
  };
  return {
    requireCovered: async (key, operation) => {
      const { allowance } = key;
      if (allowance === undefined) return;
      if ((await usedBy(key)) + operations[operation].credits > allowance)
        throw notCovered(allowance);
    },
    charge: async (key, operation, bytes) => {
      const { allowance, id: keyId } = key;
      const { credits } = operations[operation];
      const record = { keyId, date: dayOf(now()), operation, calls: 1, credits, bytes };
      // Many at once cannot exceed it: the store looks and adds in one.
      if (await store.charge(record, allowance)) return credits;
      throw notCovered(allowance ?? 0);
    },
    usageOf: async (key, { from, to }) => {
      const today = dayOf(now());
      const first = from ?? `${today.slice(0, 7)}-01`;
      const last = to ?? today;
      const records = await store.read({ keyId: key.id, from: first, to: last });
      return toUsage(key, {
        ...{ from: first, to: last, records },
        ...{ used: await usedBy(key), until: nextMonth(now()) },
      });
    },
  };
}

interface Used {
  readonly from: string;
  readonly to: string;
  readonly records: readonly UsageRecord[];
  /** Credits of this month. */
  readonly used: number;
  /** When the next month begins. */
  readonly until: string;
}

function toUsage(key: ApiKey, { from, to, records, used, until }: Used): Usage {
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
