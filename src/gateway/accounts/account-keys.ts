import {
  createKey,
  without,
  type Account,
  type Accounts,
  type KeyRecord,
  type KeyRecords,
} from "../../storage/index.js";
import { defaultPackage } from "../upstream/index.js";

/** Each account has one key. */
export interface AccountKeys {
  /** Of the account as it is now, where it has one that works. */
  present(account: Account): Promise<KeyRecord | undefined>;
  /** A new one, for the one time that it is shown; the one before it ends. Undefined where the account has ended. */
  renew(account: Account): Promise<string | undefined>;
  end(account: Account): Promise<void>;
  /**
   * The account is there no more: so are its key and its sessions.
   * @returns false where somebody has signed in since, or another process was first
   */
  close(account: Account): Promise<boolean>;
}

interface AccountKeysOptions {
  readonly accounts: Accounts;
  readonly records: Pick<KeyRecords, "read" | "add" | "revoke">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAccountKeys({ accounts, records, now }: AccountKeysOptions): AccountKeys {
  const at = () => new Date(now()).toISOString();
  const revoke = async (keyId: string | undefined) => {
    if (keyId !== undefined) await records.revoke(keyId, at());
  };
  /** The key ends before the account forgets it: of a process that is killed between, none is left that nobody ends. */
  const change = async (account: Account, to: (present: Account) => Account) => {
    const known = (await accounts.find(account.id)) ?? account;
    if (to(known) === known) return false;
    await revoke(known.keyId);
    let before = known;
    const after = await accounts.change(account.id, (present = account) => {
      before = present;
      return to(present);
    });
    if (before.keyId !== known.keyId && after.keyId !== before.keyId) await revoke(before.keyId);
    return after !== before;
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
      const isMade = await change(account, (present) =>
        present.endedAt === undefined ? { ...present, keyId: record.id } : present,
      );
      if (isMade) return key;
      await revoke(record.id);
      return undefined;
    },
    end: async (account) => {
      await change(account, (present) => without(present, "keyId"));
    },
    close: (account) =>
      change(account, (present) =>
        present.endedAt === undefined && present.confirmedAt === account.confirmedAt
          ? { ...without(present, "keyId", "refreshToken"), endedAt: now() }
          : present,
      ),
  };
}
