import type { Database, Query } from "../postgres/database.js";
import { askOrLastKnown } from "../postgres/replicas.js";
import { watchChannel, type WatchedDatabase } from "../postgres/announcements/watch-channel.js";
import {
  createLinkSecret,
  type KeyRecord,
  type KeyRecords,
  type KeySet,
  type WatchedKeys,
} from "./key-records.js";

interface KeyRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly package: string;
  readonly hash: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
  readonly expires_at: string | null;
  readonly allowance: number | null;
  readonly requests_per_minute: number | null;
  readonly team: string | null;
}

const toRecord = (row: KeyRow): KeyRecord => ({
  ...{ id: row.id, name: row.name, package: row.package, hash: row.hash },
  createdAt: row.created_at,
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  ...(row.allowance === null ? {} : { allowance: row.allowance }),
  ...(row.team === null ? {} : { team: row.team }),
  ...(row.requests_per_minute === null ? {} : { requestsPerMinute: row.requests_per_minute }),
});

const announce = (query: Query) => query("notify stat_keys");

async function readSecret(query: Query): Promise<string | undefined> {
  const [row] = await query<{ value: string }>(
    "select value from stat.secrets where name = 'links'",
  );
  return row?.value;
}

/** Made by whoever needs it first; all others then have the same. */
async function makeSecret(query: Query): Promise<string> {
  const made = createLinkSecret();
  await query(
    "insert into stat.secrets (name, value) values ('links', $1) on conflict do nothing",
    [made],
  );
  return (await readSecret(query)) ?? made;
}

async function readKeys(query: Query): Promise<KeySet> {
  const linkSecret = (await readSecret(query)) ?? (await makeSecret(query));
  const rows = await query<KeyRow>("select * from stat.keys order by created_at, id");
  return { linkSecret, keys: rows.map(toRecord) };
}

/** Keys in the database, shared by every process on it. */
export function createPostgresKeys(database: Database): KeyRecords {
  return {
    place: database.place,
    read: () => database.transaction(readKeys),
    add: (record) =>
      database.transaction(async (query) => {
        await query(
          `insert into stat.keys
             (id, name, package, hash, created_at, revoked_at, expires_at, allowance, requests_per_minute, team)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            ...[record.id, record.name, record.package, record.hash, record.createdAt],
            ...[record.revokedAt, record.expiresAt, record.allowance, record.requestsPerMinute],
            record.team,
          ].map((value) => value ?? null),
        );
        await announce(query);
      }),
    revoke: (id, at) =>
      database.transaction(async (query) => {
        const [row] = await query<KeyRow>("select * from stat.keys where id = $1 for update", [id]);
        if (row === undefined || row.revoked_at !== null) return row && toRecord(row);
        await query("update stat.keys set revoked_at = $2 where id = $1", [id, at]);
        await announce(query);
        return toRecord(row);
      }),
    rotateLinks: () =>
      database.transaction(async (query) => {
        await query(
          `insert into stat.secrets (name, value) values ('links', $1)
           on conflict (name) do update set value = excluded.value`,
          [createLinkSecret()],
        );
        await announce(query);
      }),
    close: () => database.close(),
  };
}

/**
 * Keys of the database as they are announced; those last read stay in force while it does not answer. At first
 * they may be a replica's; later not, which may not know yet that a key was revoked.
 * @throws Error where they cannot be read at first
 */
export async function watchPostgresKeys(watched: WatchedDatabase): Promise<WatchedKeys> {
  const { database, replicas, announcements, onProblem } = watched;
  let keys = await askOrLastKnown(database, replicas, (one) => one.transaction(readKeys));
  let text = JSON.stringify(keys);
  const look = async () => {
    const found = await database.transaction(readKeys);
    const foundText = JSON.stringify(found);
    if (foundText !== text) [keys, text] = [found, foundText];
  };
  watchChannel({ announcements, channel: "stat_keys", look, onProblem });
  return { present: () => keys };
}
