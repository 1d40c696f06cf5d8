import { randomBytes } from "node:crypto";
import { without, type Account, type Accounts } from "../../storage/index.js";
import { accountIdOf } from "../accounts/index.js";
import type { Cookies } from "./cookies.js";
import {
  SignInBroken,
  SignInRefusal,
  toIdentity,
  type Identity,
  type Provider,
  type SignInSettings,
} from "../provider/index.js";
import { createSeal, isSameText } from "./seal.js";
import type { Sessions } from "./sessions.js";

/** Where somebody may be led after a sign-in, and nowhere else. */
export const returnPaths = ["/key", "/admin"] as const;
type ReturnPath = (typeof returnPaths)[number];

export interface SignIn {
  begin(returnTo: ReturnPath): Promise<{ readonly location: string; readonly cookie: string }>;
  /** @throws SignInBroken, SignInRefusal or ProviderFailure */
  finish(
    query: string,
    cookieHeader: string | undefined,
  ): Promise<{ readonly location: string; readonly cookies: readonly string[] }>;
}

interface SignInOptions {
  readonly settings: SignInSettings;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly secret: () => Promise<string>;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** For somebody to type a password and look for a telephone. */
const attemptMs = 10 * 60_000;

const random = () => randomBytes(32).toString("base64url");

/** What is known of an account once the provider has told who it is. */
async function remember(
  { accounts, settings, now }: Pick<SignInOptions, "accounts" | "settings" | "now">,
  { subject, name, team, isAdmin }: Identity,
  refreshToken: string | undefined,
): Promise<Account> {
  const id = accountIdOf(settings.issuer, subject);
  const known = await accounts.changeAs({ id, name }, (present) => {
    const rest = present === undefined ? {} : without(present, "endedAt");
    return {
      ...{ ...rest, id, name, team, isAdmin, confirmedAt: now(), checkedAt: now() },
      ...(refreshToken === undefined ? {} : { refreshToken }),
    };
  });
  if (known !== undefined) return known;
  throw new SignInRefusal(
    `Another account has the name ${name} here already. Ask an administrator: people need names of their own.`,
  );
}

/** The code flow, with PKCE; what it began with is sealed in a cookie of the browser. */
export function createSignIn(options: SignInOptions): SignIn {
  const { settings, provider, sessions, cookies, secret, publicUrl, now } = options;
  const seal = createSeal({ secret, use: "sign-in", now });
  const redirectUrl = `${publicUrl}/key/callback`;
  return {
    begin: async (returnTo) => {
      const checks = { state: random(), nonce: random(), verifier: random() };
      const sealed = await seal.seal({ ...checks, returnTo }, attemptMs);
      return {
        location: await provider.begin(checks, redirectUrl),
        cookie: cookies.write("sign-in", sealed, attemptMs),
      };
    },
    finish: async (query, cookieHeader) => {
      const sealed = cookies.read(cookieHeader, "sign-in");
      const began = sealed === undefined ? undefined : await seal.open(sealed);
      if (began === undefined) throw new SignInBroken("not begun here");
      const { state, nonce, verifier, returnTo } = began as Record<string, string>;
      const sent = new URLSearchParams(query).get("state") ?? "";
      if (state === undefined || nonce === undefined || verifier === undefined)
        throw new SignInBroken("not begun here");
      if (!isSameText(sent, state)) throw new SignInBroken("another state");
      const told = await provider.finish({ state, nonce, verifier }, `${redirectUrl}?${query}`);
      const account = await remember(options, toIdentity(told.claims, settings), told.refreshToken);
      const path = returnPaths.find((one) => one === returnTo) ?? "/key";
      return {
        location: publicUrl + path,
        cookies: [await sessions.begin(account.id), cookies.write("sign-in", "", 0)],
      };
    },
  };
}
