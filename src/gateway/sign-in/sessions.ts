import { randomBytes } from "node:crypto";
import type { Account, Accounts } from "../../storage/index.js";
import { createSeal, isSameText } from "./seal.js";
import type { Cookies } from "./cookies.js";

/** Somebody whom the provider has named, in one browser. */
export interface Session {
  readonly account: Account;
  /** What the session's own forms send back. */
  readonly formToken: string;
}

export interface Sessions {
  /** @returns the header that begins it */
  begin(accountId: string): Promise<string>;
  find(cookieHeader: string | undefined): Promise<Session | undefined>;
  /** @returns the header that ends it; those of the account in other browsers end as well */
  end(session: Session): Promise<string>;
  /** Whether a form is the session's own. */
  isOwnForm(session: Session, sent: string | undefined): boolean;
}

interface SessionsOptions {
  readonly accounts: Accounts;
  readonly cookies: Cookies;
  readonly secret: () => Promise<string>;
  readonly now: () => number;
}

/** As long as a right that was taken away at the provider lasts here at most. */
const sessionMs = 60 * 60_000;

export function createSessions({ accounts, cookies, secret, now }: SessionsOptions): Sessions {
  const seal = createSeal({ secret, use: "session", now });
  return {
    begin: async (account) => {
      const value = { account, formToken: randomBytes(16).toString("hex"), began: now() };
      return cookies.write("session", await seal.seal(value, sessionMs), sessionMs);
    },
    find: async (cookieHeader) => {
      const sealed = cookies.read(cookieHeader, "session");
      const value = sealed === undefined ? undefined : await seal.open(sealed);
      if (typeof value?.["account"] !== "string") return undefined;
      const { account: id, formToken, began } = value as Record<string, unknown>;
      const account = await accounts.find(String(id));
      const over = Math.max(account?.signedOutAt ?? 0, account?.endedAt ?? 0);
      if (account === undefined || Number(began) <= over) return undefined;
      return { account, formToken: String(formToken) };
    },
    end: async ({ account }) => {
      await accounts.change(account.id, (present = account) => ({
        ...present,
        signedOutAt: now(),
      }));
      return cookies.write("session", "", 0);
    },
    isOwnForm: ({ formToken }, sent = "") => isSameText(formToken, sent),
  };
}
