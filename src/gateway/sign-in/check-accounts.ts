import type { Account, Accounts } from "../../storage/index.js";
import { accountIdOf, type AccountKeys } from "../accounts/index.js";
import {
  AccountGone,
  ProviderFailure,
  SignInRefusal,
  toIdentity,
  type Provider,
  type SignInSettings,
} from "../provider/index.js";

interface CheckOptions {
  readonly accounts: Accounts;
  readonly keys: AccountKeys;
  readonly provider: Provider;
  readonly settings: SignInSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (problem: unknown) => void;
}

/** When a key ends unless its person signs in again; undefined where the provider is asked about the account. */
export const endOfKey = (
  { refreshToken, confirmedAt }: Account,
  { keyMs }: Pick<SignInSettings, "keyMs">,
): number | undefined => (refreshToken === undefined ? confirmedAt + keyMs : undefined);

/** Asks the provider with the account's refresh token, which may be worth nothing afterwards. */
async function confirm(
  { accounts, provider, settings, now }: CheckOptions,
  account: Account,
  token: string,
): Promise<void> {
  const { claims, refreshToken } = await provider.check(token);
  // Kept before anything else can fail: the one before it is not taken again.
  await accounts.change(account.id, (present = account) => ({ ...present, refreshToken }));
  if (claims === undefined) throw new ProviderFailure("The provider did not tell who it is.");
  const { subject, name, team, isAdmin } = toIdentity(claims, settings);
  if (accountIdOf(settings.issuer, subject) !== account.id)
    throw new ProviderFailure("The provider told of another account.");
  await accounts.change(account.id, (present = account) => ({
    ...{ ...present, name, team, isAdmin, confirmedAt: now() },
  }));
}

/** One process of many: whoever writes first asks, with the token that the account has then. */
async function claim({ accounts, now }: CheckOptions, account: Account): Promise<boolean> {
  let isOurs = false;
  await accounts.change(account.id, (present = account) => {
    // Another may have asked, and given the turn back, with a token that is not taken again.
    const isSame = present.refreshToken === account.refreshToken;
    isOurs = isSame && present.checkedAt === account.checkedAt;
    return isOurs ? { ...present, checkedAt: now() } : present;
  });
  return isOurs;
}

async function check(options: CheckOptions, account: Account): Promise<void> {
  const { accounts, keys, settings, now, onProblem } = options;
  const isLate = now() - account.confirmedAt > settings.keyMs;
  const close = async (why: string) => {
    if (await keys.close(account)) onProblem(`The key ${account.keyId ?? ""} has ended: ${why}.`);
  };
  if (account.refreshToken === undefined) {
    if (isLate) await close("nobody has signed in for it in time");
    return;
  }
  if (now() - account.checkedAt < settings.checkMs || !(await claim(options, account))) return;
  try {
    await confirm(options, account, account.refreshToken);
  } catch (error) {
    if (error instanceof AccountGone) return close("its account is there no more");
    if (error instanceof SignInRefusal)
      return close("its account may not use the gateway any more");
    if (!(error instanceof ProviderFailure)) throw error;
    if (isLate) return close("the provider could not be asked about its account for too long");
    // Asked again at the next look, and not after the whole interval.
    const { checkedAt } = account;
    await accounts.change(account.id, (present = account) => ({ ...present, checkedAt }));
    throw error;
  }
}

/** Looks at accounts that have keys, one after the other. @returns ends it */
export function keepChecking(options: CheckOptions, lookEveryMs: number): () => Promise<void> {
  const { accounts, onProblem } = options;
  let isSilent = false;
  /** Those that could not be asked about come last: they keep nobody from a look at the others. */
  const failed = new Set<string>();
  const lookAt = async (account: Account) => {
    failed.delete(account.id);
    try {
      await check(options, account);
    } catch (error) {
      failed.add(account.id);
      throw error;
    }
  };
  const look = async () => {
    const all = (await accounts.all()).filter(({ keyId }) => keyId !== undefined);
    const late = [...failed].flatMap((id) => all.find((one) => one.id === id) ?? []);
    try {
      for (const account of all) if (!failed.has(account.id)) await lookAt(account);
      for (const account of late) await lookAt(account);
      isSilent = false;
    } catch (error) {
      const isKnown = error instanceof ProviderFailure;
      if (!isKnown || !isSilent) onProblem(isKnown ? `ALARM: accounts: ${error.message}` : error);
      isSilent = isKnown;
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onProblem)
      .finally(() => (looking = undefined));
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
