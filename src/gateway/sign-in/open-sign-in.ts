import { createAccountKeys } from "../accounts/index.js";
import { openProvider, type SignInSettings } from "../provider/index.js";
import type { Accounts, KeyRecords } from "../../storage/index.js";
import { endOfKey, keepChecking } from "./check-accounts.js";
import { createCookies } from "./cookies.js";
import type { SignInParts } from "./register-key-page.js";
import { createSessions } from "./sessions.js";
import { createSignIn } from "./sign-in.js";
import { createTokenPeople, type TokenPeople } from "./token-people.js";

interface OpenOptions {
  readonly settings: SignInSettings;
  readonly accounts: Accounts;
  readonly records: Omit<KeyRecords, "close">;
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Between two looks at who is to be asked about. @default one minute */
  readonly lookEveryMs?: number | undefined;
  readonly onProblem: (error: unknown) => void;
}

/** What the gateway works with where people can sign in. */
export interface OpenSignIn extends SignInParts {
  readonly tokenPeople: TokenPeople;
  close(): Promise<void>;
}

/** How people sign in, at the provider that the settings name. */
export function openSignIn(options: OpenOptions): OpenSignIn {
  const { settings, accounts, records, publicUrl, now, onProblem } = options;
  const secret = async () => {
    const known = await records.read();
    if (known === undefined) throw new Error(`There are no keys in ${records.place} any more.`);
    return known.linkSecret;
  };
  const { provider, tokens, close } = openProvider({ settings, now, onProblem });
  const cookies = createCookies({ isSecure: publicUrl.startsWith("https:") });
  const sessions = createSessions({ accounts, cookies, secret, now });
  const keys = createAccountKeys({ accounts, records, now });
  const signIn = createSignIn({
    ...{ settings, provider, accounts, sessions, cookies, secret, publicUrl, now },
  });
  const stopChecking = keepChecking(
    { accounts, keys, provider, settings, now, onProblem },
    options.lookEveryMs ?? 60_000,
  );
  return {
    ...{ signIn, sessions, keys, publicUrl },
    endOf: ({ account }) => endOfKey(account, settings),
    tokenPeople: createTokenPeople({ settings, tokens, accounts, records, now }),
    close: async () => {
      await stopChecking();
      await close();
    },
  };
}
