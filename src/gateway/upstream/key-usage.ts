import type { UsageStore } from "../../storage/index.js";
import { hashOf } from "./upstream-keys.js";

/** What was asked with keys of the service whose allowance stands in their file. */
export type KeyUsage = Pick<UsageStore, "charge">;

/** No id of a person's key holds a colon. */
const ofService = "upstream:";

/** As whose usage a key of the service counts. */
export const usageIdOf = (key: string): string => `${ofService}${hashOf(key)}`;

/** Usage without that of the service's keys, which is the same credits once more. */
export const ofPeople = <Store extends Pick<UsageStore, "read">>(store: Store): Store => ({
  ...store,
  read: async (filter: Parameters<UsageStore["read"]>[0]) =>
    (await store.read(filter)).filter(({ keyId }) => !keyId.startsWith(ofService)),
});
