import { createKey, type KeyRecord, type KeyRecords } from "../../storage/index.js";
import { defaultPackage } from "../upstream/index.js";
import { without, type Account, type Accounts } from "./accounts.js";

/** Each account has one key. */
export interface AccountKeys {
  /** Of the account as it is now, where it has one that works. */
  present(account: Account): Promise<KeyRecord | undefined>;
  /** A new one, for the one time that it is shown; the one before it ends. */
  renew(account: Account): Promise<string>;
  end(account: Account): Promise<void>;
  /** The account is there no more: so are its key and its sessions. */
  close(account: Account): Promise<void>;
}

interface AccountKeysOptions {
  readonly accounts: Accounts;
  readonly records: Pick<KeyRecords, "read" | "add" | "revoke">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAccountKeys({ accounts, records, now }: AccountKeysOptions): AccountKeys {
  const at = () => new Date(now()).toISOString();
  const end = async (account: Account, to: (present: Account) => Account) => {
    let before: Account = account;
    await accounts.change(account.id, (present = account) => {
      before = present;
      return to(present);
    });
    if (before.keyId !== undefined) await records.revoke(before.keyId, at());
  };
  return {
    present: async ({ id: accountId }) => {
      const keyId = (await accounts.find(accountId))?.keyId;
      const { keys = [] } = (await records.read()) ?? {};
      return keys.find(({ id, revokedAt }) => id === keyId && revokedAt === undefined);
    },
    renew: async (account) => {
      const { name, team } = account;
      const { key, record } = createKey(name, defaultPackage, now(), { team });
      await records.add(record);
      let before: string | undefined;
      await accounts.change(account.id, (present = account) => {
        before = present.keyId;
        return { ...present, keyId: record.id };
      });
      if (before !== undefined) await records.revoke(before, at());
      return key;
    },
    end: (account) => end(account, (present) => without(present, "keyId")),
    close: (account) =>
      end(account, (present) => ({
        ...{ ...without(present, "keyId", "refreshToken"), endedAt: now() },
      })),
  };
}
