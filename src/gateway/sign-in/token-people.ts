import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../contract/index.js";
import {
  createKey,
  isNameTaken,
  type Account,
  type Accounts,
  type KeyRecord,
  type KeyRecords,
} from "../../storage/index.js";
import { accountIdOf } from "../accounts/index.js";
import type { Person } from "../people/index.js";
import {
  SignInRefusal,
  toIdentity,
  type Identity,
  type SignInSettings,
  type Tokens,
} from "../provider/index.js";
import { defaultPackage } from "../upstream/index.js";

/** People who present a token of the provider instead of a key. */
export interface TokenPeople {
  /** Undefined for what is no such token. @throws ApiError for one that does not open the gateway */
  find(headers: IncomingHttpHeaders): Promise<Person> | undefined;
}

interface TokenPeopleOptions {
  readonly settings: SignInSettings;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly records: Omit<KeyRecords, "close">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Claims = Awaited<ReturnType<Tokens["read"]>>;

/** How long what became of a token is taken as known. */
const knownMs = 10_000;
const mostKnown = 1000;

const tokenIn = ({ authorization = "" }: IncomingHttpHeaders) =>
  /^Bearer +(eyJ[\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization)?.[1];

/** Who it is; what an access token does not say is as it was at the last sign-in, where that is not too long ago. */
function identityOf(
  claims: Claims,
  account: Account | undefined,
  { settings, now }: TokenPeopleOptions,
): Identity {
  const { nameClaim, teamClaim, keyMs } = settings;
  const lacks = (claim: string | undefined) => claim !== undefined && claims[claim] === undefined;
  const isRecent = account?.endedAt === undefined && now() - (account?.confirmedAt ?? 0) < keyMs;
  if (account !== undefined && isRecent && (lacks(nameClaim) || lacks(teamClaim)))
    return { subject: claims.sub, ...account };
  try {
    return toIdentity(claims, settings);
  } catch (error) {
    if (error instanceof SignInRefusal) throw new ApiError("forbidden", error.message);
    throw error;
  }
}

const toPerson = ({ id, name, team, package: packageName }: KeyRecord): Person => ({
  ...{ id, name, packageName, team: team ?? "none" },
});

/** What calls are booked under: a record whose key nobody has. */
async function recordOf(
  options: TokenPeopleOptions,
  identity: Identity,
  accountId: string,
  issuedAt: number,
): Promise<KeyRecord> {
  const { accounts, records, now } = options;
  const { name, team, isAdmin } = identity;
  const before = (await accounts.find(accountId))?.tokenKeyId;
  const known = (await records.read())?.keys.find(({ id }) => id === before);
  if (known?.revokedAt !== undefined && issuedAt <= Date.parse(known.revokedAt))
    throw new ApiError("bad-key", "An administrator has ended what this token opened.");
  const isSame = known?.name === name && known.team === team && known.revokedAt === undefined;
  if (isSame) return known;
  const named = { id: accountId, name };
  const { record } = createKey(name, defaultPackage, now(), { team });
  const isTaken = isNameTaken(await accounts.all(), named);
  if (!isTaken) await records.add(record);
  const account = isTaken
    ? undefined
    : await accounts.changeAs(named, (present) =>
        present !== undefined && present.tokenKeyId !== before
          ? present
          : {
              ...{ id: accountId, isAdmin, confirmedAt: now(), checkedAt: now() },
              ...{ ...present, name, team, tokenKeyId: record.id },
            },
      );
  const at = new Date(now()).toISOString();
  if (account?.tokenKeyId === record.id) {
    if (known !== undefined) await records.revoke(known.id, at);
    return record;
  }
  if (!isTaken) await records.revoke(record.id, at);
  // Another process was first: its record is the one.
  if (account !== undefined) return recordOf(options, identity, accountId, issuedAt);
  throw new ApiError("forbidden", `Another account has the name ${name} here already.`);
}

export function createTokenPeople(options: TokenPeopleOptions): TokenPeople {
  const { settings, tokens, accounts } = options;
  const known = new LRUCache<string, Promise<Person>>({
    ...{ max: mostKnown, ttl: knownMs, perf: { now: options.now } },
  });
  // One after the other, so that many first calls of a person make one record.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const identify = async (token: string): Promise<Person> => {
    const claims = await tokens.read(token);
    const id = accountIdOf(settings.issuer, claims.sub);
    const account = await accounts.find(id);
    const issuedAt = claims.iat * 1000;
    if (account?.endedAt !== undefined && issuedAt <= account.endedAt)
      throw new ApiError("bad-key", "The account of this token has ended.");
    const identity = identityOf(claims, account, options);
    return toPerson(await inTurn(() => recordOf(options, identity, id, issuedAt)));
  };
  return {
    find: (headers) => {
      const token = tokenIn(headers);
      if (token === undefined) return undefined;
      const name = createHash("sha256").update(token).digest("base64url");
      const found = known.get(name) ?? identify(token);
      known.set(name, found, { noUpdateTTL: true });
      found.catch(() => known.delete(name));
      return found;
    },
  };
}
