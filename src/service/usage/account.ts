import { ApiError, operations, type OperationId, type Usage } from "../../contract/index.js";
import type { ApiKey } from "../keys/index.js";
import { dayOf, nextMonth, toUsage } from "../../server/index.js";
import type { UsageStore } from "../../storage/index.js";

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
